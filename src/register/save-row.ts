import { type Edits, editsBetween, undone, wished } from '#domain/editing.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { archiveEdits } from '#domain/register/archiving.ts';
import { createInput, type EditInput } from '#domain/register/policies.ts';
import { type AnyRow, editableFields } from '#domain/register/register.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import { newId } from '#domain/values/new-id.ts';
import { databases, storeOf, type Store } from '#store/database.ts';
import type { NewPicture } from '#store/outbox/waiting-picture.ts';
import { isUntried } from '#store/outbox/item.ts';
import { discardItem, itemOf } from '#store/outbox/outbox.ts';
import { forgetRefused, type RefusedRow } from '#store/register/refused-rows.ts';
import { call } from '../api/calls/call.ts';
import { callWithPictures } from '../api/calls/call-with-pictures.ts';
import { attempt } from '../ui/snackbar/attempt.ts';
import { offerUndo } from '../ui/snackbar/offer-undo.ts';
import { capitalised } from '#domain/capitalised.ts';
import { newPictures } from './picture/chosen-pictures.ts';
import type { RegisterView } from './register-view.ts';

type RowEdits = Edits<Record<string, unknown>>;

/** Edits of one row, with the submission's id. */
interface Saved {
  itemId: string;
  row: AnyRow;
  edits: RowEdits;
}

export async function storeHere(): Promise<Store> {
  return must(await storeOf(databases()), 'a signed-in person');
}

/** Whether it could be taken away before any server heard of it. */
export async function discarded(itemId: string): Promise<boolean> {
  const here = await storeHere();
  const item = await itemOf(here, itemId);
  if (!item || !isUntried(item)) return false;
  try {
    await discardItem(here, itemId);
    return true;
  } catch (error) {
    // On its way since.
    if (error instanceof Failure && error.code === 'conflict') return false;
    throw error;
  }
}

/** Fields that a register's calls need before any look-up: the id of a row, and its place. */
function placed({ register }: RegisterView, row: AnyRow): Record<string, unknown> {
  return { id: row.id, ...Object.fromEntries(register.place.map((field) => [field, row[field]])) };
}

/** Edits of a row as a submission carries them, with where the row belongs. */
export function editInput(view: RegisterView, row: AnyRow, edits: RowEdits): EditInput<AnyRow> {
  return { ...placed(view, row), edits } as EditInput<AnyRow>;
}

async function send(
  view: RegisterView,
  { itemId, row, edits }: Saved,
  pictures: readonly NewPicture[] = [],
): Promise<void> {
  const input = editInput(view, row, edits) as never;
  if (pictures.length === 0) await call(view.operations.edit, input, { id: itemId });
  else await callWithPictures(view.operations.edit, input, { id: itemId, pictures });
}

/** Edits of rows as one submission. */
interface SavedMany {
  itemId: string;
  all: readonly Pick<Saved, 'row' | 'edits'>[];
}

async function sendMany(view: RegisterView, { itemId, all }: SavedMany): Promise<void> {
  const edits = all.map(({ row, edits: wishes }) => editInput(view, row, wishes));
  await call(view.operations.editMany, { edits }, { id: itemId });
}

async function takeBackMany(view: RegisterView, { itemId, all }: SavedMany): Promise<void> {
  if (await discarded(itemId)) return;
  const back = all.map(({ row, edits }) => ({ row: wished(row, edits), edits: undone(edits) }));
  await sendMany(view, { itemId: newId(), all: back });
}

/** Somebody else's change meanwhile is no longer undone: it clashes like any other. */
async function takeBack(view: RegisterView, { itemId, row, edits }: Saved): Promise<void> {
  if (await discarded(itemId)) return;
  await send(view, { itemId: newId(), row: wished(row, edits), edits: undone(edits) });
}

/** Sends edits of one row alone, of several as one submission. Answers how to take them back. */
async function sendAll(view: RegisterView, all: SavedMany['all']): Promise<() => Promise<void>> {
  const itemId = newId();
  const [only, ...others] = all;
  if (only && others.length === 0) {
    const saved = { itemId, ...only };
    await send(view, saved);
    return () => takeBack(view, saved);
  }
  await sendMany(view, { itemId, all });
  return () => takeBackMany(view, { itemId, all });
}

