import {
  boolean,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { church } from '../churches/tables.ts';
import { person } from '../people/tables.ts';

const day = (name: string) => date(name, { mode: 'string' });

export const followUp = pgTable(
  'follow_up',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
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
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('follow_up_person').on(table.tenantId, table.personId),
    foreignKey({
      columns: [table.tenantId, table.churchId],
      foreignColumns: [church.tenantId, church.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.personId],
      foreignColumns: [person.tenantId, person.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.assignedTo],
      foreignColumns: [person.tenantId, person.id],
    }),
  ],
);
