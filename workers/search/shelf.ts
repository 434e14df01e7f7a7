import { Dexie, liveQuery, type Subscription } from 'dexie';
import { markedLabel } from '#domain/values/marked-label.ts';
import { databases, storeOf, type Store } from '#store/database.ts';
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

const rest = () => new Dexie.Promise<void>((over) => setTimeout(over, restBetween));

/** Tells the rows now and after each change; null without a person. */
function follow(
  rowsOf: (store: Store) => Promise<ShelfRow[]>,
  tell: (cached: CachedRows | null) => void,
): Subscription {
  let changes = 0;
  // Dexie's own promises: awaiting any other, it would not know that what is read next is watched.
  let rested = Dexie.Promise.resolve();
  const reading = liveQuery(async () => {
    const change = (changes += 1);
    await rested;
    // Another change is behind this one, and will be read with it.
    if (change !== changes) return undefined;
    const store = await storeOf(databases());
    const cached = store && { owner: store.profile.id, rows: await rowsOf(store) };
    rested = rest();
    return cached;
  });
  return reading.subscribe((cached) => cached !== undefined && tell(cached));
}

export function shelf(rowsOf: (store: Store) => Promise<ShelfRow[]>): Shelf {
  let read: { owner: string; index: NameIndex<ShelfRow> } | null = null;
  let following: Subscription | undefined;
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
