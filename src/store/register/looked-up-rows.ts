import { idsLookedUp, type LinkedRows } from '#domain/register/linked-rows.ts';
import { type AnyRow, lookupsOf, type Register } from '#domain/register/register.ts';
import type { Store } from '../database.ts';

/** The rows on this device that the lookup fields of these rows name. */
export async function lookedUpRows(
  { cache }: Store,
  register: Register,
  rows: readonly object[],
): Promise<LinkedRows> {
  const found: Record<string, AnyRow[]> = {};
  for (const lookup of lookupsOf(register)) {
    const ids = idsLookedUp(register, lookup, rows);
    const cached = await cache.table<AnyRow, string>(lookup.entity.name).bulkGet(ids);
    found[lookup.name] = cached.filter((row) => row !== undefined);
  }
  return found;
}
