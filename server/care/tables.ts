import {
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PartialDate } from '#domain/values/dates/partial-date.ts';
import { church } from '../churches/tables.ts';
import { person } from '../people/tables.ts';

export const lifeEvent = pgTable(
  'life_event',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    personId: uuid('person_id').notNull(),
    churchId: uuid('church_id').notNull(),
    kind: text().notNull(),
    happenedOn: jsonb('happened_on').$type<PartialDate>(),
    place: text(),
    note: text(),
    status: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('life_event_person').on(table.tenantId, table.personId),
    foreignKey({
      columns: [table.tenantId, table.churchId],
      foreignColumns: [church.tenantId, church.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.personId],
      foreignColumns: [person.tenantId, person.id],
    }),
  ],
);

export const consent = pgTable(
  'consent',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    personId: uuid('person_id').notNull(),
    churchId: uuid('church_id').notNull(),
    purpose: text().notNull(),
    state: text().notNull(),
    saidOn: date('said_on', { mode: 'string' }).notNull(),
    how: text().notNull(),
    textVersion: text('text_version').notNull(),
    guardianId: uuid('guardian_id'),
    note: text(),
    status: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('consent_person').on(table.tenantId, table.personId),
    foreignKey({
      columns: [table.tenantId, table.churchId],
      foreignColumns: [church.tenantId, church.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.personId],
      foreignColumns: [person.tenantId, person.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.guardianId],
      foreignColumns: [person.tenantId, person.id],
    }),
  ],
);

/** A table of notes about people. */
function notesTable<Name extends string>(name: Name) {
  return pgTable(
    name,
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid().notNull(),
      personId: uuid('person_id').notNull(),
      churchId: uuid('church_id').notNull(),
      note: text().notNull(),
      writtenOn: date('written_on', { mode: 'string' }).notNull(),
      writerId: uuid('writer_id'),
      status: text().notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.tenantId, table.id] }),
      index(`${name}_person`).on(table.tenantId, table.personId),
      foreignKey({
        columns: [table.tenantId, table.churchId],
        foreignColumns: [church.tenantId, church.id],
      }),
      foreignKey({
        columns: [table.tenantId, table.personId],
        foreignColumns: [person.tenantId, person.id],
      }),
      foreignKey({
        columns: [table.tenantId, table.writerId],
        foreignColumns: [person.tenantId, person.id],
      }),
    ],
  );
}

export const pastoralNote = notesTable('pastoral_note');
export const safetyNote = notesTable('safety_note');
