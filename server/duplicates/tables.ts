import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { church } from '../churches/tables.ts';
import { person } from '../people/tables.ts';
import type { TouchedRow } from './touched-rows.ts';
import { refersTo, rowKey, tenantRow } from '../database/tenant-rows.ts';

export const distinctPair = pgTable(
  'distinct_pair',
  {
    ...tenantRow,
    personId: uuid('person_id').notNull(),
    otherId: uuid('other_id').notNull(),
    churchId: uuid('church_id').notNull(),
    note: text(),
    status: text().notNull(),
  },
  (table) => [
    rowKey(table),
    index('distinct_pair_person').on(table.tenantId, table.personId),
    index('distinct_pair_other').on(table.tenantId, table.otherId),
    refersTo(table, table.churchId, church),
    refersTo(table, table.personId, person),
    refersTo(table, table.otherId, person),
  ],
);

/** Merges that can be taken back, with every row that they touched, as it was and as it became. */
export const personMerge = pgTable(
  'person_merge',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** The id of the submission. */
    id: uuid().notNull(),
    keptId: uuid('kept_id').notNull(),
    lostId: uuid('lost_id').notNull(),
    otherName: text('other_name').notNull(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    authorName: text('author_name').notNull(),
    touched: jsonb().$type<TouchedRow[]>().notNull(),
  },
  (table) => [
    rowKey(table),
    index('person_merge_kept').on(table.tenantId, table.keptId),
    index('person_merge_at').on(table.tenantId, table.at),
  ],
);
