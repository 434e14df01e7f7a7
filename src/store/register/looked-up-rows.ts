import { must } from '#domain/must.ts';
import { ownRegister } from '#domain/organisation/own-register.ts';
import { idsLookedUp, type LinkedRows } from '#domain/register/linked-rows.ts';
import type { Lookup } from '#domain/register/lookup.ts';
import { type AnyRow, lookupsOf, type Register } from '#domain/register/register.ts';
import { registers } from '#domain/registers.gen.ts';
import { ownOfRegister } from '../organisation/own-of-register.ts';
import type { Store } from '../database.ts';
import { changedRows, registerChanges } from './register-changes.ts';

/** The register whose rows a field looks up. The look-up itself cannot name it: registers look up each other’s rows. */
function registerOf({ entity }: Lookup): Register {
  const found = registers.find(({ register }) => register.entity.name === entity.name);
  return must(found, `the register of ${entity.name}`).register;
}

/** The rows on this device, with what waits, that the lookup fields of these rows name; custom ones too. */
export async function lookedUpRows(
  store: Store,
  register: Register,
  rows: readonly object[],
): Promise<LinkedRows> {
  const own = ownRegister(register, await ownOfRegister(store, register));
  const found = lookupsOf(own).map(async (lookup): Promise<[string, AnyRow[]]> => {
    const ids = idsLookedUp(own, lookup, rows);
    if (ids.length === 0) return [lookup.name, []];
    const named = registerOf(lookup);
    const changes = await registerChanges(store, named);
    const { after } = await changedRows(store, named, changes, new Set(ids));
    return [lookup.name, after];
  });
  return Object.fromEntries(await Promise.all(found));
}
