import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RetentionCounts } from '#domain/retention/retention-words.ts';
import { rowKey, tenantRow } from '../database/tenant-rows.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** How long an organisation keeps a kind of record. A kind without a row is kept until somebody erases it. */
export const retentionPeriod = pgTable(
  'retention_period',
  {
    tenantId: uuid('tenant_id').notNull(),
    kind: text().notNull(),
    months: integer().notNull(),
    /** When it was chosen: nothing is erased under it in the hours after. */
    since: moment('since').notNull(),
    /** The account that chose it: histories tell an erasing under its name. */
    chosenBy: uuid('chosen_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.kind] })],
);

/** One run of the erasing, with what it has erased so far. */
export const retentionRun = pgTable(
  'retention_run',
  {
    ...tenantRow,
    startedAt: moment('started_at').notNull(),
    /** Null while it goes on, or until the next round goes on with it. */
    finishedAt: moment('finished_at'),
    counts: jsonb().$type<RetentionCounts>().notNull(),
    /** How many could not be erased. */
    failed: integer().notNull(),
  },
  (table) => [rowKey(table), index('retention_run_started').on(table.tenantId, table.startedAt)],
);

/**
 * Moments before which the audit is erased. The server's role only adds one: a rule of the database erases the lines, and
 * none that is younger than a year.
 */
export const auditCut = pgTable(
  'audit_cut',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    before: moment('before').notNull(),
  },
  (table) => [rowKey(table)],
);
