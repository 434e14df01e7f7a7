import type { Outcome } from '#domain/audit-log/outcomes.ts';
import type { May, Operation } from '#domain/operation.ts';
import { grantFor, roleTitle, type Subject } from '#domain/permissions.ts';
import type { Caller } from '../caller.ts';
import type { Effect } from '../sync/effect.ts';
import { actorOf, type AuditedRecord, type AuditLine } from './audit-line.ts';

/** What nobody but the person, or those who talk with each other, has to do with: only its handler writes of it. */
const ofPersons: ReadonlySet<May> = new Set<May>(['signedIn', 'anyone', 'chat.use']);

export function isPrivate({ may }: Pick<Operation, 'may'>): boolean {
  return ofPersons.has(may);
}

/** The place and the group of a subject. */
export function placeOf(subject: Subject): Pick<AuditLine, 'placeId' | 'groupId'> {
  switch (subject.kind) {
    case 'church':
    case 'churchGroup':
      return { placeId: subject.id };
    case 'group':
      return { placeId: subject.churchId, groupId: subject.id };
    default:
      return {};
  }
}

/** The first row that the effect writes: what the operation is about, where its handler says nothing else. */
function recordIn({ replaces, inserts }: Effect): AuditedRecord[] {
  for (const [entity, rows] of Object.entries({ ...replaces, ...inserts })) {
    const [row] = rows;
    if (row && 'id' in row) return [{ entity, entityId: String(row.id) }];
  }
  return [];
}

interface Executed {
  operation: Operation;
  input: unknown;
  caller: Caller;
  /** ISO, the device's clock. */
  doneAt: string;
  outcome: Outcome;
}

function roleFor({ operation, caller }: Executed, subject: Subject): string | null {
  const permission = operation.may;
  if (permission === 'signedIn' || permission === 'anyone') return null;
  const grant = grantFor(caller.grants, permission, subject);
  return grant ? roleTitle(grant) : null;
}

/** The line of one record; where it is, if that is not the subject of the operation. */
function lineOf(executed: Executed, record: AuditedRecord): AuditLine {
  const { operation, input, caller, doneAt, outcome } = executed;
  const { subject = operation.subject(input), ...told } = record;
  return {
    ...actorOf(caller),
    ...placeOf(subject),
    ...told,
    action: operation.name,
    role: roleFor(executed, subject),
    doneAt,
    outcome,
  };
}

/**
 * The lines of an operation that was executed. Asked where operations are executed, so that no handler can forget it: one
 * that says nothing has a line about the first row that it writes, one that writes nothing has none.
 */
export function linesOf(executed: Executed, effect: Effect): AuditLine[] {
  const told = effect.audit ?? (isPrivate(executed.operation) ? [] : recordIn(effect));
  return told.map((record) => lineOf(executed, record));
}
