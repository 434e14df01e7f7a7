import type { Table } from 'dexie';
import { notedTables } from './cache-tables.gen.ts';
import type { Cache } from './cache.ts';

const dayIn: Readonly<Record<string, string>> = notedTables;

/** Tables that a change of some writes into. */
export function writtenWith(cache: Cache, names: readonly string[]): Table[] {
  const own = names.map((name) => cache.table(name));
  return names.some((name) => name in dayIn) ? [...own, cache.changedMonth] : own;
}

/**
 * Notes that rows of a table came, change or go, by the months of their days: what was made of them before is told from what is not.
 * To be called in the transaction that writes them.
 */
export async function noteChanged(
  { changedMonth }: Cache,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const field = dayIn[table];
  if (field === undefined || rows.length === 0) return;
  const months = [...new Set(rows.map((row) => (Reflect.get(row, field) as string).slice(0, 7)))];
  const known = await changedMonth.bulkGet(months.map((month): [string, string] => [table, month]));
  await changedMonth.bulkPut(
    months.map((month, at) => ({ t: table, month, times: (known[at]?.times ?? 0) + 1 })),
  );
}

/** The same for rows that are about to be removed. */
export async function noteGone(
  cache: Cache,
  table: string,
  ids: readonly unknown[],
): Promise<void> {
  if (!(table in dayIn)) return;
  const rows = await cache.table<object | undefined, unknown>(table).bulkGet([...ids]);
  await noteChanged(
    cache,
    table,
    rows.filter((row) => row !== undefined),
  );
}
