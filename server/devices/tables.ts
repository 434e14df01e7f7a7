import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rowKey, tenantRow } from '../database/tenant-rows.ts';

export const storeLoss = pgTable(
  'store_loss',
  {
    ...tenantRow,
    accountId: uuid('account_id').notNull(),
    accountName: text('account_name').notNull(),
    lastSeenAt: text('last_seen_at').notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true, mode: 'string' }).notNull(),
    unsentDates: text('unsent_dates').array().notNull(),
    /** Churches that the person counted for: they say which scopes the loss is in. */
    churchIds: uuid('church_ids').array().notNull(),
  },
  (table) => [rowKey(table)],
);
