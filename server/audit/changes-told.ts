import { fieldNamed, type Register } from '#domain/register/register.ts';
import type { RowEvent } from '#domain/register/row-history.ts';
import type { AuditChange } from './audit-line.ts';

/** Changes without the values of fields that are sensitive. */
export function withoutSensitive(
  changes: RowEvent['changes'],
  isSensitive: (field: string) => boolean,
): AuditChange[] {
  return changes.map(({ field, was, became }) =>
    isSensitive(field) ? { field, hidden: true } : { field, was, became },
  );
}

/** Changes of a row as the audit tells them. */
export function changesTold(register: Register, changes: RowEvent['changes']): AuditChange[] {
  return withoutSensitive(changes, (field) => fieldNamed(register, field)?.sensitive === true);
}
