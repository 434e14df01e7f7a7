import type { Register } from '#domain/register/register.ts';
import { changesTold } from '../audit/changes-told.ts';
import type { AuditedRecord } from '../audit/audit-line.ts';
import type { WrittenRow } from './register-hooks.ts';
import { changesOf } from './row-events.ts';

/** What the audit tells of a row: where it is now, and what was changed of it. */
export function auditedRow(register: Register, { row, before }: WrittenRow): AuditedRecord {
  return {
    entity: register.entity.name,
    entityId: row.id,
    subject: register.subject({ ...row }),
    changes: before ? changesTold(register, changesOf(register, before, row)) : [],
  };
}
