import { divided } from '#domain/register/divide.ts';
import { undone, wished } from '#domain/editing.ts';
import { createInput, type EditInput } from '#domain/register/policies.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { AnyRow } from '#domain/register/register.ts';
import { newId } from '#domain/values/new-id.ts';
import type { Store } from '#store/database.ts';
import { untriedRows } from '#store/register/untried-rows.ts';
import { queueMany } from '../../api/sync/queue-many.ts';
import type { RegisterView } from '../register-view.ts';
import { archiveEdit, discarded, editInput } from '../save-row.ts';
import type { RowChange } from './import-draft.ts';

/** Says how many are done; answers false to stop. */
export type OnDone = (done: number) => boolean;

/** Adds rows in their order, many a submission, each under its own id: begun again, it adds none twice. */
export async function addImported(
  { register, operations }: RegisterView,
  rows: readonly AnyRow[],
  onDone: OnDone,
): Promise<void> {
  const said = rows.map((row): AnyRow => ({ ...createInput(register, row), id: row.id }));
  let done = 0;
  for (const part of divided(said)) {
    await queueMany(operations.addMany, [{ id: newId(), input: { rows: part } }]);
    done += part.length;
    if (!onDone(done)) return;
  }
}

/** Sends edits in their order, many a submission. `done`: how many were done before. */
async function sendEdits(
  { operations }: RegisterView,
  edits: readonly EditInput<AnyRow>[],
  { done: before, onDone }: { done: number; onDone: OnDone },
): Promise<void> {
  let done = before;
  for (const part of divided(edits)) {
    await queueMany(operations.editMany, [{ id: newId(), input: { edits: part } }]);
    done += part.length;
    if (!onDone(done)) return;
  }
}

/** Changes the rows that are here. Begun again, it finds those that are changed already as they shall be. */
export function changeImported(
  view: RegisterView,
  changes: readonly RowChange[],
  progress: { done: number; onDone: OnDone },
): Promise<void> {
  const edits = changes.map(({ row, edits: wishes }) => editInput(view, row, wishes));
  return sendEdits(view, edits, progress);
}

/** Gives the rows that an import changed their values of before. What somebody else changed since clashes. */
export function takeChangesBack(
  view: RegisterView,
  changes: readonly RowChange[],
  progress: { done: number; onDone: OnDone },
): Promise<void> {
  const back = changes.map(({ row, edits }) => editInput(view, wished(row, edits), undone(edits)));
  return sendEdits(view, back, progress);
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
  const { register, queries } = view;
  const wanted = new Set(ids);
  const gone = new Set<string>();
  for (const { itemId, rowIds } of await untriedRows(store, register)) {
    // One with a row of something else stays, and its rows are archived behind it.
    const isOfImport = rowIds.every((id) => wanted.has(id));
    if (isOfImport && (await discarded(itemId))) for (const id of rowIds) gone.add(id);
  }
  if (!onDone(gone.size)) return;
  const left = (await queries.all(store)).filter(
    (row) => wanted.has(row.id) && !gone.has(row.id) && !isArchived(row),
  );
  const archiving = left.map((row) => archiveEdit(view, row));
  await sendEdits(view, archiving, { done: gone.size, onDone });
}
