import { boolean, date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Tallied } from '#domain/tally/tally-keys.ts';
import { church, service } from '../churches/tables.ts';
import { refersTo, rowKey, tenantRow } from '../database/tenant-rows.ts';

/** Counts of doors while a service is counted, and for a few days. A report keeps what was added to it. */
export const doorCount = pgTable(
  'door_count',
  {
    ...tenantRow,
    churchId: uuid('church_id').notNull(),
    serviceId: uuid('service_id').notNull(),
    date: date({ mode: 'string' }).notNull(),
    door: text().notNull(),
    added: jsonb().$type<Tallied>().notNull(),
    taken: jsonb().$type<Tallied>().notNull(),
    isOut: boolean('is_out').notNull(),
    tappedAt: text('tapped_at').notNull(),
    accountId: uuid('account_id').notNull(),
    accountName: text('account_name').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    rowKey(table),
    index('door_count_received').on(table.tenantId, table.receivedAt),
    refersTo(table, table.churchId, church),
    refersTo(table, table.serviceId, service),
  ],
);
