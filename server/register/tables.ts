import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rowKey } from '../database/tenant-rows.ts';

/** The history of the rows of registers. */
export const rowEvent = pgTable(
  'row_event',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    /** Entity name. */
    t: text().notNull(),
    rowId: uuid('row_id').notNull(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    accountId: uuid('account_id').notNull(),
    authorName: text('author_name').notNull(),
    what: text().notNull(),
    changes: jsonb().notNull(),
  },
  (table) => [
    rowKey(table),
    index('row_event_row').on(table.tenantId, table.t, table.rowId, table.at),
  ],
);

/** Rows that became one with another: what still says their ids means that one. Kept for good. */
export const rowAlias = pgTable(
  'row_alias',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** Entity name. */
    t: text().notNull(),
    id: uuid().notNull(),
    keptId: uuid('kept_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.t, table.id] }),
    index('row_alias_kept').on(table.tenantId, table.t, table.keptId),
  ],
);
