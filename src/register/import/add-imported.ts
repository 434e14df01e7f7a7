import { type AnyRow, isArchived, writableFields } from '#domain/register/register.ts';
import type { Store } from '#store/database.ts';
import { queueMany } from '../../api/sync/queue-many.ts';
import type { RegisterView } from '../register-view.ts';
import { takeBackNew } from '../save-row.ts';

/** Says how many are done; answers false to stop. */
export type OnDone = (done: number) => boolean;

/** Adds rows in their order, each under its own id: begun again, it adds none twice. */
export async function addImported(
  { register, operations }: RegisterView,
  rows: readonly AnyRow[],
  onDone: OnDone,
): Promise<void> {
  const fields = [...writableFields(register), ...register.place];
  const submissions = rows.map((row) => ({
    id: row.id,
    input: Object.fromEntries(fields.map((field) => [field, row[field]])),
  }));
  await queueMany(operations.create, submissions, onDone);
}

/**
 * Takes rows back: gone where no server heard of them, else archived. Rows archived since stay as they are.
 */
export async function undoImport(
  view: RegisterView,
  store: Store,
  ids: readonly string[],
  onDone: OnDone,
): Promise<void> {
  const known = new Map((await view.queries.all(store)).map((row) => [row.id, row]));
  for (const [at, id] of ids.entries()) {
    const row = known.get(id);
    if (row && !isArchived(row)) await takeBackNew(view, row);
    if (!onDone(at + 1)) return;
  }
}
