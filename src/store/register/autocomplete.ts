import { asFound, type FoundRow, rowsTitled } from '#domain/register/autocomplete.ts';
import type { Register } from '#domain/register/register.ts';
import type { RegisterOperations } from '#domain/register/register-operations.ts';
import { type CachedRead, cachedRead } from '../cached-read.ts';
import type { Store } from '../database.ts';
import { linkedRows, shownRows } from './shown-rows.ts';

/** The rows that this device holds, as autocomplete answers them; those that wait here too. */
export async function autocompleteHere(
  store: Store,
  register: Register,
  searchTerm: string | undefined,
): Promise<FoundRow[]> {
  const rows = rowsTitled(register, await shownRows(store, register), searchTerm);
  if (rows.length === 0) return [];
  return asFound(register, rows, searchTerm, await linkedRows(store, register));
}

/** What answers the autocomplete of a register without the server. */
export function autocompleteRead(
  register: Register,
  { autocomplete }: Pick<RegisterOperations, 'autocomplete'>,
): CachedRead {
  const query = async (store: Store, { searchTerm }: { searchTerm?: string | undefined }) => ({
    data: await autocompleteHere(store, register, searchTerm),
  });
  return cachedRead(autocomplete, query, register.facet);
}
