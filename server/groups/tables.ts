import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { church } from '../churches/tables.ts';

export const groupType = pgTable(
  'group_type',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    description: text(),
    groupTerm: text('group_term').notNull(),
    groupMemberTerm: text('group_member_term').notNull(),
    reportForm: text('report_form').notNull(),
    joinPolicy: text('join_policy').notNull(),
    icon: text().notNull(),
    isSystem: boolean('is_system').notNull(),
    status: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** `group` is a word of SQL. */
export const group = pgTable(
  'groups',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    churchId: uuid('church_id').notNull(),
    groupTypeId: uuid('group_type_id').notNull(),
    parentGroupId: uuid('parent_group_id'),
    name: text().notNull(),
    description: text(),
    schedule: text(),
    weekdays: smallint().array().notNull(),
    startTime: text('start_time').notNull(),
    address: text(),
    isOnline: boolean('is_online').notNull(),
    capacity: integer(),
    minAge: integer('min_age'),
    maxAge: integer('max_age'),
    portalVisible: boolean('portal_visible').notNull(),
    confidential: boolean().notNull(),
    status: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.parentGroupId],
      foreignColumns: [table.tenantId, table.id],
    }),
    index('groups_type').on(table.tenantId, table.groupTypeId),
    foreignKey({
      columns: [table.tenantId, table.churchId],
      foreignColumns: [church.tenantId, church.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.groupTypeId],
      foreignColumns: [groupType.tenantId, groupType.id],
    }),
  ],
);
