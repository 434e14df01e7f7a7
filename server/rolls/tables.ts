import { date, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { MarkTimes } from '#domain/rolls/marks.ts';
import { church, service } from '../churches/tables.ts';
import { refersTo, rowKey, tenantRow } from '../database/tenant-rows.ts';
import { group } from '../groups/tables.ts';

/** Ids of people in a list have no foreign key: a merge and an erasing find them by the references of the entity. */
export const roll = pgTable(
  'roll',
  {
    ...tenantRow,
    groupId: uuid('group_id').notNull(),
    churchId: uuid('church_id').notNull(),
    serviceId: uuid('service_id').notNull(),
    date: date({ mode: 'string' }).notNull(),
    present: uuid().array().notNull(),
    absent: uuid().array().notNull(),
    firstTimers: uuid('first_timers').array().notNull(),
    newConverts: uuid('new_converts').array().notNull(),
    receivedHolySpirit: uuid('received_holy_spirit').array().notNull(),
    authorIds: uuid('author_ids').array().notNull(),
    authorNames: text('author_names').array().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** When each person was marked: of two marks the newer stands, whichever arrives first. */
    times: jsonb().$type<MarkTimes>().notNull(),
  },
  (table) => [
    rowKey(table),
    /** The one roll of a meeting. */
    unique('roll_meeting').on(table.tenantId, table.groupId, table.serviceId, table.date),
    refersTo(table, table.groupId, group),
    refersTo(table, table.churchId, church),
    refersTo(table, table.serviceId, service),
  ],
);
