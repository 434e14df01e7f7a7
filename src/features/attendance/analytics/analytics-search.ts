import {
  type AnalysisPeriod,
  daysOfAnalysis,
  isAnalysisPeriod,
} from '#domain/attendance/analytics/analysis-periods.ts';
import { type Measure, measures } from '#domain/attendance/analytics/measures.ts';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { Days } from '#domain/attendance/expected/periods.ts';
import {
  type AnalyticsQuestion,
  type Interval,
  intervals,
  type Split,
  splits,
} from '#domain/attendance/analytics/question.ts';
import { isLocalDate } from '#domain/values/dates/is-local-date.ts';

/** Lines over time, or the grid of places and months. */
export type AnalyticsView = 'lines' | 'grid';

/** The question as the address carries it. Ids stand one behind another, with commas. */
export interface AnalyticsSearch {
  view?: AnalyticsView | undefined;
  period?: AnalysisPeriod | undefined;
  from?: string | undefined;
  to?: string | undefined;
  every?: Interval | undefined;
  what?: Measure | undefined;
  by?: Split | undefined;
  /** Beside the same days of the year before. */
  year?: true | undefined;
  group?: string | undefined;
  churches?: string | undefined;
  service?: string | undefined;
  type?: string | undefined;
  cells?: string | undefined;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const oneId = new RegExp(`^${uuid}$`);
const someIds = new RegExp(`^${uuid}(?:,${uuid}){0,499}$`);

function among<Value extends string>(all: readonly Value[], value: unknown): Value | undefined {
  return all.find((one) => one === value);
}
function matching(form: RegExp, value: unknown): string | undefined {
  return typeof value === 'string' && form.test(value) ? value : undefined;
}
const dayIn = (value: unknown) =>
  typeof value === 'string' && isLocalDate(value) ? value : undefined;

/** Readable part of the address; other values are no filter. */
export function analyticsSearchOf(search: Record<string, unknown>): AnalyticsSearch {
  const { period, service } = search;
  return {
    view: among(['lines', 'grid'], search['view']),
    period: isAnalysisPeriod(period) ? period : undefined,
    from: dayIn(search['from']),
    to: dayIn(search['to']),
    every: among(intervals, search['every']),
    what: among(measures, search['what']),
    by: among(splits, search['by']),
    year: search['year'] === true || undefined,
    group: matching(oneId, search['group']),
    churches: matching(someIds, search['churches']),
    service:
      typeof service === 'string' && service.trim() !== '' ? service.slice(0, 100) : undefined,
    type: matching(oneId, search['type']),
    cells: matching(someIds, search['cells']),
  };
}

/** Where the address says nothing: a quarter of Sundays, or two years of groups. */
const usual = {
  church: { period: 'last-12-weeks', view: 'lines' },
  group: { period: 'last-2-years', view: 'grid' },
} as const satisfies Record<ReportKind, AnalyticsSearch>;

export const viewOf = (kind: ReportKind, { view }: AnalyticsSearch): AnalyticsView =>
  view ?? usual[kind].view;

/** The name of the period; null for days that somebody chose. */
export function periodOf(
  kind: ReportKind,
  { period, from, to }: AnalyticsSearch,
): AnalysisPeriod | null {
  if (period !== undefined) return period;
  return from === undefined && to === undefined ? usual[kind].period : null;
}

/** The days that are asked for. A day alone is a beginning or an end. */
export function daysAskedFor(kind: ReportKind, search: AnalyticsSearch, today: string): Days {
  const period = periodOf(kind, search);
  if (period !== null) return daysOfAnalysis(period, today);
  const to = search.to ?? today;
  const from = search.from ?? daysOfAnalysis(usual[kind].period, to).from;
  return from <= to ? { from, to } : { from: to, to };
}

export const idsIn = (ids: string | undefined): string[] => ids?.split(',') ?? [];

export function questionOf(
  kind: ReportKind,
  search: AnalyticsSearch,
  today: string,
): AnalyticsQuestion {
  const isPivot = viewOf(kind, search) === 'grid';
  return {
    kind,
    ...daysAskedFor(kind, search, today),
    interval: search.every ?? 'week',
    measure: search.what ?? 'attendance',
    by: search.by ?? 'church',
    comparesYear: search.year === true && !isPivot,
    isPivot,
    churchGroupId: search.group ?? null,
    churchIds: idsIn(search.churches),
    serviceName: kind === 'church' ? (search.service ?? null) : null,
    groupTypeId: kind === 'group' ? (search.type ?? null) : null,
    groupIds: kind === 'group' ? idsIn(search.cells) : [],
  };
}

/** The address without a filter whose value is empty. */
export function changed(search: AnalyticsSearch, change: AnalyticsSearch): AnalyticsSearch {
  const next = Object.entries({ ...search, ...change }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return Object.fromEntries(next);
}
