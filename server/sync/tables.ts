import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from '../database/bytes.ts';

/** The version each transaction of the tenant takes, and the epoch that a restore changes. */
export const tenantSeq = pgTable('tenant_seq', {
  tenantId: uuid('tenant_id').primaryKey(),
  epoch: uuid().notNull(),
  v: bigint({ mode: 'number' }).notNull().default(0),
  /** Below it, `gone` rows were purged: an older cursor starts again. */
  minV: bigint('min_v', { mode: 'number' }).notNull().default(0),
});

/** Which slice holds which row, since which version; `gone` when it no longer does. */
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
    index('change_scope_v').on(table.tenantId, table.scope, table.v),
    /** The order of a pull. */
    index('change_v').on(table.tenantId, table.v, table.t, table.id),
    index('change_row').on(table.tenantId, table.t, table.id),
  ],
);

/** Every mutation id ever accepted: inserted first, in the transaction of its effect. */
export const mutation = pgTable(
  'mutation',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    accountId: uuid('account_id').notNull(),
    hash: bytes().notNull(),
    /** 'applied' or 'held'; null only inside the transaction that is executing it. */
    status: text(),
    output: jsonb(),
    v: bigint({ mode: 'number' }),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** A mutation that waits for a church administrator to accept or refuse it, as it came. */
export const heldMutation = pgTable(
  'held_mutation',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    accountId: uuid('account_id').notNull(),
    authorName: text('author_name').notNull(),
    churchId: uuid('church_id').notNull(),
    serviceId: uuid('service_id').notNull(),
    date: date({ mode: 'string' }).notNull(),
    count: integer(),
    name: text().notNull(),
    form: bigint({ mode: 'number' }).notNull(),
    args: jsonb().notNull(),
    capturedAt: text('captured_at').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' })
      .notNull()
      .defaultNow(),
    status: text().notNull().default('waiting'),
    decidedByName: text('decided_by_name'),
    decidedAt: timestamp('decided_at', { withTimezone: true, mode: 'string' }),
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
