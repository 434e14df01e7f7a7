import { useEffect, useState } from 'react';
import type { Failure } from '#domain/errors.ts';
import { autocompleteOperation, type FoundRow } from '#domain/register/autocomplete.ts';
import type { Register } from '#domain/register/register.ts';
import { searchDebounce, shortestTerm } from '#domain/values/search-term.ts';
import { databases, storeOf } from '#store/database.ts';
import { autocompleteHere, autocompleteRead } from '#store/register/autocomplete.ts';
import { read } from '../api/calls/read.ts';

export type FoundRows =
  /** Too little is typed to look for anything. */
  | { state: 'idle' }
  /** `rows`: those of this device, until the server has answered. */
  | { state: 'looking'; rows: readonly FoundRow[] }
  /** `asOf`: how old the answer is, ms; null when it is of now. */
  | { state: 'found'; rows: readonly FoundRow[]; asOf: number | null }
  | { state: 'failed'; message: string };

const idle: FoundRows = { state: 'idle' };

async function rowsHere(register: Register, term: string): Promise<FoundRow[]> {
  const store = await storeOf(databases());
  return store ? autocompleteHere(store, register, term) : [];
}

/** The server's rows, and behind them what waits on this device. */
async function rowsOf(
  register: Register,
  term: string,
  here: readonly FoundRow[],
  signal: AbortSignal,
): Promise<FoundRows> {
  const autocomplete = autocompleteOperation(register);
  const reads = [autocompleteRead(register, { autocomplete })];
  try {
    const { output, asOf } = await read(autocomplete, { searchTerm: term }, signal, reads);
    const known = new Set(output.data.map(({ id }) => id));
    return {
      state: 'found',
      rows: [...output.data, ...here.filter(({ id }) => !known.has(id))],
      asOf,
    };
  } catch (error) {
    return { state: 'failed', message: (error as Failure).message };
  }
}

/** The rows of a register for what is typed: at once what this device holds, then what the server finds. */
export function useFoundRows(register: Register, typed: string | null): FoundRows {
  const term = (typed ?? '').trim().toLowerCase();
  const [last, setLast] = useState<{ term: string; found: FoundRows }>({ term: '', found: idle });
  useEffect(() => {
    if (term.length < shortestTerm) return;
    const asking = new AbortController();
    const { signal } = asking;
    const show = (found: FoundRows) => !signal.aborted && setLast({ term, found });
    const here = rowsHere(register, term).catch((): FoundRow[] => []);
    void here.then((rows) => show({ state: 'looking', rows }));
    const ask = async () => show(await rowsOf(register, term, await here, signal));
    const timer = setTimeout(() => void ask(), searchDebounce);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [register, term]);
  if (term.length < shortestTerm) return idle;
  return last.term === term ? last.found : { state: 'looking', rows: [] };
}
