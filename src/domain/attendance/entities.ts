import * as z from 'zod/mini';
import { keptValues } from '../custom-fields/kept-values.ts';
import { defineEntity, type RowOf } from '../entity.ts';
import { keptContributions } from '../tally/kept-contributions.ts';
import { count } from '../values/count-schema.ts';
import { instant } from '../values/dates/instant.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import { choices } from './choices.ts';
import { reportKinds } from './definitions.ts';
import { reportReview } from './reviewing/report-review.ts';

/** Cents and ISO 4217 code; never a fraction of a cent. */
export const money = z.object({
  minor: z.number().check(z.int(), z.minimum(0)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

/** Numbers and answers of a report; the same fields in each of its versions. */
export const reportValues = z.object({
  attendance: z.nullable(count),
  adults: z.nullable(count),
  children: z.nullable(count),
  teens: z.nullable(count),
  males: z.nullable(count),
  females: z.nullable(count),
  firstTimers: z.nullable(count),
  newConverts: z.nullable(count),
  receivedHolySpirit: z.nullable(count),
  offering: z.nullable(money),
  didNotMeet: z.boolean(),
  didNotMeetReason: z.nullable(line(0, 200)),
  notes: z.nullable(line(0, 1000)),
  custom: keptValues,
});
export type ReportValues = z.infer<typeof reportValues>;

/** Decision about a report, for all its authors to read. */
export const decision = z.object({
  /** The mutation id. */
  id: uuid,
  choice: z.enum([...choices, 'void']),
  accountId: uuid,
  name: z.string(),
  /** ISO, the server's clock. */
  at: instant,
  /** Authors whose numbers the decision kept; empty after `void`. */
  authorNames: z.array(z.string()),
  /** Why, in the words of who decided. */
  reason: z.nullable(line(0, 200)),
});
export type Decision = z.infer<typeof decision>;

/** Money only where somebody may read it: without it a report has no such field at all. */
function withoutMoney<Shape extends object>(shape: Shape) {
  const fields = Object.keys(shape) as Extract<keyof Shape, string>[];
  return fields.filter((field) => field !== 'offering');
}

const reportShape = {
  id: uuid,
  kind: z.enum(reportKinds),
  date: localDate,
  churchId: uuid,
  groupId: z.nullable(uuid),
  serviceId: uuid,
  /** As the service was called on the day. */
  serviceName: z.string(),
  /** 1 unless somebody decided that two reports of one service are both valid. */
  occurrence: z.number().check(z.int(), z.minimum(1)),
  ...reportValues.shape,
  standingVersionId: uuid,
  /** Everybody who submitted it, in the order in which they did; nobody where it was imported. */
  authorIds: z.array(uuid),
  /** Their names, at the same places. */
  authorNames: z.array(z.string()),
  /** Whether a version waits for a decision: two reports for one service that differ. */
  openVersions: z.number().check(z.int(), z.minimum(0)),
  /** The last thing decided about it, as long as that is why it says what it says. */
  decision: z.nullable(decision),
  /** `void` is deleted: kept for its authors and the history, counted nowhere, until somebody submits anew. */
  status: z.enum(['submitted', 'void']),
  /** More than three times the median of the eight weeks before. */
  unusual: z.boolean(),
  receiptNumber: z.string(),
  /** ISO, the server's clock, when the current version arrived. */
  receivedAt: instant,
  /** Seconds that the clock which sent the current version was ahead; an older server leaves it out. */
  clockSkewSeconds: z.optional(z.nullable(z.number().check(z.int()))),
  /** ISO, the server's clock, when somebody first reported it: a later correction is not late. An older server leaves it out. */
  firstReceivedAt: z.optional(z.nullable(instant)),
  /** Whether somebody verified it, or returned it; an older server leaves it out. */
  review: z.optional(z.nullable(reportReview)),
};

/** The one report of a service on a date: what its current version says. */
export const attendanceReport = defineEntity({
  name: 'attendanceReport',
  schema: z.object(reportShape),
  references: {
    churchId: 'church',
    groupId: 'group',
    serviceId: 'service',
    standingVersionId: 'reportVersion',
  },
  masks: { overseeing: withoutMoney(reportShape) },
});
export type AttendanceReport = RowOf<typeof attendanceReport>;

const versionShape = {
  id: uuid,
  reportId: uuid,
  ...reportValues.shape,
  /** The doors that were added up for it; null where nobody counted together. A server from before leaves it out. */
  contributions: z.optional(z.nullable(keptContributions)),
  /** Why the report was changed, in its author’s words. A server from before leaves it out. */
  reason: z.optional(z.nullable(line(0, 200))),
  /** The current version the author saw, or null. */
  basedOn: z.nullable(uuid),
  authorIds: z.array(uuid),
  authorNames: z.array(z.string()),
  state: z.enum(['standing', 'superseded', 'open']),
  /** ISO, the device's clock. */
  capturedAt: instant,
  /** Seconds that this clock was ahead of the server's when it sent; null where unknown. */
  clockSkewSeconds: z.nullable(z.number().check(z.int())),
  /** ISO, the server's clock. */
  receivedAt: instant,
};

/** One submission, kept for ever as it came. Its id is the mutation id. */
export const reportVersion = defineEntity({
  name: 'reportVersion',
  schema: z.object(versionShape),
  references: { reportId: 'attendanceReport' },
  masks: { overseeing: withoutMoney(versionShape) },
});
export type ReportVersion = RowOf<typeof reportVersion>;
