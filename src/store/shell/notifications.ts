import {
  addNotificationPolicy,
  changeNotificationPolicy,
  notificationForms,
  readAllNotificationsPolicy,
  removeNotificationPolicy,
} from '#domain/shell/notification-policies.ts';
import type { Notification } from '#domain/shell/notifications.ts';
import type { OptimisticPatch } from '#domain/operation.ts';
import type { Store } from '../database.ts';
import type { WithPending } from '../outbox/with-pending.ts';
import { ownRowsWithPending } from './own-rows-with-pending.ts';

/** "All" is every one that is there, as it is on the server. */
function readingAll(rows: readonly Notification[]): OptimisticPatch[] {
  return rows.map(({ id }) => ({
    entity: 'notification',
    id,
    from: id,
    change: (row: Notification) => ({ ...row, read: true }),
  }));
}

function policiesOver(rows: readonly Notification[]) {
  return {
    [notificationForms.add]: addNotificationPolicy,
    [notificationForms.change]: changeNotificationPolicy,
    [notificationForms.remove]: removeNotificationPolicy,
    [notificationForms.readAll]: {
      ...readAllNotificationsPolicy,
      optimisticPatches: () => readingAll(rows),
    },
  };
}

/** One's own notifications, the newest first. */
export async function notificationsOf(store: Store): Promise<WithPending<Notification>[]> {
  const rows = await store.cache.notification.toArray();
  const shown = await ownRowsWithPending<Notification>(
    store,
    'notification',
    policiesOver(rows),
    rows,
  );
  return shown.toSorted((a, b) => b.time.localeCompare(a.time) || (a.id < b.id ? 1 : -1));
}

/** Count for the bell. */
export async function unreadNotifications(store: Store): Promise<number> {
  return (await notificationsOf(store)).filter(({ read }) => !read).length;
}
