import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PartialDate } from '#domain/values/dates/partial-date.ts';
import { church } from '../churches/tables.ts';
import { person } from '../people/tables.ts';
import { refersTo, rowKey, tenantRow } from '../database/tenant-rows.ts';

export const lifeEvent = pgTable(
  'life_event',
  {
    ...tenantRow,
    personId: uuid('person_id').notNull(),
    churchId: uuid('church_id').notNull(),
    kind: text().notNull(),
    happenedOn: jsonb('happened_on').$type<PartialDate>(),
    place: text(),
    note: text(),
    status: text().notNull(),
  },
  (table) => [
    rowKey(table),
    index('life_event_person').on(table.tenantId, table.personId),
    refersTo(table, table.churchId, church),
    refersTo(table, table.personId, person),
  ],
);

export const consent = pgTable(
  'consent',
  {
    ...tenantRow,
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
    rowKey(table),
    index('consent_person').on(table.tenantId, table.personId),
    refersTo(table, table.churchId, church),
    refersTo(table, table.personId, person),
    refersTo(table, table.guardianId, person),
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
      rowKey(table),
      index(`${name}_person`).on(table.tenantId, table.personId),
      refersTo(table, table.churchId, church),
      refersTo(table, table.personId, person),
      refersTo(table, table.writerId, person),
    ],
  );
}

export const pastoralNote = notesTable('pastoral_note');
export const safetyNote = notesTable('safety_note');
