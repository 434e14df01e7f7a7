import { useEffect, useState } from 'react';
import { searchDebounce, shortestTerm } from '#domain/values/search-term.ts';
import { type Looked, lookUp, type SearchKind } from './look-up.ts';

export interface Search {
  /** Null: nothing is looked for, or the look-up failed, which nobody is told (S8-020). */
  looked: Looked | null;
  /** S4-025: somebody waits for an answer. */
  searching: boolean;
}

const nothing: Search = { looked: null, searching: false };

/** An answer to less or more of the same word is better than an empty panel in between. */
function isAbout(term: string, asked: string): boolean {
  return term.startsWith(asked) || asked.startsWith(term);
}

/**
 * Results for the typed text: 300 ms after the last key, from two characters on. An answer
 * that is late for another question is not shown.
 */
export function useSearch(kind: SearchKind, text: string): Search {
  const [last, setLast] = useState({ ...nothing, kind, term: '' });
  const term = text.trim().toLowerCase();
  useEffect(() => {
    if (term.length < shortestTerm) return;
    const lookup = new AbortController();
    const ask = async () => {
      setLast((before) => ({ ...before, searching: true }));
      const looked = await lookUp(kind, term, lookup.signal).catch(() => null);
      if (!lookup.signal.aborted) setLast({ looked, searching: false, kind, term });
    };
    const timer = setTimeout(() => void ask(), searchDebounce);
    return () => {
      clearTimeout(timer);
      lookup.abort();
    };
  }, [kind, term]);
  if (term.length < shortestTerm) return nothing;
  const { searching } = last;
  if (last.kind !== kind || !isAbout(term, last.term)) return { looked: null, searching };
  return { looked: last.looked, searching };
}
