import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { rowKey } from '../database/tenant-rows.ts';

/** Owner: the scope that it is in. */
const owned = () => ({
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  accountId: uuid('account_id').notNull(),
});
const moment = (name?: string) =>
  timestamp(name ?? 'time', { withTimezone: true, mode: 'string' }).notNull();

export const shortcut = pgTable(
  'shortcut',
  {
    ...owned(),
    label: text().notNull(),
    description: text(),
    icon: text().notNull(),
    link: text().notNull(),
    useRouter: boolean('use_router').notNull(),
  },
  (table) => [rowKey(table), index('shortcut_account').on(table.tenantId, table.accountId)],
);

export const notification = pgTable(
  'notification',
  {
    ...owned(),
    read: boolean().notNull(),
    link: text(),
    useRouter: boolean('use_router').notNull(),
    icon: text(),
    image: text(),
    title: text().notNull(),
    description: text(),
    time: moment(),
  },
  (table) => [rowKey(table), index('notification_account').on(table.tenantId, table.accountId)],
);

export const userMessage = pgTable(
  'user_message',
  {
    ...owned(),
    number: integer().notNull(),
    isRead: boolean('is_read').notNull(),
    link: text(),
    useRouter: boolean('use_router').notNull(),
    iconCssClass: text('icon_css_class'),
    title: text().notNull(),
    body: text().notNull(),
    sentDateTime: moment('sent_date_time'),
  },
  (table) => [
    rowKey(table),
    unique('user_message_number').on(table.tenantId, table.number),
    index('user_message_account').on(table.tenantId, table.accountId),
  ],
);

/** The last number that a message of the tenant was given: one that was deleted gives its own to no other. */
export const messageNumber = pgTable('message_number', {
  tenantId: uuid('tenant_id').primaryKey(),
  last: integer().notNull(),
});

/** The notifications that each account switched off: 'message.push'. */
export const notificationPreferenceTable = pgTable(
  'news_choice',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** The account's. */
    id: uuid().notNull(),
    off: text().array().notNull(),
  },
  (table) => [rowKey(table)],
);
