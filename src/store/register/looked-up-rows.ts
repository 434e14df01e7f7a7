import { idsLookedUp, type LinkedRows } from '#domain/register/linked-rows.ts';
import { type AnyRow, lookupsOf, type Register } from '#domain/register/register.ts';
import type { Store } from '../database.ts';

/** The rows on this device that the lookup fields of these rows name. */
export async function lookedUpRows(
  { cache }: Store,
  register: Register,
  rows: readonly object[],
): Promise<LinkedRows> {
  const found = lookupsOf(register).map(async (lookup): Promise<[string, AnyRow[]]> => {
    const ids = idsLookedUp(register, lookup, rows);
    if (ids.length === 0) return [lookup.name, []];
    const cached = await cache.table<AnyRow, string>(lookup.entity.name).bulkGet(ids);
    return [lookup.name, cached.filter((row) => row !== undefined)];
  });
  return Object.fromEntries(await Promise.all(found));
}
