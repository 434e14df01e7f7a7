import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MemberRole } from '#domain/groups/member-roles.ts';
import type { CustomValues } from '#domain/rows/row-values.ts';
import { church } from '../churches/tables.ts';
import { person } from '../people/tables.ts';
import { refersTo, rowKey, tenantRow } from '../database/tenant-rows.ts';

export const groupType = pgTable(
  'group_type',
  {
    ...tenantRow,
    name: text().notNull(),
    description: text(),
    groupTerm: text('group_term').notNull(),
    groupMemberTerm: text('group_member_term').notNull(),
    memberRoles: jsonb('member_roles').$type<MemberRole[]>().notNull(),
    reportForm: text('report_form').notNull(),
    joinPolicy: text('join_policy').notNull(),
    icon: text().notNull(),
    isSystem: boolean('is_system').notNull(),
    status: text().notNull(),
  },
  (table) => [rowKey(table)],
);

/** `group` is a word of SQL. */
export const group = pgTable(
  'groups',
  {
    ...tenantRow,
    churchId: uuid('church_id').notNull(),
    groupTypeId: uuid('group_type_id').notNull(),
    parentGroupId: uuid('parent_group_id'),
    bornFromGroupId: uuid('born_from_group_id'),
    name: text().notNull(),
    description: text(),
    pictureId: uuid('picture_id'),
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
    custom: jsonb().$type<CustomValues>(),
    status: text().notNull(),
  },
  (table) => [
    rowKey(table),
    refersTo(table, table.parentGroupId, table),
    refersTo(table, table.bornFromGroupId, table),
    index('groups_type').on(table.tenantId, table.groupTypeId),
    refersTo(table, table.churchId, church),
    refersTo(table, table.groupTypeId, groupType),
  ],
);

export const groupMembership = pgTable(
  'group_membership',
  {
    ...tenantRow,
    groupId: uuid('group_id').notNull(),
    churchId: uuid('church_id').notNull(),
    personId: uuid('person_id').notNull(),
    roleKey: text('role_key').notNull(),
    joinedOn: date('joined_on', { mode: 'string' }).notNull(),
    leftOn: date('left_on', { mode: 'string' }),
    status: text().notNull(),
    note: text(),
  },
  (table) => [
    rowKey(table),
    /** Somebody is in a group once. The register says so in words; this holds whatever else writes. */
    uniqueIndex('group_membership_current')
      .on(table.tenantId, table.groupId, table.personId)
      .where(sql`status <> 'left'`),
    index('group_membership_group').on(table.tenantId, table.groupId),
    index('group_membership_person').on(table.tenantId, table.personId),
    refersTo(table, table.groupId, group),
    refersTo(table, table.churchId, church),
    refersTo(table, table.personId, person),
  ],
);
