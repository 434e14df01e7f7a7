import type { AnalyticsFacts, Counted } from './counted.ts';
import { dateOfDay } from '../../values/dates/day-number.ts';
import type { Measure } from './measures.ts';
import { pivotOf } from './pivot.ts';
import type { AnalyticsQuestion } from './question.ts';
import { select } from './selection.ts';

/** Sums of a service or a group in a month; null where nothing was counted. */
export interface GridRow {
  placeId: string;
  churchId: string;
  year: number;
  /** From 1. */
  month: number;
  totalAttendance: number | null;
  totalNewConverts: number | null;
  totalFirstTimers: number | null;
  totalHolySpirit: number | null;
  /** Cents. */
  offering: number | null;
}

/** Rows of the pivot report: each place and month with a report. */
export function gridRows(
  question: AnalyticsQuestion,
  counted: Counted,
  facts: AnalyticsFacts,
): { rows: GridRow[]; currency: string | null } {
  const selection = select({ ...question, isPivot: true }, counted, facts);
  const sumsOf = (measure: Measure) => {
    const rows = pivotOf(measure, counted, selection);
    return (place: number, part: number) => rows[place]?.values[part] ?? null;
  };
  const places = pivotOf('attendance', counted, selection);
  const [attendance, converts] = [sumsOf('attendance'), sumsOf('newConverts')];
  const [firstTimers, spirit] = [sumsOf('firstTimers'), sumsOf('receivedHolySpirit')];
  const offering = sumsOf('offering');
  const months = selection.parts.map(({ from }) => dateOfDay(from));
  const rows = places.flatMap(({ id: placeId, churchId, met }, place) =>
    months.flatMap((date, part): GridRow[] =>
      met[part] === 0
        ? []
        : [
            {
              placeId,
              churchId,
              year: Number(date.slice(0, 4)),
              month: Number(date.slice(5, 7)),
              totalAttendance: attendance(place, part),
              totalNewConverts: converts(place, part),
              totalFirstTimers: firstTimers(place, part),
              totalHolySpirit: spirit(place, part),
              offering: offering(place, part),
            },
          ],
    ),
  );
  const { currency } = selection;
  const code = currency === null ? undefined : counted.columns.currencies[currency];
  return { rows, currency: code ?? null };
}
