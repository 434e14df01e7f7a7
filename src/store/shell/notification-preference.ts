import type { NotificationPreference } from '#domain/shell/notification-preference.ts';
import {
  switchNotificationName,
  switchNotificationPolicy,
} from '#domain/shell/notification-preference-policy.ts';
import type { Store } from '../database.ts';
import { type WithPending, withPending } from '../outbox/with-pending.ts';

/** This person's notification preferences, with the switches that wait. */
export async function notificationPreferenceOf(
  store: Store,
): Promise<WithPending<NotificationPreference>> {
  const { cache, profile } = store;
  const none: NotificationPreference = { id: profile.id, off: [] };
  const kept = (await cache.newsChoice.get(profile.id)) ?? none;
  const [shown] = await withPending<NotificationPreference>(store, {
    policies: { [switchNotificationName]: switchNotificationPolicy },
    entity: 'newsChoice',
    rows: [kept],
    matches: () => true,
  });
  return shown ?? { ...kept, pending: false };
}
