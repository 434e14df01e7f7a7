import { idsLookedUp, titlesIn, type TitlePair } from '#domain/register/linked-rows.ts';
import {
  type AnyRow,
  linkedRegisters,
  lookupsOf,
  type Register,
} from '#domain/register/register.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { storeNamed } from '../entity-stores.ts';
import { rowsInScopes } from './rows-in-scopes.ts';

function idsReferred({ fields }: Register, other: Register, rows: readonly object[]): string[] {
  const naming = Object.entries(fields).flatMap(([field, of]) =>
    of?.input.kind === 'reference' && of.input.to() === other ? [field] : [],
  );
  const ids = rows.flatMap((row) => naming.map((field): unknown => Reflect.get(row, field)));
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** Titles of the rows that these rows, or changes of rows, name in their fields, as far as the caller sees them. */
export async function linkedTitles(
  { tx, caller }: { tx: TenantTransaction; caller: Caller },
  register: Register,
  rows: readonly object[],
): Promise<TitlePair[]> {
  const linked: Record<string, AnyRow[]> = {};
  for (const other of linkedRegisters(register)) {
    const ids = idsReferred(register, other, rows);
    if (ids.length === 0) continue;
    linked[other.name] = await rowsInScopes(tx, caller, other, storeNamed(other.entity.name), ids);
  }
  for (const lookup of lookupsOf(register)) {
    const ids = idsLookedUp(register, lookup, rows);
    const kept = { entity: lookup.entity, blank: {} };
    const store = storeNamed(lookup.entity.name);
    if (ids.length > 0) linked[lookup.name] = await rowsInScopes(tx, caller, kept, store, ids);
  }
  return titlesIn(register, linked);
}
