import type { Grant } from '#domain/permissions.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { tidiesLists } from '#domain/saved/list-rights.ts';
import {
  createListPolicy,
  editListPolicy,
  removeListPolicy,
  restoreListPolicy,
  savedListForms,
} from '#domain/saved/saved-list-policies.ts';
import { inOrder, type SavedList } from '#domain/saved/saved-list.ts';
import type { Store } from '../database.ts';
import type { WithPending } from '../outbox/with-pending.ts';
import { ownRowsWithPending } from '../shell/own-rows-with-pending.ts';

const policies = {
  [savedListForms.create]: createListPolicy,
  [savedListForms.edit]: editListPolicy,
  [savedListForms.remove]: removeListPolicy,
  [savedListForms.restore]: restoreListPolicy,
};

/** The saved lists of one register, each part in the order of the names. */
export interface SavedLists {
  own: WithPending<SavedList>[];
  /** Lists that others share. */
  shared: WithPending<SavedList>[];
  /** Whether the person deletes lists that others share, and ends their sharing. */
  mayTidy: boolean;
}

export async function savedListsOf(store: Store, register: string): Promise<SavedLists> {
  const { id, grants }: { id: string; grants: readonly Grant[] } = store.profile;
  const rows = await store.cache.savedList.toArray();
  const shown = await ownRowsWithPending<SavedList>(store, 'savedList', policies, rows);
  const lists = inOrder(shown.filter((list) => list.register === register));
  return {
    own: lists.filter(({ accountId }) => accountId === id),
    // One of which this person ended the sharing is theirs to see no longer, also before the server knows.
    shared: lists.filter(({ accountId, shared }) => accountId !== id && shared),
    mayTidy: tidiesLists(grants),
  };
}

/** Field -> ids of the archived rows that it may name. `entities`: field -> the entity of these rows. */
export async function archivedIds(
  { cache }: Store,
  entities: Readonly<Record<string, string>>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [field, entity] of Object.entries(entities)) {
    const rows = await cache.table<{ id: string }, string>(entity).toArray();
    found[field] = rows.filter(isArchived).map(({ id }) => id);
  }
  return found;
}
