import { wished } from '#domain/editing.ts';
import { ownRegister, type RegisterOwn } from '#domain/organisation/own-register.ts';
import { filterNamed } from '#domain/register/filters.ts';
import { findRows, type FoundRows, type RegisterQuestion } from '#domain/register/find-rows.ts';
import {
  choicesIn,
  idsOfOwn,
  type LinkedRows,
  type TitlePair,
  titlesFor,
} from '#domain/register/linked-rows.ts';
import { rowKey, editPolicy } from '#domain/register/policies.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { customIdOf, withValues } from '#domain/rows/row-values.ts';
import { type AnyRow, holdsOn, linkedRegisters, type Register } from '#domain/register/register.ts';
import { roleGives, type Grant, may } from '#domain/permissions.ts';
import { ownOfRegister } from '../organisation/own-of-register.ts';
import { clashesOn, type ClashingEdit } from '../outbox/clashes.ts';
import { cursorOf } from '../cursor-of.ts';
import type { Store } from '../database.ts';
import { freshness, type Freshness } from '../freshness.ts';
import type { WithPending } from '../outbox/with-pending.ts';
import { refusedRows, type RefusedRow } from './refused-rows.ts';
import { lookedUpRows } from './looked-up-rows.ts';
import { type OrderedPage, orderedPage } from './ordered-page.ts';
import { linkedRows } from './linked-rows.ts';
import { rowsWithPending, rowsWithPendingById } from './rows-with-pending.ts';

/** A page of a register, and what the screen says around it. */
export interface RegisterPage extends FoundRows<WithPending<AnyRow>> {
  /** Titles of the rows that these rows name, and that the refused ones name. */
  titles: TitlePair[];
  /** Field -> the rows of another register by which the list can be narrowed. */
  choices: Readonly<Record<string, TitlePair[]>>;
  own: RegisterOwn;
  /** Rows that are not archived, whatever the question narrows, of those that belong where it asks. */
  all: number;
  archived: number;
  /** Whether the person may add rows at all. */
  mayAdd: boolean;
  refused: RefusedRow[];
  fresh: Freshness;
}

/** One row, the rows that it names, and the rights of the person over it. */
export interface OpenRow {
  row: WithPending<AnyRow>;
  /** Rows that it names, and all of the other registers that it may name. */
  linked: LinkedRows;
  own: RegisterOwn;
  mayEdit: boolean;
  /** The person's grants: a row goes only where they may add one. */
  grants: readonly Grant[];
  /** Changes of this person that wait for their word. */
  clashing: ClashingEdit<Record<string, unknown>>[];
}

/** The other rows that a form needs, to judge its row and to offer a choice of them. */
export interface FormRows {
  /** Every row of the register that is here, where a row of it is judged among the others. */
  others: AnyRow[];
  /** Rows that may be named, and those that are. */
  linked: LinkedRows;
}

/** A row with all that its form needs; a new one is blank. */
export type OpenForm = OpenRow & FormRows;

/** `filling`: what the device will hold is still on its way, so that no row can be said to be unknown. */
export type RowFound =
  | { state: 'known'; open: OpenRow }
  | { state: 'filling' }
  | { state: 'unknown' };

/** The fields as a change would leave them, and as somebody else left them: each side may name other rows. */
function bothSides({ edits, clashes }: ClashingEdit<Record<string, unknown>>): object[] {
  return [
    wished({}, edits),
    withValues(
      {},
      clashes.map(({ field, now }) => [field, now]),
    ),
  ];
}

function mayAdd({ profile }: Store, { may: { write }, addedOver }: Register): boolean {
  return profile.grants.some((one) => addedOver.includes(one.scope) && roleGives(one, write));
}

type Found = Pick<RegisterPage, 'rows' | 'total' | 'page' | 'pages' | 'all' | 'archived'> & {
  linked: LinkedRows;
};

interface Beside {
  /** Rows of the other registers that these ones name. */
  others: LinkedRows;
  /** Other rows whose titles are needed. */
  typed: readonly object[];
  own: RegisterOwn;
}

/** A filter on a custom field that this device does not know is none. */
function understood(register: Register, question: RegisterQuestion): RegisterQuestion {
  const known = Object.entries(question.filters).filter(
    ([name]) => customIdOf(name) === null || filterNamed(register, name),
  );
  return { ...question, filters: Object.fromEntries(known) };
}

