import type { QueuePolicy } from '../operation.ts';
import { escapeHtml } from '../values/escape-html.ts';
import type { Notification, NotificationFields } from './notifications.ts';

/** Queue policies of notifications, apart from their schemas: screens that only show notifications load none. */
export const notificationForms = {
  add: 'shell.addNotification',
  change: 'shell.changeNotification',
  remove: 'shell.removeNotification',
  readAll: 'shell.readAllNotifications',
} as const;

const form = { policy: 'queue', form: 1, migrations: [] } as const;
const keyOf = (id: string) => `notification:${id}`;

/** The notification that words make under an id: the same on the device and on the server. */
export function notificationOf(
  { id, at }: { id: string; at: string },
  fields: NotificationFields,
): Notification {
  const { read = false, link = null, useRouter = false, icon = null } = fields;
  const title = escapeHtml(fields.title);
  const description = fields.description ? escapeHtml(fields.description) : null;
  return { id, read, link, useRouter, icon, image: null, title, description, time: at };
}

export const addNotificationPolicy: QueuePolicy<{ notification: NotificationFields }> = {
  ...form,
  orderingKey: (_input, id) => keyOf(id),
  optimisticPatches: ({ notification }, item) => [
    { entity: 'notification', id: item.id, row: { ...notificationOf(item, notification) } },
  ],
  describe: ({ notification }) => `Note “${notification.title}”`,
  answer: ({ notification }, item) => notificationOf(item, notification),
};

/** Only whether it was read can change. */
export const changeNotificationPolicy: QueuePolicy<{
  id: string;
  notification: { read: boolean };
}> = {
  ...form,
  orderingKey: ({ id }) => keyOf(id),
  optimisticPatches: ({ id, notification: { read } }) => [
    { entity: 'notification', id, from: id, change: (row: Notification) => ({ ...row, read }) },
  ],
  describe: ({ notification: { read } }) => `Marking a notification as ${read ? 'read' : 'unread'}`,
  answer: ({ id, notification }) => ({ ...notification, id }),
};

export const removeNotificationPolicy: QueuePolicy<{ id: string }> = {
  ...form,
  orderingKey: ({ id }) => keyOf(id),
  optimisticPatches: ({ id }) => [
    {
      entity: 'notification',
      id,
      from: id,
      change: (row: Notification) => ({ ...row, removed: true }),
    },
  ],
  describe: () => 'Deleting a notification',
  answer: () => true,
};

/** It reads the notifications that are there: the query that shows them names them, as the server does. */
export const readAllNotificationsPolicy: QueuePolicy<object> = {
  ...form,
  orderingKey: () => 'notifications',
  optimisticPatches: () => [],
  describe: () => 'Marking all notifications as read',
  answer: () => true,
};
