import { databases, storeOf } from '#store/database.ts';
import { holdsAllAsOf } from '#store/holds-all.ts';
import { cachedGroups, cachedPeople } from './cached-rows.ts';
import { type SearchHere, type SearchKind, searchKinds } from './search-api.ts';
import { shelf, type Shelf } from './shelf.ts';

/** Never written down: read anew whenever the worker starts. */
const shelves: Record<SearchKind, Shelf> = {
  people: shelf(cachedPeople),
  groups: shelf(cachedGroups),
};

/** Begins to read what the device holds, once it holds everything. Answers whose it is, or null. */
async function use(kind: SearchKind): Promise<{ owner: string; asOf: number } | null> {
  const store = await storeOf(databases());
  const asOf = store && (await holdsAllAsOf(store, kind));
  if (!store || asOf === null) return null;
  shelves[kind].use();
  return { owner: store.profile.id, asOf };
}

export const searchHere: SearchHere = {
  async prepare() {
    await Promise.all(searchKinds.map(use));
  },
  async find({ kind, term, most }) {
    const used = await use(kind);
    const found = used && shelves[kind].find(used.owner, term, most);
    return found && { found, asOf: used.asOf };
  },
};
