import * as z from 'zod/mini';
import { startTime, weekdays } from '../churches/entities.ts';
import { keptValues } from '../custom-fields/kept-values.ts';
import { defineEntity, type RowOf } from '../entity.ts';
import { name } from '../values/name.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import { memberRoles } from './member-roles.ts';
import { localDate } from '../values/dates/local-date-schema.ts';

/** Of a person, in years. */
const age = z.number().check(z.int(), z.minimum(0), z.maximum(120));

/** Pictures that a kind of group may have; the page draws them. */
export const groupTypeIcons = [
  'home',
  'layers',
  'music',
  'class',
  'sparkles',
  'calendar',
  'heart',
  'book',
  'people',
] as const;

/**
 * A kind of group: what its groups and their people are called, and which report the groups give. The optional
 * fields are left out by a server from before them.
 */
export const groupType = defineEntity({
  name: 'groupType',
  schema: z.object({
    id: uuid,
    name: name(1, 60),
    description: z.optional(z.nullable(line(0, 100))),
    groupTerm: z.optional(name(1, 30)),
    groupMemberTerm: z.optional(name(1, 30)),
    /** Roles of members of a group. */
    memberRoles: z.optional(memberRoles),
    reportForm: z.enum(['none', 'group']),
    joinPolicy: z.optional(z.enum(['open', 'request', 'closed'])),
    icon: z.optional(z.enum(groupTypeIcons)),
    /** Made by the program: its name and its report stay. */
    isSystem: z.optional(z.boolean()),
    status: z.optional(z.enum(['active', 'archived'])),
  }),
  references: {},
  lastWins: ['status'],
});
export type GroupType = RowOf<typeof groupType>;

/**
 * People of a church who meet: a cell, a ministry. The optional fields are left out by a server from before them.
 */
export const group = defineEntity({
  name: 'group',
  schema: z.object({
    id: uuid,
    churchId: uuid,
    groupTypeId: uuid,
    /** The group that it is a part of. */
    parentGroupId: z.optional(z.nullable(uuid)),
    /** The group that it was split from. */
    bornFromGroupId: z.optional(z.nullable(uuid)),
    name: name(1, 120),
    description: z.optional(z.nullable(line(0, 500))),
    pictureId: z.optional(z.nullable(uuid)),
    /**
     * When it meets, by the church's clock: two lines of RFC 5545 without a zone. Any text of its size, since a rule of a later
     * program is no reason to refuse a row: the register says which rules are taken.
     */
    schedule: z.optional(z.nullable(line(1, 300))),
    /** The days and the time of the schedule, as far as they say it: for programs from before schedules. */
    weekdays,
    startTime,
    address: z.optional(z.nullable(line(0, 200))),
    isOnline: z.optional(z.boolean()),
    /** Number of people it has room for. */
    capacity: z.optional(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(10_000)))),
    /** Ages in years, both included; null where there is no limit. */
    minAge: z.optional(z.nullable(age)),
    maxAge: z.optional(z.nullable(age)),
    /** Named on the public page of its church. */
    portalVisible: z.optional(z.boolean()),
    /** Only who leads it, and who oversees confidential groups, knows of it and of its reports. */
    confidential: z.optional(z.boolean()),
    /** Paused and archived groups give no report; their old ones keep the name. */
    custom: keptValues,
    status: z.enum(['active', 'paused', 'archived']),
  }),
  references: {
    churchId: 'church',
    groupTypeId: 'groupType',
    parentGroupId: 'group',
    bornFromGroupId: 'group',
  },
  lastWins: ['status', 'pictureId'],
  orderedBy: 'name',
});
export type Group = RowOf<typeof group>;

/** Somebody who is in a group, or was: who joins again has another one. */
export const groupMembership = defineEntity({
  name: 'groupMembership',
  schema: z.object({
    id: uuid,
    groupId: uuid,
    /** The church of the group. */
    churchId: uuid,
    personId: uuid,
    /** One of the roles of the group's type. */
    roleKey: z.string().check(z.maxLength(40)),
    joinedOn: localDate,
    leftOn: z.nullable(localDate),
    status: z.enum(['pending', 'active', 'left']),
    note: z.nullable(line(0, 200)),
  }),
  references: { groupId: 'group', churchId: 'church', personId: 'person' },
  lastWins: ['status', 'leftOn'],
});
export type GroupMembership = RowOf<typeof groupMembership>;
