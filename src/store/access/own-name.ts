import type { OwnName } from '#domain/access/own-name.ts';
import { updateUserName, updateUserPolicy } from '#domain/access/own-user.ts';
import type { Store } from '../database.ts';
import { type WithPending, withPending } from '../outbox/with-pending.ts';

/** Name of this person, as last changed on any device. */
export async function ownName(store: Store): Promise<WithPending<OwnName>> {
  const { cache, profile } = store;
  const { id, user } = profile;
  const kept = (await cache.ownName.get(id)) ?? { id, name: user.name };
  const [shown] = await withPending<OwnName>(store, {
    policies: { [updateUserName]: updateUserPolicy },
    entity: 'ownName',
    rows: [kept],
    matches: () => true,
  });
  return shown ?? { ...kept, pending: false };
}
