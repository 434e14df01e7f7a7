import { type AnyRow, type Register, rulesWithin } from '#domain/register/register.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { columnOf, type EntityStore, selectList, tableName } from '../entity-store.ts';
import { lockPlaces, type Place } from './lock-places.ts';

/** Places where the rules of the register look for other rows beside these. */
export function placesOf(register: Register, rows: readonly AnyRow[]): Place[] {
  const within = rulesWithin(register);
  return rows.map((row) => within.map((field) => row[field] ?? null));
}

/**
 * Every row that a rule may find beside these, while nobody else writes one there: what one transaction finds
 * free, another must not take before it ends.
 */
export async function rowsBeside(
  tx: TenantTransaction,
  register: Register,
  store: EntityStore,
  rows: readonly AnyRow[],
): Promise<AnyRow[]> {
  if (register.rules.length === 0 || rows.length === 0) return [];
  const places = placesOf(register, rows);
  await lockPlaces(tx, store, places);
  const within = rulesWithin(register);
  const values = within.map((_field, at) => [...new Set(places.map((place) => place[at]))]);
  const isOpen = values.map((one) => one.includes(null));
  const alike = within.map((field, at) => {
    const column = columnOf(store, field);
    const orNull = isOpen[at] ? ` or ${column} is null` : '';
    return `and (${column} = any($${at + 2})${orNull})`;
  });
  return tx.rows<AnyRow>(
    `${store.name} beside ${isOpen.join(' ')}`,
    `select ${selectList(store)} from ${tableName(store)} where tenant_id = $1 ${alike.join(' ')}`,
    [tx.tenantId, ...values],
  );
}
