import { assignRole, endRole } from '#domain/access/administration.ts';
import type { Operation } from '#domain/operation.ts';
import type { Role } from '#domain/permissions.ts';
import type { RegisterOperations } from '#domain/register/register-operations.ts';
import type { RowEvent } from '#domain/register/row-history.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import type { AuditedRecord, AuditLine } from '../../audit/audit-line.ts';
import { placeOf } from '../../audit/operation-lines.ts';
import { auditedRow } from '../../register/audited-row.ts';
import { changesOf } from '../../register/row-events.ts';

/** Something that was done to a row, as its history tells it. */
export interface Happened extends Pick<RowEvent, 'what' | 'changes'> {
  t: string;
  rowId: string;
}

/** Something that somebody of the sample did, or tried: `administered` outside of the queue. */
export type Act =
  | {
      is: 'executed';
      operation: Operation;
      input: unknown;
      record: AuditedRecord;
      event?: Happened;
    }
  | { is: 'refused'; operation: Operation; input: unknown; error: string }
  | { is: 'administered'; line: Omit<AuditLine, 'actorId' | 'deviceId'> };

interface Kept {
  register: Register;
  operations: Pick<RegisterOperations, 'create' | 'edit'>;
}

/** A row as it is, made of one that said something else. */
export function edited({ register, operations }: Kept, row: AnyRow, was: object): Act {
  const before = { ...row, ...was };
  const changes = changesOf(register, before, row);
  return {
    is: 'executed',
    operation: operations.edit as Operation,
    input: row,
    record: auditedRow(register, { row, before }),
    event: { t: register.entity.name, rowId: row.id, what: 'changed', changes },
  };
}

export function created({ register, operations }: Kept, row: AnyRow): Act {
  return {
    is: 'executed',
    operation: operations.create as Operation,
    input: row,
    record: auditedRow(register, { row, before: null }),
    event: { t: register.entity.name, rowId: row.id, what: 'created', changes: [] },
  };
}

interface RoleOf {
  assignmentId: string;
  accountId: string;
  role: Role;
  churchId: string;
}

function aboutRole(action: string, { assignmentId, accountId, role, churchId }: RoleOf): Act {
  const scope = { scope: 'church', scopeId: churchId } as const;
  const line = {
    action,
    entity: 'roleAssignment',
    entityId: assignmentId,
    ...placeOf({ kind: 'church', id: churchId }),
    details: { accountId, role, title: role, ...scope },
  };
  return { is: 'administered', line };
}

export const roleGiven = (of: RoleOf): Act => aboutRole(assignRole.name, of);
export const roleTaken = (of: RoleOf): Act => aboutRole(endRole.name, of);
