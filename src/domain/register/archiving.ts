import type { Edits } from '../editing.ts';
import { type AnyRow, archivedStatus, type Register } from './register.ts';

/** Edit that archives a row, or takes it out of the archive. `today`: yyyy-MM-dd. */
export function archiveEdits(
  register: Register,
  row: AnyRow,
  archived: boolean,
  today: string,
): Edits<Record<string, unknown>> {
  const status = archived ? archivedStatus(register) : (register.blank['status'] ?? 'active');
  const wishes = { ...register.archiving?.(archived, today), status };
  return Object.fromEntries(
    Object.entries(wishes).map(([field, shallBe]) => [field, { was: row[field] ?? null, shallBe }]),
  );
}
