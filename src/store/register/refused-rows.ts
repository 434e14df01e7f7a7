import * as z from 'zod/mini';
import { clashes } from '#domain/edit-schema.ts';
import { wishesIn } from '#domain/editing.ts';
import { upgradeArgs } from '#domain/operation.ts';
import {
  createName,
  createPolicy,
  type EditInput,
  editName,
  editPolicy,
} from '#domain/register/policies.ts';
import { type RefusedOne, refusedOne } from '#domain/register/refused-one.ts';
import {
  type AddManyInput,
  addManyName,
  addManyPolicy,
  type EditManyInput,
  editManyName,
  editManyPolicy,
} from '#domain/register/many-policies.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import { customName, customValuesField } from '#domain/rows/row-values.ts';
import type { Store } from '../database.ts';
import type { Item } from '../outbox/item.ts';
import { discardItem } from '../outbox/outbox.ts';

/** A new row, or a change, that was refused for good: its author mends it or gives it up. */
export interface RefusedRow {
  /** Of the submission; of one row among many, a name of its own. */
  itemId: string;
  /** The submission of many rows that it was a part of; null where it was sent alone. */
  among: string | null;
  /** The row that it changes; the submission's where it is new. */
  rowId: string;
  isNew: boolean;
  /** Field -> what its author typed. */
  typed: Record<string, unknown>;
  message: string;
  /** Field -> what is wrong with it. */
  fields: Record<string, string>;
}

/** 'edits.name.shallBe' is about the name, 'custom.{id}' about a custom field. */
export function plainFields(fields: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, words]) => [
      path
        .replace(/^edits\.(.+)\.shallBe$/, '$1')
        .replace(/^custom\.([\da-f-]{36}).*$/, (_path, id: string) => customName(id)),
      words,
    ]),
  );
}

function wishesOf(edits: EditInput<AnyRow>['edits']): Record<string, unknown> {
  return Object.fromEntries(wishesIn(edits));
}

/** Typed values of a new row, each custom field by its name. */
function typedOf({
  [customValuesField]: custom,
  ...row
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const named = Object.entries(custom ?? {}).map(([id, value]) => [customName(id), value]);
  return { ...row, ...Object.fromEntries(named) };
}

/** The part of the server's answer that is left to the author of many rows. */
const leftOver = z.object({ refused: z.array(refusedOne) });

/** A clash is shown where the row is. */
function isClash(current: unknown): boolean {
  return z.safeParse(clashes, current).success;
}

function idsIn(args: unknown): string[] {
  const { rows = [], edits = [] } = args as Partial<AddManyInput & EditManyInput>;
  return [...rows, ...edits].map(({ id }) => id);
}

type Attention = Extract<Item['state'], { kind: 'attention' }>;

/** The rows of many that were not accepted: those that the answer names, or all of them where it names none. */
function refusedOf(args: unknown, { current, problem: { message } }: Attention): RefusedOne[] {
  const read = z.safeParse(leftOver, current);
  return read.success ? read.data.refused : idsIn(args).map((id) => ({ id, message }));
}

function refusedAmong(
  register: Register,
  { id: among, name, form, args, state }: Item,
): RefusedRow[] {
  if (state.kind !== 'attention') return [];
  const isNew = name === addManyName(register);
  const policy = isNew ? addManyPolicy(register) : editManyPolicy(register);
  const { rows = [], edits = [] } = upgradeArgs(policy, form, args) as Partial<
    AddManyInput & EditManyInput
  >;
  const typed = new Map<string, Record<string, unknown>>([
    ...rows.map((row) => [row.id, typedOf(row)] as const),
    ...edits.map((one) => [one.id, wishesOf(one.edits)] as const),
  ]);
  return refusedOf(args, state).map((one): RefusedRow => ({
    itemId: isNew ? one.id : `${among} ${one.id}`,
    among,
    rowId: one.id,
    isNew,
    typed: typed.get(one.id) ?? {},
    message: one.message,
    fields: plainFields(one.fields),
  }));
}

function refusedRow(register: Register, item: Item): RefusedRow[] {
  const { id, name, form, args, state } = item;
  if (state.kind !== 'attention' || isClash(state.current)) return [];
  if (name === addManyName(register) || name === editManyName(register)) {
    return refusedAmong(register, item);
  }
  const { message, fields } = state.problem;
  const said = { itemId: id, among: null, message, fields: plainFields(fields) };
  if (name === createName(register)) {
    const typed = upgradeArgs(createPolicy(register), form, args) as Record<string, unknown>;
    return [{ ...said, rowId: id, isNew: true, typed: typedOf(typed) }];
  }
  if (name !== editName(register)) return [];
  const { id: rowId, edits } = upgradeArgs(editPolicy(register), form, args) as EditInput<AnyRow>;
  return [{ ...said, rowId, isNew: false, typed: wishesOf(edits) }];
}

/** This person's refused changes of a register. */
export async function refusedRows(
  { vault, profile }: Store,
  register: Register,
): Promise<RefusedRow[]> {
  const refused = await vault.items.where({ 'state.kind': 'attention' }).toArray();
  return refused
    .filter(({ accountId }) => accountId === profile.id)
    .flatMap((item) => refusedRow(register, item));
}

/** One of the refused is mended elsewhere, or wanted no more: the others of its submission still wait for their author. */
export async function forgetRefused(
  store: Store,
  { itemId, among, rowId }: RefusedRow,
): Promise<void> {
  if (among === null) return discardItem(store, itemId);
  const { vault, profile } = store;
  await vault.transaction('rw', vault.items, vault.pictures, async () => {
    const item = await vault.items.get(among);
    if (!item || item.accountId !== profile.id || item.state.kind !== 'attention') return;
    const refused = refusedOf(item.args, item.state).filter(({ id }) => id !== rowId);
    if (refused.length === 0) await discardItem(store, among);
    else await vault.items.put({ ...item, state: { ...item.state, current: { refused } } });
  });
}
