import * as z from 'zod/mini';
import { localDate } from '../../values/dates/local-date-schema.ts';
import { line } from '../../values/text.ts';
import { uuid } from '../../values/uuid.ts';
import { reportKinds } from '../definitions.ts';
import { measures } from './measures.ts';

export const intervals = ['week', 'month', 'quarter'] as const;
export type Interval = (typeof intervals)[number];

/** Subjects of the lines. A place: a service, or a group. */
export const splits = ['church', 'service', 'group', 'age', 'gender'] as const;
export type Split = (typeof splits)[number];

const mostPlaces = 500;
const ids = z.array(uuid).check(z.maxLength(mostPlaces));

/** A question about attendance over time. Device and server answer it alike. */
export const analyticsQuestion = z.object({
  kind: z.enum(reportKinds),
  /** Both included. */
  from: localDate,
  to: localDate,
  interval: z.enum(intervals),
  measure: z.enum(measures),
  by: z.enum(splits),
  /** Beside the same days of the year before, feasts beside feasts. */
  comparesYear: z.boolean(),
  /** Sums by place and month instead of lines. */
  isPivot: z.boolean(),
  /** Churches, services by their names, and groups; empty: all that the person sees. */
  churchGroupId: z.nullable(uuid),
  churchIds: ids,
  serviceName: z.nullable(line(1, 100)),
  groupTypeId: z.nullable(uuid),
  groupIds: ids,
});
export type AnalyticsQuestion = z.infer<typeof analyticsQuestion>;