/** Out of all rows that belong where the question asks. */
async function foundAmongAll(
  store: Store,
  register: Register,
  question: RegisterQuestion,
  { others, typed, own }: Beside,
): Promise<Found> {
  const rows = await rowsWithPending(store, register, question.of);
  const every = question.of ? await rowsWithPending(store, register) : rows;
  const known = { ...others, [register.name]: every };
  const linked = await linkedRows(store, register, [...rows, ...typed], { known });
  const archived = rows.filter(isArchived).length;
  const shown = ownRegister(register, own);
  const found = findRows(shown, rows, understood(shown, question), linked);
  return { ...found, all: rows.length - archived, archived, linked };
}

/** A page of the index, with the rows that its own ones name: it takes no longer with very many rows. */
async function foundInOrder(
  store: Store,
  register: Register,
  ordered: OrderedPage,
  { others, typed }: Omit<Beside, 'own'>,
): Promise<Found> {
  const named = [...ordered.rows, ...typed];
  const [own, lookedUp] = await Promise.all([
    rowsWithPendingById(store, register, idsOfOwn(register, named)),
    lookedUpRows(store, register, named),
  ]);
  return { ...ordered, linked: { ...others, [register.name]: own, ...lookedUp } };
}

/**
 * The named questions about one register. Made once, so that a screen asks the same one at each render. `holders`:
 * registers whose rows keep one of its rows out of the archive.
 */
export function registerQueries(register: Register, holders: readonly Register[] = []) {
  async function page(store: Store, question: RegisterQuestion): Promise<RegisterPage> {
    // At once: each question of the database takes its time, however few rows it answers with.
    const [refused, fresh, others, ordered, own] = await Promise.all([
      refusedRows(store, register),
      freshness(store),
      linkedRows(store, register, [], { known: { [register.name]: [] } }),
      orderedPage(store, register, question),
      ownOfRegister(store, register),
    ]);
    const typed = refused.map((row) => row.typed);
    const { linked, ...found } = ordered
      ? await foundInOrder(store, register, ordered, { others, typed })
      : await foundAmongAll(store, register, question, { others, typed, own });
    return {
      ...found,
      titles: titlesFor(ownRegister(register, own), linked, [...found.rows, ...typed]),
      choices: choicesIn(register, linked),
      own,
      mayAdd: mayAdd(store, register),
      refused,
      fresh,
    };
  }

  /** `row`: the names of its other rows are needed too. */
  async function formRows(store: Store, row: object): Promise<FormRows> {
    // No rule compares them, and no field names one: a directory has very many.
    const isAlone = register.rules.length === 0 && !linkedRegisters(register).includes(register);
    const own = isAlone ? [] : await rowsWithPending(store, register);
    const known = { [register.name]: own };
    return { others: own, linked: await linkedRows(store, register, [row], { known }) };
  }

  async function blank(store: Store): Promise<OpenForm> {
    return {
      row: { ...register.blank, id: '', pending: false },
      ...(await formRows(store, register.blank)),
      own: await ownOfRegister(store, register),
      mayEdit: mayAdd(store, register),
      grants: store.profile.grants,
      clashing: [],
    };
  }

  async function one(store: Store, id: string): Promise<RowFound> {
    const [row] = await rowsWithPendingById(store, register, [id]);
    if (!row) {
      const gained = await cursorOf(store.cache, 'gained');
      const { state } = await freshness(store);
      return { state: state === 'ready' && !gained ? 'unknown' : 'filling' };
    }
    const { grants } = store.profile;
    const clashing = await clashesOn(store, rowKey(register, id), editPolicy(register));
    const named = [row, ...clashing.flatMap(bothSides)];
    // The named ones alone: a register may have very many rows.
    const ofIts = await rowsWithPendingById(store, register, idsOfOwn(register, named));
    const linked = await linkedRows(store, register, named, { known: { [register.name]: ofIts } });
    const mayEdit =
      !register.closed?.(row) && may(grants, register.may.write, register.subject(row));
    const own = await ownOfRegister(store, register);
    return { state: 'known', open: { row, linked, own, mayEdit, grants, clashing } };
  }

  /** Why one of these rows may not be archived, as far as this device knows; null for none. */
  async function cached(store: Store, ids: readonly string[]): Promise<string | null> {
    for (const by of holders) {
      const rows = (await rowsWithPending(store, by)).filter((row) => !isArchived(row));
      for (const { field, says } of holdsOn(register, by)) {
        if (rows.some((row) => ids.includes(String(row[field])))) return says;
      }
    }
    return null;
  }

  /** Every row that the device holds or that waits here, archived ones too. */
  async function all(store: Store): Promise<AnyRow[]> {
    return rowsWithPending(store, register);
  }

  return { page, one, blank, formRows, held: cached, all };
}
export type RegisterQueries = ReturnType<typeof registerQueries>;
