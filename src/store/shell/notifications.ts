import {
  addNotificationPolicy,
  changeNotificationPolicy,
  notificationForms,
  readAllNotificationsPolicy,
  removeNotificationPolicy,
} from '#domain/shell/notification-policies.ts';
import type { Notification } from '#domain/shell/notifications.ts';
import type { PreviewRow } from '#domain/operation.ts';
import type { Store } from '../database.ts';
import type { Shown } from '../outbox/with-pending.ts';
import { shownRows } from './shown-rows.ts';

/** "All" is every one that is there, as it is on the server. */
function readingAll(rows: readonly Notification[]): PreviewRow[] {
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
    [notificationForms.readAll]: { ...readAllNotificationsPolicy, preview: () => readingAll(rows) },
  };
}

/** One's own notifications, the newest first. */
export async function notificationsOf(store: Store): Promise<Shown<Notification>[]> {
  const rows = await store.cache.notification.toArray();
  const shown = await shownRows<Notification>(store, 'notification', policiesOver(rows), rows);
  return shown.toSorted((a, b) => b.time.localeCompare(a.time) || (a.id < b.id ? 1 : -1));
}

/** What the bell says. */
export async function unreadNotifications(store: Store): Promise<number> {
  return (await notificationsOf(store)).filter(({ read }) => !read).length;
}
