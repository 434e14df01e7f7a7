import { boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { church } from '../churches/tables.ts';
import { person } from '../people/tables.ts';
import { refersTo, rowKey, tenantRow } from '../database/tenant-rows.ts';

const day = (name: string) => date(name, { mode: 'string' });

export const followUp = pgTable(
  'follow_up',
  {
    ...tenantRow,
    personId: uuid('person_id').notNull(),
    churchId: uuid('church_id').notNull(),
    type: text().notNull(),
    severity: text().notNull(),
    assignedTo: uuid('assigned_to'),
    assignedDate: day('assigned_date').notNull(),
    actionDate: day('action_date'),
    snoozedUntil: day('snoozed_until'),
    note: text(),
    outcome: text(),
    requiresAdditionalFollowUp: boolean('requires_additional_follow_up').notNull(),
    doneOn: day('done_on'),
    status: text().notNull(),
  },
  (table) => [
    rowKey(table),
    index('follow_up_person').on(table.tenantId, table.personId),
    refersTo(table, table.churchId, church),
    refersTo(table, table.personId, person),
    refersTo(table, table.assignedTo, person),
  ],
);
