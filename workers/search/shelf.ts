import { markedLabel } from '#domain/values/marked-label.ts';
import { databases, storeOf, type Store } from '#store/database.ts';
import { keepAsking } from '#store/keep-asking.ts';
import { type NameIndex, type Named, nameIndex } from './name-index.ts';
import type { FoundHere } from './search-api.ts';

/** Fields of a row that are shown, and fields that find it. */
export type ShelfRow = Named & Pick<FoundHere, 'photoUrl' | 'note'>;

/** Ms without a question after which nobody pays for keeping it current. */
const idleAfter = 120_000;
/** Ms between two readings: many changes are read as one. */
const restBetween = 1000;

interface CachedRows {
  /** The account that they were pulled for. */
  owner: string;
  rows: ShelfRow[];
}

/** Rows of one kind that can be looked through, read from the device and kept current while they are used. */
export interface Shelf {
  /** Begins to read, or goes on. */
  use(): void;
  /** Null as long as what this person holds is not read. */
  find(owner: string, term: string, most: number): FoundHere[] | null;
}

/** Tells the rows now and after each change; null without a person. */
function follow(
  rowsOf: (store: Store) => Promise<ShelfRow[]>,
  tell: (cached: CachedRows | null) => void,
) {
  return keepAsking({
    async ask() {
      const store = await storeOf(databases());
      return store && { owner: store.profile.id, rows: await rowsOf(store) };
    },
    tell,
    rest: () => restBetween,
  });
}

export function shelf(rowsOf: (store: Store) => Promise<ShelfRow[]>): Shelf {
  let read: { owner: string; index: NameIndex<ShelfRow> } | null = null;
  let following: ReturnType<typeof follow> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let taken = Promise.resolve();

  async function take(cached: CachedRows | null): Promise<void> {
    if (cached?.owner !== read?.owner) read = null;
    if (!cached || !following) return;
    const index = read?.index ?? nameIndex<ShelfRow>();
    await index.update(cached.rows);
    if (following) read = { owner: cached.owner, index };
  }
  function letGo(): void {
    following?.unsubscribe();
    following = undefined;
    read = null;
  }
  return {
    use() {
      clearTimeout(idle);
      idle = setTimeout(letGo, idleAfter);
      // Rows that cannot be put in order are read anew with the next question.
      following ??= follow(rowsOf, (cached) => {
        taken = taken.then(() => take(cached)).catch(letGo);
      });
    },
    find(owner, term, most) {
      if (read?.owner !== owner) return null;
      return read.index.find(term, most).map(({ row, marked }) => ({
        id: row.id,
        label: markedLabel(row.name, marked),
        photoUrl: row.photoUrl,
        note: row.note,
      }));
    },
  };
}
