import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from '../database/bytes.ts';
import { rowKey, tenantRow } from '../database/tenant-rows.ts';

/** The version each transaction of the tenant takes, and the epoch that a restore changes. */
export const tenantSeq = pgTable('tenant_seq', {
  tenantId: uuid('tenant_id').primaryKey(),
  epoch: uuid().notNull(),
  v: bigint({ mode: 'number' }).notNull().default(0),
  /** Below it, `gone` rows were purged: an older cursor starts again. */
  minV: bigint('min_v', { mode: 'number' }).notNull().default(0),
  /** Scopes with more rows of an entity than a device is to hold. */
  onlineOnly: text('online_only').array().notNull().default([]),
});

/** The scopes that hold each row, since which version; `gone` when one no longer does. */
export const change = pgTable(
  'change',
  {
    tenantId: uuid('tenant_id').notNull(),
    scope: text().notNull(),
    t: text().notNull(),
    id: uuid().notNull(),
    v: bigint({ mode: 'number' }).notNull(),
    gone: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.scope, table.t, table.id] }),
    /** The order of a pull. */
    index('change_v').on(table.tenantId, table.v, table.t, table.id),
    index('change_row').on(table.tenantId, table.t, table.id),
  ],
);

/** Every mutation id ever accepted: inserted first, in the transaction of its effect. */
export const mutation = pgTable(
  'mutation',
  {
    ...tenantRow,
    accountId: uuid('account_id').notNull(),
    hash: bytes().notNull(),
    /** 'applied' or 'held'; null only inside the transaction that is executing it. */
    status: text(),
    output: jsonb(),
    v: bigint({ mode: 'number' }),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [rowKey(table)],
);

/** Author of the value of a field of a row: named to anybody whose edit clashes. */
export const fieldAuthor = pgTable(
  'field_author',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** Entity name. */
    t: text().notNull(),
    id: uuid().notNull(),
    field: text().notNull(),
    accountId: uuid('account_id').notNull(),
    authorName: text('author_name').notNull(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.t, table.id, table.field] })],
);
