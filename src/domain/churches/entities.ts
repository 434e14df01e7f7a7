import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';

export const churchGroup = defineEntity({
  name: 'churchGroup',
  schema: z.object({ id: uuid, name: line(2, 120), description: z.nullable(line(0, 100)) }),
  references: {},
  views: { full: 'all', counting: ['id', 'name', 'description'] },
});
export type ChurchGroup = RowOf<typeof churchGroup>;

export const church = defineEntity({
  name: 'church',
  schema: z.object({
    id: uuid,
    churchGroupId: z.nullable(uuid),
    name: line(2, 50),
    shortCode: line(1, 50),
    /** IANA; the dates of this church's reports are dates here. */
    timeZone: line(1, 60),
    status: z.enum(['active', 'inactive', 'archived']),
  }),
  references: { churchGroupId: 'churchGroup' },
  views: { full: 'all', counting: 'all' },
});
export type Church = RowOf<typeof church>;

/** A meeting of a church that is counted. Removed ones stay, so that old reports keep their name. */
export const service = defineEntity({
  name: 'service',
  schema: z.object({
    id: uuid,
    churchId: uuid,
    name: line(1, 60),
    kind: z.enum(['sunday', 'midweek', 'special', 'other']),
    /** 0 Sunday to 6 Saturday. */
    weekdays: z.array(z.number().check(z.int(), z.minimum(0), z.maximum(6))),
    /** HH:mm in the church's zone. */
    startTime: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    status: z.enum(['active', 'removed']),
    sort: z.number().check(z.int()),
  }),
  references: { churchId: 'church' },
  views: { full: 'all', counting: 'all' },
});
export type Service = RowOf<typeof service>;

/** How a church's reports are taken. */
export const reportPolicy = defineEntity({
  name: 'reportPolicy',
  schema: z.object({
    id: uuid,
    churchId: uuid,
    /** How many days a report may lie in the past. */
    allowBackdateDays: z.number().check(z.int(), z.minimum(0), z.maximum(3660)),
    /** First age that counts as a teen, and as an adult. */
    teenFrom: z.number().check(z.int(), z.minimum(1), z.maximum(99)),
    adultFrom: z.number().check(z.int(), z.minimum(2), z.maximum(100)),
  }),
  references: { churchId: 'church' },
  views: { full: 'all', counting: 'all' },
});
export type ReportPolicy = RowOf<typeof reportPolicy>;
