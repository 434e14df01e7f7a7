import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CustomValues } from '#domain/rows/row-values.ts';
import { church } from '../churches/tables.ts';
import { person } from '../people/tables.ts';
import { refersTo, rowKey, tenantRow } from '../database/tenant-rows.ts';

export const family = pgTable(
  'family',
  {
    ...tenantRow,
    churchId: uuid('church_id').notNull(),
    name: text().notNull(),
    address: text(),
    city: text(),
    province: text(),
    country: text(),
    postalCode: text('postal_code'),
    language: text(),
    homePhone: text('home_phone'),
    email: text(),
    weddingDate: date('wedding_date', { mode: 'string' }),
    notes: text(),
    custom: jsonb().$type<CustomValues>(),
    status: text().notNull(),
  },
  (table) => [rowKey(table), refersTo(table, table.churchId, church)],
);

export const familyMember = pgTable(
  'family_member',
  {
    ...tenantRow,
    familyId: uuid('family_id').notNull(),
    churchId: uuid('church_id').notNull(),
    personId: uuid('person_id').notNull(),
    role: text().notNull(),
    isPrimaryContact: boolean('is_primary_contact').notNull(),
    livesHere: boolean('lives_here').notNull(),
    isPrimaryFamily: boolean('is_primary_family').notNull(),
    since: date({ mode: 'string' }),
    until: date({ mode: 'string' }),
    note: text(),
    status: text().notNull(),
  },
  (table) => [
    rowKey(table),
    /** Somebody is in a family once. The register says so in words; this holds whatever else writes. */
    uniqueIndex('family_member_current')
      .on(table.tenantId, table.familyId, table.personId)
      .where(sql`status <> 'left'`),
    index('family_member_family').on(table.tenantId, table.familyId),
    index('family_member_person').on(table.tenantId, table.personId),
    refersTo(table, table.familyId, family),
    refersTo(table, table.churchId, church),
    refersTo(table, table.personId, person),
  ],
);

export const pickupPerson = pgTable(
  'pickup_person',
  {
    ...tenantRow,
    familyId: uuid('family_id').notNull(),
    churchId: uuid('church_id').notNull(),
    personId: uuid('person_id'),
    name: text(),
    relationship: text(),
    standing: text().notNull(),
    note: text(),
    status: text().notNull(),
  },
  (table) => [
    rowKey(table),
    /** One entry about a person in a family: two could say two things. */
    uniqueIndex('pickup_person_current')
      .on(table.tenantId, table.familyId, table.personId)
      .where(sql`status <> 'archived'`),
    index('pickup_person_family').on(table.tenantId, table.familyId),
    index('pickup_person_person').on(table.tenantId, table.personId),
    refersTo(table, table.familyId, family),
    refersTo(table, table.churchId, church),
    refersTo(table, table.personId, person),
  ],
);

/** The code by which a family opens the portal. Not among the rows that devices hold: it is read from the server alone. */
export const familyCode = pgTable(
  'family_code',
  {
    tenantId: uuid('tenant_id').notNull(),
    familyId: uuid('family_id').notNull(),
    code: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.familyId] }),
    uniqueIndex('family_code_code').on(table.tenantId, table.code),
    refersTo(table, table.familyId, family),
  ],
);
