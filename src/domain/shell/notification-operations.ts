import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import {
  addNotificationPolicy,
  changeNotificationPolicy,
  notificationForms,
  readAllNotificationsPolicy,
  removeNotificationPolicy,
} from './notification-policies.ts';
import { notification, notificationFields } from './notifications.ts';
import { own } from './own.ts';

const path = '/api/common/notifications';
const answered = { ...own, status: 200 } as const;

export const listNotifications = defineOperation({
  ...answered,
  name: 'shell.listNotifications',
  method: 'GET',
  path,
  input: z.object({}),
  output: z.array(notification.schema),
  offline: 'cache',
  summary: 'One’s own notifications, the newest first',
});

export const addNotification = defineOperation({
  ...answered,
  name: notificationForms.add,
  method: 'POST',
  path,
  input: z.object({ notification: notificationFields }),
  output: notification.schema,
  offline: addNotificationPolicy,
  summary: 'Add a notification for oneself',
});

/** The whole notification may come; whether it was read is what is taken of it. */
export const changeNotification = defineOperation({
  ...answered,
  name: notificationForms.change,
  method: 'PATCH',
  path,
  input: z.object({ id: uuid, notification: z.looseObject({ read: z.boolean() }) }),
  output: notification.schema,
  offline: changeNotificationPolicy,
  summary: 'Mark a notification as read or unread',
});

/** A row that is gone already counts as deleted, too. */
export const removeNotification = defineOperation({
  ...answered,
  name: notificationForms.remove,
  method: 'DELETE',
  path,
  input: z.object({ id: uuid }),
  output: z.literal(true),
  offline: removeNotificationPolicy,
  summary: 'Delete a notification',
});

/** S7-020: changes data, whatever its method is called. */
export const readAllNotifications = defineOperation({
  ...answered,
  name: notificationForms.readAll,
  method: 'GET',
  path: `${path}/mark-all-as-read`,
  input: z.object({}),
  output: z.literal(true),
  offline: readAllNotificationsPolicy,
  summary: 'Mark all of one’s own notifications as read',
});
