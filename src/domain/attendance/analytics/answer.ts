import * as z from 'zod/mini';
import { measures } from './measures.ts';

/** One for each part of time; null is a gap, never a zero. */
const numbers = z.array(z.nullable(z.number()));
const counts = z.array(z.number());

/** Id of the line of all that have none of their own. */
export const otherLine = 'other';

const analyticsLine = z.object({
  /** A church or a group, the name of a service, or the number that it is of. */
  id: z.string(),
  values: numbers,
  /** Of the same days a year before; empty where nothing is compared. */
  before: numbers,
  /** Reports that are missing. */
  missing: counts,
});
export type AnalyticsLine = z.infer<typeof analyticsLine>;

const reportsIn = {
  /** Reports that came in, "did not meet" too. */
  in: z.number(),
  /** Meetings of these reports. */
  met: z.number(),
  missing: z.number(),
};

const total = z.object({ measure: z.enum(measures), sum: z.nullable(z.number()) });

const { missing: gaps, ...lineShape } = analyticsLine.shape;

const churchRow = z.object({
  ...lineShape,
  gaps,
  ...reportsIn,
  /** Of the latest part of time in which anything was reported; null where its value is a gap. */
  latest: z.array(total),
});
export type ChurchRow = z.infer<typeof churchRow>;

const pivotRow = z.object({
  /** A group, or a service. */
  id: z.string(),
  churchId: z.string(),
  values: numbers,
  met: counts,
  missing: counts,
});
export type PivotSums = z.infer<typeof pivotRow>;

const outlier = z.object({
  placeId: z.string(),
  churchId: z.string(),
  date: z.string(),
  value: z.number(),
  /** The median of the same service or group. */
  usual: z.number(),
});
export type Outlier = z.infer<typeof outlier>;

/** Numbers that belong to a question. Names are not among them: device and screen have those. */
export const analyticsAnswer = z.object({
  /** Parts of time (yyyy-MM-dd, both included); of a pivot its months. The first one begins with the question or with the first report. */
  spans: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Four at most: where there are more, the last one is of all others. */
  lines: z.array(analyticsLine),
  /** Churches, services or groups in that last line. */
  others: z.number(),
  churches: z.array(churchRow),
  pivot: z.array(pivotRow),
  /** Over the whole time. */
  totals: z.array(total),
  reports: z.object({
    ...reportsIn,
    /** Days on which something was counted. */
    days: z.number(),
    /** Services or groups of which something was counted. */
    places: z.number(),
  }),
  /** The latest part of time with a report; null for none. */
  latestPart: z.nullable(z.number()),
  latest: z.array(total),
  /** Of reports that say both money and people. */
  perHead: z.nullable(z.object({ minor: z.number(), people: z.number() })),
  currency: z.nullable(z.string()),
  /** Reports whose money is of another currency, and in no sum. */
  otherCurrencies: z.number(),
  outliers: z.array(outlier),
});
export type AnalyticsAnswer = z.infer<typeof analyticsAnswer>;
export type AnalyticsTotal = z.infer<typeof total>;
