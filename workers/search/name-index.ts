import MiniSearch, { type SearchResult } from 'minisearch';
import { firstBy } from './first-by.ts';
import { tokensOf } from './tokens.ts';

export interface Named {
  id: string;
  name: string;
  /** Words that find it too, and are not shown: a nickname, phone numbers. */
  also?: string;
}

export interface Hit<Row> {
  row: Row;
  /** Beginnings of the words of its name that were looked for. */
  marked: string[];
}

export interface NameIndex<Row> {
  /** Takes what changed between the rows that it has and these. */
  update(rows: readonly Row[]): Promise<void>;
  /** Rows whose names have words that begin so, in their order; then rows that nearly match. */
  find(term: string, most: number): Hit<Row>[];
}

/** Rows between two of which the thread may answer something else. */
const atOnce = 2000;
/** Words that are looked for: more only take time. */
const mostTokens = 8;

/** Short words have too many that are near. Share of its signs that may be others. */
const fuzzy = (word: string) => (word.length > 3 ? 0.2 : false);

const { compare } = new Intl.Collator('en');

/** Words to mark in a name: the typed beginnings, and the whole word of a near match. */
function markedIn(tokens: readonly string[], terms: readonly string[]): string[] {
  const near = terms.filter((term) => !tokens.some((token) => term.startsWith(token)));
  return [...tokens, ...near];
}

export function nameIndex<Row extends Named>(): NameIndex<Row> {
  const rows = new Map<string, Row>();
  const index = new MiniSearch<Named>({
    fields: ['name', 'also'],
    tokenize: tokensOf,
    processTerm: (word) => word,
    searchOptions: { combineWith: 'AND', prefix: true },
  });

  function take(row: Row): boolean {
    const before = rows.get(row.id);
    rows.set(row.id, row);
    if (before && (before.name !== row.name || before.also !== row.also)) index.replace(row);
    return before === undefined;
  }

  function hits(results: readonly SearchResult[], tokens: readonly string[]): Hit<Row>[] {
    return results.flatMap(({ id, terms }) => {
      const row = rows.get(id as string);
      return row ? [{ row, marked: markedIn(tokens, terms) }] : [];
    });
  }

  return {
    async update(held) {
      const stay = new Set(held.map(({ id }) => id));
      for (const id of rows.keys()) {
        if (stay.has(id)) continue;
        rows.delete(id);
        index.discard(id);
      }
      await index.addAllAsync(held.filter(take), { chunkSize: atOnce });
    },
    find(term, most) {
      const tokens = [...new Set(tokensOf(term))].slice(0, mostTokens);
      if (tokens.length === 0) return [];
      const words = tokens.join(' ');
      const exact = hits(index.search(words), tokens);
      const first = firstBy(exact, most, (a, b) => compare(a.row.name, b.row.name));
      if (first.length === most) return first;
      const known = new Set(exact.map(({ row }) => row.id));
      const near = index.search(words, { fuzzy }).filter(({ id }) => !known.has(id as string));
      return [...first, ...hits(near.slice(0, most - first.length), tokens)];
    },
  };
}
