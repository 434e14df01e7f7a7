import {
  boolean,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CustomValues } from '#domain/rows/row-values.ts';

export const churchGroup = pgTable(
  'church_group',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    parentChurchGroupId: uuid('parent_church_group_id'),
    name: text().notNull(),
    description: text(),
    status: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.parentChurchGroupId],
      foreignColumns: [table.tenantId, table.id],
    }),
  ],
);

export const church = pgTable(
  'church',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
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
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('church_short_code').on(table.tenantId, table.shortCode),
    unique('church_slug').on(table.tenantId, table.slug),
    foreignKey({
      columns: [table.tenantId, table.parentChurchId],
      foreignColumns: [table.tenantId, table.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.churchGroupId],
      foreignColumns: [churchGroup.tenantId, churchGroup.id],
    }),
  ],
);

export const service = pgTable(
  'service',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    churchId: uuid('church_id').notNull(),
    name: text().notNull(),
    kind: text().notNull(),
    weekdays: smallint().array().notNull(),
    startTime: text('start_time').notNull(),
    status: text().notNull(),
    sort: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.churchId],
      foreignColumns: [church.tenantId, church.id],
    }),
  ],
);

export const reportPolicy = pgTable(
  'report_policy',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    churchId: uuid('church_id').notNull(),
    allowBackdateDays: integer('allow_backdate_days').notNull(),
    teenFrom: integer('teen_from').notNull(),
    adultFrom: integer('adult_from').notNull(),
    asksAges: boolean('asks_ages').notNull().default(true),
    asksGender: boolean('asks_gender').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('report_policy_church').on(table.tenantId, table.churchId),
    foreignKey({
      columns: [table.tenantId, table.churchId],
      foreignColumns: [church.tenantId, church.id],
    }),
  ],
);
