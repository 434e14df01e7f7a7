import { nameOf } from '#domain/people/rules.ts';
import type { Store } from '#store/database.ts';
import type { ShelfRow } from './shelf.ts';

/** Every person that this device holds. */
export async function cachedPeople({ cache }: Store): Promise<ShelfRow[]> {
  const people = await cache.person.toArray();
  return people.map((person) => ({
    id: person.id,
    name: nameOf(person),
    photoUrl: person.photoUrl,
    note: person.connectionStatus,
  }));
}

/** Every group that this device holds and that meets still. */
export async function cachedGroups({ cache }: Store): Promise<ShelfRow[]> {
  const types = new Map((await cache.groupType.toArray()).map(({ id, name }) => [id, name]));
  const groups = await cache.group.filter(({ status }) => status !== 'archived').toArray();
  return groups.map(({ id, name, groupTypeId }) => ({
    id,
    name,
    photoUrl: null,
    note: types.get(groupTypeId) ?? '',
  }));
}
