import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const storeLoss = pgTable(
  'store_loss',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    accountId: uuid('account_id').notNull(),
    accountName: text('account_name').notNull(),
    lastSeenAt: text('last_seen_at').notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true, mode: 'string' }).notNull(),
    unsentDates: text('unsent_dates').array().notNull(),
    /** Churches that the person counted for: they say which scopes the loss is in. */
    churchIds: uuid('church_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
