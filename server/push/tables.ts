import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PushSubscriptionData } from '#domain/push/operations.ts';
import type { MarkReadCall } from '#domain/push/push-message.ts';
import { account, session } from '../access/tables.ts';
import { rowKey, tenantRow } from '../database/tenant-rows.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/**
 * Push subscriptions of sessions. Of all tenants, as sessions are: one browser's address
 * belongs to one session at a time, whichever tenant it is of (B31).
 */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid().primaryKey().defaultRandom(),
    endpoint: text().notNull().unique(),
    subscription: jsonb().$type<PushSubscriptionData>().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSuccessAt: instant('last_success_at'),
    /** In a row, since the last one that arrived. */
    failures: integer().notNull().default(0),
  },
  (table) => [index('push_subscription_account').on(table.accountId)],
);

/** Push messages on their way to browsers. Jobs name one and carry no contents. */
export const pushMessage = pgTable(
  'push_message',
  {
    ...tenantRow,
    accountId: uuid('account_id').notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** In the product: '/dashboard'. */
    path: text().notNull(),
    /** Of two with the same tag a browser shows the later one. */
    tag: text().notNull(),
    markRead: jsonb('mark_read').$type<MarkReadCall>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [rowKey(table), index('push_message_age').on(table.tenantId, table.createdAt)],
);

/** The pair by which push services know this server: one row. */
export const pushKey = pgTable('push_key', {
  id: integer().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});
