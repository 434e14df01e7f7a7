import type { AnalyticsAnswer } from '#domain/attendance/analytics/answer.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import type { PivotPlace } from '../../../ui/pivot-grid/pivot-grid.tsx';

/** Filters of the list of reports. */
export interface ReportPlace {
  group?: string;
  church?: string;
  service?: string;
  cell?: string;
  from: string;
  to: string;
}

/** The filters under which the list shows the reports behind a number: of a group, of a church, or of all. */
export function placeOpened(
  { kind, churchGroupId }: AnalyticsQuestion,
  { pivot, spans }: AnalyticsAnswer,
  { rows, columns }: PivotPlace,
): ReportPlace {
  const within = spans.filter(({ from }) => columns.includes(from.slice(0, 7)));
  const days = { from: within[0]?.from ?? '', to: within.at(-1)?.to ?? '' };
  const churches = new Set(
    pivot.filter(({ id }) => rows.includes(id)).map(({ churchId }) => churchId),
  );
  const [church] = churches;
  const [place] = rows;
  const region = churchGroupId === null ? {} : { group: churchGroupId };
  if (churches.size !== 1 || church === undefined) return { ...region, ...days };
  if (rows.length !== 1 || place === undefined) return { church, ...days };
  return kind === 'church' ? { church, service: place, ...days } : { church, cell: place, ...days };
}
