import type { Person } from '#domain/people/entities.ts';
import { nameOf } from '#domain/people/rules.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { Store } from '#store/database.ts';
import type { ShelfRow } from './shelf.ts';

const alsoOf = ({ nickName, phoneNumbers = [] }: Person) =>
  [nickName, ...phoneNumbers.map(({ number }) => number)].filter(Boolean).join(' ; ');

/** Every person that this device holds: by their names, by what they are called, and by their numbers. */
export async function cachedPeople({ cache }: Store): Promise<ShelfRow[]> {
  const people = await cache.person.filter((person) => !isArchived(person)).toArray();
  return people.map((person) => ({
    id: person.id,
    name: nameOf(person),
    also: alsoOf(person),
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