/** The edits that make one row of another, in the fields that somebody can write. */
export function rowEdits({ register }: RegisterView, before: AnyRow, after: AnyRow): RowEdits {
  return editsBetween<AnyRow, string>(before, after, editableFields(register));
}

/** Says that something was saved, and offers to take it back. */
export type SayIt = () => void;

/** Saves a change, under the id of the refused one that it mends where there is one. */
export async function saveEdits(
  view: RegisterView,
  row: AnyRow,
  edits: RowEdits,
  mends?: string,
): Promise<SayIt> {
  if (Object.keys(edits).length === 0) return () => undefined;
  const saved = { itemId: mends ?? newId(), row, edits };
  await send(view, saved, await newPictures(view.register, wished(row, edits), row));
  const text = `${capitalised(view.register.words.one)} saved`;
  return () => offerUndo(text, () => void attempt(takeBack(view, saved)));
}

/** By this device's clock: the row belongs to no church that would have another day. */
function toArchive({ register }: RegisterView, row: AnyRow, archived: boolean): RowEdits {
  return archiveEdits(register, row, archived, dayHere());
}

/** The edit that archives a row, with where it belongs. */
export function archiveEdit(view: RegisterView, row: AnyRow): EditInput<AnyRow> {
  return editInput(view, row, toArchive(view, row, true));
}

/** Takes a new row back: it is gone if no server heard of it, else it is archived. */
export async function takeBackNew(view: RegisterView, row: AnyRow): Promise<void> {
  if (await discarded(row.id)) return;
  await send(view, { itemId: newId(), row, edits: toArchive(view, row, true) });
}

/** Adds a row under its own id. */
export async function addRow(view: RegisterView, row: AnyRow): Promise<SayIt> {
  const { register, operations } = view;
  const input = createInput(register, row);
  const pictures = await newPictures(register, row, null);
  if (pictures.length === 0) await call(operations.create, input, { id: row.id });
  else await callWithPictures(operations.create, input, { id: row.id, pictures });
  const text = `${capitalised(register.words.one)} added`;
  return () => offerUndo(text, () => void attempt(takeBackNew(view, row)));
}

/** Rows of which one may not be archived stay all as they are. */
async function assertArchivable(view: RegisterView, rows: readonly AnyRow[]): Promise<void> {
  const { register, queries } = view;
  for (const row of rows) {
    const gone = wished(row, toArchive(view, row, true));
    const [problem] = Object.values(register.check?.(gone, row) ?? {});
    if (problem !== undefined) throw new Failure('validation', problem);
  }
  const ids = rows.map(({ id }) => id);
  const held = await queries.held(await storeHere(), ids);
  if (held !== null) throw new Failure('validation', held);
}

/** Archives rows, or takes them out of the archive, and offers to take all of it back. */
export async function setArchived(
  view: RegisterView,
  rows: readonly AnyRow[],
  archived: boolean,
): Promise<void> {
  if (archived) await assertArchivable(view, rows);
  const { one, many } = view.register.words;
  const all = rows.map((row) => ({ row, edits: toArchive(view, row, archived) }));
  const what = all.length === 1 ? capitalised(one) : `${all.length} ${many}`;
  const { archived: gone, restored } = view.archiveWords ?? {
    archived: 'archived',
    restored: 'taken out of the archive',
  };
  await saveTogether(view, all, `${what} ${archived ? gone : restored}`);
}

/** Saves changes of rows as one, says so, and offers to take all of it back. */
export async function saveTogether(
  view: RegisterView,
  all: SavedMany['all'],
  text: string,
): Promise<void> {
  const takeAllBack = await sendAll(view, all);
  offerUndo(text, () => void attempt(takeAllBack()));
}

/** After a clash: what is insisted on takes the place of the change, what is given up goes. */
export async function decideClash(
  view: RegisterView,
  itemId: string,
  row: AnyRow,
  edits: RowEdits,
): Promise<void> {
  if (Object.keys(edits).length > 0) await send(view, { itemId, row, edits });
  else await giveUp(itemId);
}

/** A change that was refused is wanted no more. */
export async function giveUp(itemId: string): Promise<void> {
  await discardItem(await storeHere(), itemId);
}

/** One row that was refused is wanted no more. */
export async function giveUpRefused(row: RefusedRow): Promise<void> {
  await forgetRefused(await storeHere(), row);
}
