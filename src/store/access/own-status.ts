import type { OwnStatus } from '#domain/access/own-status.ts';
import { updateUserName, updateUserPolicy } from '#domain/access/own-user.ts';
import type { User } from '#domain/access/session.ts';
import type { Store } from '../database.ts';
import { withPending } from '../outbox/with-pending.ts';

/** Status of this person, as last chosen on any device. */
export async function ownStatus(store: Store): Promise<User['status']> {
  const { cache, profile } = store;
  const kept = await cache.ownStatus.get(profile.id);
  const [shown] = await withPending<OwnStatus>(store, {
    policies: { [updateUserName]: updateUserPolicy },
    entity: 'ownStatus',
    rows: kept ? [kept] : [],
    matches: () => true,
  });
  return shown?.status ?? profile.user.status;
}
