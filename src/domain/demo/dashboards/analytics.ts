import * as z from 'zod/mini';

/** A number a day; `dates` are yyyy-MM-dd. */
const daily = z.object({ dates: z.array(z.string()), values: z.array(z.number()) });
export type Daily = z.infer<typeof daily>;

/** A number of the last days, and the one that was aimed at. */
const period = z.object({
  period: z.string(),
  amount: z.number(),
  target: z.number(),
  labels: z.array(z.string()),
  values: z.array(z.number()),
});

const measure = z.object({ title: z.string(), periods: z.array(period) });
export type Measure = z.infer<typeof measure>;

/** Parts of all visitors, in percent. */
const audience = z.object({
  title: z.string(),
  parts: z.array(z.object({ name: z.string(), percent: z.number() })),
});
export type Audience = z.infer<typeof audience>;

const versus = z.object({
  dates: z.array(z.string()),
  visitors: z.array(z.number()),
  pageViews: z.array(z.number()),
  overallScore: z.number(),
  usualScore: z.number(),
  /** Visitors for each page view, in percent. */
  averageRatio: z.number(),
  /** The same of as many days before. */
  ratioBefore: z.number(),
  predictedRatio: z.number(),
});
export type VisitorsAndPageViews = z.infer<typeof versus>;

export const analyticsDashboard = z.object({
  name: z.literal('analytics'),
  visitors: z.object({ thisYear: daily, lastYear: daily }),
  measures: z.array(measure),
  versus,
  audience: z.object({ visitors: z.number(), kinds: z.array(audience) }),
});
export type AnalyticsDashboard = z.infer<typeof analyticsDashboard>;
