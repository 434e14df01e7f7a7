import type { FoundRows, RegisterQuestion } from '#domain/register/find-rows.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { type AnyRow, type Register, wholeRow } from '#domain/register/register.ts';
import type { Store } from '../database.ts';
import type { WithPending } from '../outbox/with-pending.ts';
import { countInOrder, orderIndex, orderPart, placeInOrder } from '../row-order.ts';
import { type ChangedRows, changedRows, registerChanges } from './register-changes.ts';

/** A page of all rows of a register, and how many there are. */
export interface OrderedPage extends FoundRows<WithPending<AnyRow>> {
  all: number;
  archived: number;
}

type Question = RegisterQuestion & { archived: boolean };

/** More rows with waiting changes than this are read with all the others. */
const mostChanged = 500;

/** Whether a list of it can be narrowed by its own rows: all of them are its choices. */
function offersItself(register: Register): boolean {
  return Object.values(register.fields).some(
    (of) => of?.filter && of.input.kind === 'reference' && of.input.to() === register,
  );
}

/** Whether the question is about all rows, in the order of the index. */
function isPlain(register: Register, question: RegisterQuestion): question is Question {
  const { searchTerm, of, filters, archived, orderBy } = question;
  const narrows = Object.keys({ ...of, ...filters }).length > 0 || Boolean(searchTerm);
  if (narrows || offersItself(register)) return false;
  return archived !== undefined && orderBy === register.entity.orderedBy;
}

/** A row with its key in the index. */
interface Placed {
  key: string;
  row: AnyRow;
}

function placed({ entity }: Register, row: AnyRow): Placed {
  return { key: placeInOrder(entity, row)[orderIndex] ?? orderPart(isArchived(row)), row };
}

/** As the index is ordered: by the key, rows of the same key by their ids. */
function precedes(one: Placed, other: Placed): boolean {
  return one.key === other.key ? one.row.id < other.row.id : one.key < other.key;
}

interface Wanted {
  archived: boolean;
  descending: boolean;
  /** Number of rows before the page. */
  first: number;
  perPage: number;
}

/**
 * The rows of a page: some of the index, without those that changed, among the changed ones. As many rows as
 * changed are read on both sides, since each may move the page by one.
 */
async function rowsOfPage(
  { cache }: Store,
  register: Register,
  { before, after }: ChangedRows,
  { archived, descending, first, perPage }: Wanted,
): Promise<AnyRow[]> {
  const inPart = (row: AnyRow) => isArchived(row) === archived;
  const place = (row: AnyRow) => placed(register, row);
  const isBefore = (one: Placed, other: Placed) =>
    descending ? precedes(other, one) : precedes(one, other);
  const gone = before.filter(inPart).map(place);
  const come = after.filter(inPart).map(place);
  const skipped = Math.max(0, first - come.length);
  const index = cache
    .table<AnyRow, string>(register.entity.name)
    .where(orderIndex)
    .startsWith(orderPart(archived));
  const part = await (descending ? index.reverse() : index)
    .offset(skipped)
    .limit(first - skipped + perPage + gone.length)
    .toArray();
  const read = part.map(place);
  const [head] = read;
  const isSkipped = (one: Placed) => skipped > 0 && head !== undefined && isBefore(one, head);
  // Also of a row that arrived since the changes were read: it would be shown twice.
  const ids = new Set([...before, ...after].map(({ id }) => id));
  const rows = [
    ...read.filter(({ row }) => !ids.has(row.id)),
    ...come.filter((one) => !isSkipped(one)),
  ].toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
  const start = skipped - gone.filter(isSkipped).length + come.filter(isSkipped).length;
  return rows.slice(first - start, first - start + perPage).map(({ row }) => row);
}

/**
 * Answers a list in the order of its index: no more rows are read than the page shows. Null where the question
 * asks for anything else, or the index lacks rows; then all rows have to be read.
 */
export async function orderedPage(
  store: Store,
  register: Register,
  question: RegisterQuestion,
): Promise<OrderedPage | null> {
  if (!isPlain(register, question)) return null;
  const changes = await registerChanges(store, register);
  const held = await countInOrder(store.cache, register.entity.name);
  if (!held?.isWhole || changes.length > mostChanged) return null;
  const ids = new Set(changes.map(({ patch }) => patch.id));
  const changed = await changedRows(store, register, changes, ids);
  const more = (isPart: (row: AnyRow) => boolean) =>
    changed.after.filter(isPart).length - changed.before.filter(isPart).length;
  const all = held.all + more((row) => !isArchived(row));
  const archived = held.archived + more(isArchived);
  const total = question.archived ? archived : all;
  const pages = Math.max(1, Math.ceil(total / question.perPage));
  const page = Math.min(question.page, pages);
  const first = (page - 1) * question.perPage;
  const rows = await rowsOfPage(store, register, changed, { ...question, first });
  const shown = rows.map((row) => wholeRow(register, { pending: false, ...row }));
  return { rows: shown as WithPending<AnyRow>[], total, page, pages, all, archived };
}
