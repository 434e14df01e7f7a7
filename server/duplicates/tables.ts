import {
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { church } from '../churches/tables.ts';
import { person } from '../people/tables.ts';
import type { TouchedRow } from './touched-rows.ts';

export const distinctPair = pgTable(
  'distinct_pair',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    personId: uuid('person_id').notNull(),
    otherId: uuid('other_id').notNull(),
    churchId: uuid('church_id').notNull(),
    note: text(),
    status: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('distinct_pair_person').on(table.tenantId, table.personId),
    index('distinct_pair_other').on(table.tenantId, table.otherId),
    foreignKey({
      columns: [table.tenantId, table.churchId],
      foreignColumns: [church.tenantId, church.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.personId],
      foreignColumns: [person.tenantId, person.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.otherId],
      foreignColumns: [person.tenantId, person.id],
    }),
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
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('person_merge_kept').on(table.tenantId, table.keptId),
    index('person_merge_at').on(table.tenantId, table.at),
  ],
);
