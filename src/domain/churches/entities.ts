import * as z from 'zod/mini';
import { keptValues } from '../custom-fields/kept-values.ts';
import { defineEntity, type RowOf } from '../entity.ts';
import { name } from '../values/name.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import { policyLimits } from './policy-limits.ts';

/** A region: churches, and other church groups. The optional fields are left out by a server from before them. */
export const churchGroup = defineEntity({
  name: 'churchGroup',
  schema: z.object({
    id: uuid,
    /** The church group that it is in. */
    parentChurchGroupId: z.optional(z.nullable(uuid)),
    name: name(2, 120),
    description: z.nullable(line(0, 100)),
    status: z.optional(z.enum(['active', 'archived'])),
  }),
  references: { parentChurchGroupId: 'churchGroup' },
  lastWins: ['status'],
});
export type ChurchGroup = RowOf<typeof churchGroup>;

/** A church. The optional fields are left out by a server from before them. */
export const church = defineEntity({
  name: 'church',
  schema: z.object({
    id: uuid,
    churchGroupId: z.nullable(uuid),
    /** The church that it began in, or belongs to. A label: no right follows from it. */
    parentChurchId: z.optional(z.nullable(uuid)),
    /** A person. Whoever does not see them sees no name: no right follows from it. */
    leaderPersonId: z.optional(z.nullable(uuid)),
    name: name(2, 50),
    /** Of one church for good: payment references carry it. */
    shortCode: name(1, 50),
    description: z.optional(z.nullable(line(0, 100))),
    pictureId: z.optional(z.nullable(uuid)),
    address: z.optional(z.nullable(line(0, 200))),
    phone: z.optional(z.nullable(line(0, 30))),
    email: z.optional(z.nullable(line(0, 254))),
    website: z.optional(z.nullable(line(0, 200))),
    /** IANA; the dates of this church's reports are dates here. */
    timeZone: line(1, 60),
    /** ISO 4217. */
    currency: z.optional(line(3, 3)),
    weekStartsOn: z.optional(z.enum(['sunday', 'monday', 'saturday'])),
    portalEnabled: z.optional(z.boolean()),
    /** Names its public page in the address, and that of no other church, for good. */
    slug: z.optional(z.nullable(line(1, 60))),
    portalShowsEvents: z.optional(z.boolean()),
    portalShowsGroups: z.optional(z.boolean()),
    portalShowsGiving: z.optional(z.boolean()),
    /** People who may register for its events there. */
    registrationPolicy: z.optional(z.enum(['anyone', 'members', 'closed'])),
    custom: keptValues,
    status: z.enum(['active', 'inactive', 'archived']),
  }),
  references: { churchGroupId: 'churchGroup', parentChurchId: 'church', leaderPersonId: 'person' },
  lastWins: ['status', 'pictureId'],
});
export type Church = RowOf<typeof church>;

/** 0 Sunday to 6 Saturday. */
export const weekdays = z.array(z.number().check(z.int(), z.minimum(0), z.maximum(6)));
/** HH:mm in the church's zone. */
export const startTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A meeting of a church that is counted. Removed ones stay, so that old reports keep their name. */
export const service = defineEntity({
  name: 'service',
  schema: z.object({
    id: uuid,
    churchId: uuid,
    name: name(1, 60),
    /** `cell` is a meeting of groups: only their report offers it. */
    kind: z.enum(['sunday', 'midweek', 'special', 'cell', 'other']),
    weekdays,
    startTime,
    status: z.enum(['active', 'removed']),
    /** Its place among the services of the church. */
    sort: z.number().check(z.int()),
  }),
  references: { churchId: 'church' },
  lastWins: ['status', 'sort'],
});
export type Service = RowOf<typeof service>;

export const wholeWithin = ({ min, max }: { min: number; max: number }) =>
  z.number().check(z.int(), z.minimum(min), z.maximum(max));

/** Rules for the reports of a church. */
export const reportPolicy = defineEntity({
  name: 'reportPolicy',
  schema: z.object({
    id: uuid,
    churchId: uuid,
    /** Days that a report may lie in the past. */
    allowBackdateDays: wholeWithin(policyLimits.allowBackdateDays),
    /** First age that counts as a teen, and as an adult. */
    teenFrom: wholeWithin(policyLimits.teenFrom),
    adultFrom: wholeWithin(policyLimits.adultFrom),
    /** Whether its reports ask adults, children and teens, and males and females. A server from before them leaves them out. */
    asksAges: z.optional(z.boolean()),
    asksGender: z.optional(z.boolean()),
    /** Hours after a meeting begins: from then on a report is missing, and late. A server from before them leaves them out. */
    dueHoursAfter: z.optional(z.nullable(wholeWithin(policyLimits.dueHoursAfter))),
    lateAfterHours: z.optional(z.nullable(wholeWithin(policyLimits.lateAfterHours))),
    requireVerification: z.optional(z.nullable(z.boolean())),
    remindsMissing: z.optional(z.nullable(z.boolean())),
  }),
  references: { churchId: 'church' },
});
export type ReportPolicy = RowOf<typeof reportPolicy>;
