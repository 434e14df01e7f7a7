import { undone, wished } from '#domain/editing.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { createInput, type EditInput } from '#domain/register/policies.ts';
import type { AnyRow } from '#domain/register/register.ts';
import type { Store } from '#store/database.ts';
import { rowsInParts } from '#store/register/rows-in-parts.ts';
import { untriedRows } from '#store/register/untried-rows.ts';
import type { RegisterView } from '../register-view.ts';
import { archiveEdit, discarded, editInput } from '../save-row.ts';
import type { RowChange } from './import-draft.ts';
import { type Progress, sending } from './sending.ts';

function* each<One, Made>(all: Iterable<One>, make: (one: One) => Made): Generator<Made> {
  for (const one of all) yield make(one);
}

const asEdits = (edits: EditInput<AnyRow>[]) => ({ edits });

/** Adds rows in their order, many a submission, each under its own id: begun again, it adds none twice. */
export async function addImported(
  { register, operations }: RegisterView,
  rows: readonly AnyRow[],
  progress: Progress,
): Promise<void> {
  const said = each(rows, (row): AnyRow => ({ ...createInput(register, row), id: row.id }));
  await sending(progress)(operations.addMany, said, (part) => ({ rows: part }));
}

/** Changes the rows that are here. Begun again, it finds those that are changed already as they shall be. */
export async function changeImported(
  view: RegisterView,
  changes: readonly RowChange[],
  progress: Progress,
): Promise<void> {
  const edits = each(changes, ({ row, edits: wishes }) => editInput(view, row, wishes));
  await sending(progress)(view.operations.editMany, edits, asEdits);
}

/** Gives the rows that an import changed their values of before. What somebody else changed since clashes. */
export async function takeChangesBack(
  view: RegisterView,
  changes: readonly RowChange[],
  progress: Progress,
): Promise<void> {
  const back = each(changes, ({ row, edits }) =>
    editInput(view, wished(row, edits), undone(edits)),
  );
  await sending(progress)(view.operations.editMany, back, asEdits);
}

/**
 * Takes rows back: gone where no server heard of them, else archived. Rows archived since stay as they are.
 */
export async function undoImport(
  view: RegisterView,
  store: Store,
  ids: readonly string[],
  progress: Progress,
): Promise<void> {
  const { register, operations } = view;
  const wanted = new Set(ids);
  const gone = new Set<string>();
  for (const { itemId, rowIds } of await untriedRows(store, register)) {
    // One with a row of something else stays, and its rows are archived behind it.
    const isOfImport = rowIds.every((id) => wanted.has(id));
    if (isOfImport && (await discarded(itemId))) for (const id of rowIds) gone.add(id);
  }
  progress.onDone(gone.size);
  const left = ids.filter((id) => !gone.has(id));
  const send = sending({ ...progress, done: gone.size });
  for await (const rows of rowsInParts(store, register, left)) {
    const archiving = rows.filter((row) => !isArchived(row)).map((row) => archiveEdit(view, row));
    await send(operations.editMany, archiving, asEdits);
  }
}
