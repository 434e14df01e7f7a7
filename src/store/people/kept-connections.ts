import { eventsOfFields, type RowEvent } from '#domain/register/row-history.ts';
import { isErased } from '#domain/rows/is-erased.ts';
import type { KeptConnection } from '../cache.ts';
import type { Store } from '../database.ts';

/** Fields that say how close somebody is to the church. */
export const connectionFields: readonly string[] = ['connectionStatus', 'status'];

/** Number of people whose changes a device keeps: the last ones looked at. */
const most = 200;

/**
 * Keeps how close somebody was to the church, to be read again without a network, where this device holds the person. Of their history
 * nothing else is kept. `at`: ms.
 */
export async function keepConnection(
  { cache }: Store,
  id: string,
  { events, at }: { events: readonly RowEvent[]; at: number },
): Promise<void> {
  await cache.transaction('rw', [cache.person, cache.connectionHistory], async () => {
    const person = await cache.person.get(id);
    if (!person || isErased(person)) return;
    const kept = eventsOfFields(events, connectionFields);
    await cache.connectionHistory.put({ id, events: kept, at });
    const older = cache.connectionHistory.orderBy('at').reverse().offset(most);
    await cache.connectionHistory.bulkDelete(await older.primaryKeys());
  });
}

/** The connection history of a person that this device kept; null for none. */
export async function keptConnection({ cache }: Store, id: string): Promise<KeptConnection | null> {
  const [person, kept] = await Promise.all([cache.person.get(id), cache.connectionHistory.get(id)]);
  return person && kept ? kept : null;
}
