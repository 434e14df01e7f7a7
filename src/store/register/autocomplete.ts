import type { RegisterOfFeature } from '#domain/domain-feature.ts';
import { fieldsSaid, type FoundRow, rowsFound } from '#domain/register/autocomplete.ts';
import type { Register } from '#domain/register/register.ts';
import type { RegisterOperations } from '#domain/register/register-operations.ts';
import { wordsLookedFor } from '#domain/values/search-term.ts';
import { registerReads } from '#domain/worker-paths.gen.ts';
import { type CachedRead, cachedRead } from '../cached-read.ts';
import type { Store } from '../database.ts';
import { linkedRows } from './linked-rows.ts';
import { rowsWithPending } from './rows-with-pending.ts';

/** The rows that this device holds, as autocomplete answers them; those that wait here too. */
export async function autocompleteHere(
  store: Store,
  register: Register,
  searchTerm: string | undefined,
): Promise<FoundRow[]> {
  if (wordsLookedFor(searchTerm).length === 0) return [];
  const rows = await rowsWithPending(store, register);
  const linked = await linkedRows(store, register, rows, { fields: fieldsSaid(register) });
  return rowsFound(register, rows, searchTerm, linked);
}

/** Answers the autocomplete of a register from the device. */
export function autocompleteRead(
  register: Register,
  { autocomplete }: Pick<RegisterOperations, 'autocomplete'>,
): CachedRead {
  const query = async (store: Store, { searchTerm }: { searchTerm?: string | undefined }) => ({
    data: await autocompleteHere(store, register, searchTerm),
  });
  return cachedRead(autocomplete, query, register.facet);
}

/** Answers the autocompletes of these registers, but for those that their features answer. */
export function autocompleteReads(registers: readonly RegisterOfFeature[]): CachedRead[] {
  return registers
    .filter(({ operations }) => registerReads.includes(operations.autocomplete.path))
    .map(({ register, operations }) => autocompleteRead(register, operations));
}
