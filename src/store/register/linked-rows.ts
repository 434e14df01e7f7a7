import type { LinkedRows } from '#domain/register/linked-rows.ts';
import { linkedRegisters, type Register } from '#domain/register/register.ts';
import type { Store } from '../database.ts';
import { lookedUpRows } from './looked-up-rows.ts';
import { rowsWithPending } from './rows-with-pending.ts';

interface LinkedWishes {
  /** Of these fields alone. */
  fields?: readonly string[];
  /** Rows that were read already, by their register. */
  known?: LinkedRows;
}

/** The rows of the registers that this one names, as this person sees them, and those that these rows look up. */
export async function linkedRows(
  store: Store,
  register: Register,
  rows: readonly object[],
  { fields = Object.keys(register.fields), known = {} }: LinkedWishes = {},
): Promise<LinkedRows> {
  const others = linkedRegisters(register, fields);
  const [lookedUp, ...found] = await Promise.all([
    lookedUpRows(store, register, rows),
    ...others.map((other) => known[other.name] ?? rowsWithPending(store, other)),
  ]);
  const named = others.map((other, at) => [other.name, found[at] ?? []] as const);
  return { ...Object.fromEntries(named), ...lookedUp };
}
