import * as z from 'zod/mini';
import { Failure } from '#domain/errors.ts';
import {
  addNotification,
  changeNotification,
  listNotifications,
  readAllNotifications,
  removeNotification,
} from '#domain/shell/notification-operations.ts';
import { notificationOf } from '#domain/shell/notification-policies.ts';
import { notification, type Notification } from '#domain/shell/notifications.ts';
import { command, query } from '../handler.ts';
import { erasing, findOwn, ownRows } from './own-rows.ts';
import { notificationStore } from './scopes.ts';

/** Without whose it is. */
const shown = (row: Notification) => z.parse(notification.schema, row);
const newestFirst = 'time desc, id desc';

export const notificationHandlers = {
  [listNotifications.name]: query(listNotifications, async (tx, caller) => {
    const rows = await ownRows<Notification>(tx, caller, notificationStore, newestFirst);
    return rows.map(shown);
  }),

  [addNotification.name]: command(addNotification, async (_tx, caller, input, { id, now }) => {
    const row = notificationOf({ id, at: now.toISOString() }, input.notification);
    return { output: row, inserts: { notification: [{ ...row, accountId: caller.accountId }] } };
  }),

  [changeNotification.name]: command(changeNotification, async (tx, caller, input) => {
    const known = await findOwn<Notification>(tx, caller, notificationStore, input.id);
    if (!known) throw new Failure('not_found', 'This notification was deleted');
    const row = { ...known, read: input.notification.read };
    return { output: shown(row), replaces: { notification: [row] } };
  }),

  [removeNotification.name]: command(removeNotification, async (tx, caller, { id }) => {
    const known = await findOwn<Notification>(tx, caller, notificationStore, id);
    return erasing(notificationStore, known, true as const);
  }),

  [readAllNotifications.name]: command(readAllNotifications, async (tx, caller) => {
    const own = await ownRows<Notification>(tx, caller, notificationStore, newestFirst);
    const unread = own.filter(({ read }) => !read);
    const replaces = { notification: unread.map((row) => Object.assign(row, { read: true })) };
    return { output: true as const, replaces };
  }),
};
