import {
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CustomValues } from '#domain/rows/row-values.ts';
import { refersTo, rowKey, tenantRow } from '../database/tenant-rows.ts';

export const churchGroup = pgTable(
  'church_group',
  {
    ...tenantRow,
    parentChurchGroupId: uuid('parent_church_group_id'),
    name: text().notNull(),
    description: text(),
    status: text().notNull(),
  },
  (table) => [rowKey(table), refersTo(table, table.parentChurchGroupId, table)],
);

export const church = pgTable(
  'church',
  {
    ...tenantRow,
    churchGroupId: uuid('church_group_id'),
    parentChurchId: uuid('parent_church_id'),
    // No foreign key: people are of a church, and tables that refer to each other in a circle cannot be restored.
    leaderPersonId: uuid('leader_person_id'),
    name: text().notNull(),
    shortCode: text('short_code').notNull(),
    description: text(),
    pictureId: uuid('picture_id'),
    address: text(),
    phone: text(),
    email: text(),
    website: text(),
    timeZone: text('time_zone').notNull(),
    currency: text().notNull(),
    weekStartsOn: text('week_starts_on').notNull(),
    portalEnabled: boolean('portal_enabled').notNull(),
    slug: text(),
    portalShowsEvents: boolean('portal_shows_events').notNull(),
    portalShowsGroups: boolean('portal_shows_groups').notNull(),
    portalShowsGiving: boolean('portal_shows_giving').notNull(),
    registrationPolicy: text('registration_policy').notNull(),
    custom: jsonb().$type<CustomValues>(),
    status: text().notNull(),
  },
  (table) => [
    rowKey(table),
    unique('church_short_code').on(table.tenantId, table.shortCode),
    unique('church_slug').on(table.tenantId, table.slug),
    refersTo(table, table.parentChurchId, table),
    refersTo(table, table.churchGroupId, churchGroup),
  ],
);

export const service = pgTable(
  'service',
  {
    ...tenantRow,
    churchId: uuid('church_id').notNull(),
    name: text().notNull(),
    kind: text().notNull(),
    weekdays: smallint().array().notNull(),
    startTime: text('start_time').notNull(),
    status: text().notNull(),
    sort: integer().notNull(),
  },
  (table) => [rowKey(table), refersTo(table, table.churchId, church)],
);

export const reportPolicy = pgTable(
  'report_policy',
  {
    ...tenantRow,
    churchId: uuid('church_id').notNull(),
    allowBackdateDays: integer('allow_backdate_days').notNull(),
    teenFrom: integer('teen_from').notNull(),
    adultFrom: integer('adult_from').notNull(),
    asksAges: boolean('asks_ages').notNull().default(true),
    asksGender: boolean('asks_gender').notNull().default(true),
    dueHoursAfter: integer('due_hours_after'),
    lateAfterHours: integer('late_after_hours'),
    requireVerification: boolean('require_verification'),
    remindsMissing: boolean('reminds_missing'),
  },
  (table) => [
    rowKey(table),
    unique('report_policy_church').on(table.tenantId, table.churchId),
    refersTo(table, table.churchId, church),
  ],
);
