import * as z from 'zod/mini';
import { clashes } from '#domain/edit-schema.ts';
import { upgradeArgs } from '#domain/operation.ts';
import {
  createName,
  createPolicy,
  type EditInput,
  editName,
  editPolicy,
} from '#domain/register/policies.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import type { Store } from '../database.ts';
import type { Item } from '../outbox/item.ts';

/** A new row, or a change, that was refused for good: its author mends it or gives it up. */
export interface RefusedRow {
  itemId: string;
  /** The row that it changes; the submission's where it is new. */
  rowId: string;
  isNew: boolean;
  /** Field -> what its author typed. */
  typed: Record<string, unknown>;
  message: string;
  /** Field -> what is wrong with it. */
  fields: Record<string, string>;
}

/** 'edits.name.shallBe' is about the name. */
function plainFields(fields: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, words]) => [
      path.replace(/^edits\.(\w+)\.shallBe$/, '$1'),
      words,
    ]),
  );
}

/** A clash is shown where the row is. */
function isClash(current: unknown): boolean {
  return z.safeParse(clashes, current).success;
}

function refusedRow(register: Register, { id, name, form, args, state }: Item): RefusedRow[] {
  if (state.kind !== 'attention' || isClash(state.current)) return [];
  const { message, fields } = state.problem;
  const said = { itemId: id, message, fields: plainFields(fields) };
  if (name === createName(register)) {
    const typed = upgradeArgs(createPolicy(register), form, args) as Record<string, unknown>;
    return [{ ...said, rowId: id, isNew: true, typed }];
  }
  if (name !== editName(register)) return [];
  const { id: rowId, edits } = upgradeArgs(editPolicy(register), form, args) as EditInput<AnyRow>;
  const wishes = Object.entries(edits).map(([field, edit]) => [field, edit?.shallBe]);
  return [{ ...said, rowId, isNew: false, typed: Object.fromEntries(wishes) }];
}

/** What the server refused of this person's changes of a register. */
export async function refusedRows(
  { vault, profile }: Store,
  register: Register,
): Promise<RefusedRow[]> {
  const refused = await vault.items.where({ 'state.kind': 'attention' }).toArray();
  return refused
    .filter(({ accountId }) => accountId === profile.id)
    .flatMap((item) => refusedRow(register, item));
}
