import type { ChurchMonths } from '#domain/attendance/board/church-months.ts';
import type { SummedField } from '#domain/attendance/board/report-sums.ts';
import { monthBefore, monthWord } from '#domain/values/dates/months.ts';
import type { ChartData } from '../../../ui/chart/chart-data.ts';
import type { Stat } from '../../../ui/stat-tile/stat-tile.tsx';
import { grouped } from '../../../ui/time.ts';
import { dayAlone } from '../day-alone.ts';

/** '6 more than by 22 Oct': `since` says of when. */
export function changeSince(
  now: number,
  before: number,
  since: string,
): Pick<Stat, 'change' | 'fact'> {
  const difference = now - before;
  if (difference === 0) return { fact: `The same as ${since}` };
  const words = `${grouped(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than ${since}`;
  return { change: { way: difference > 0 ? 'up' : 'down', words } };
}

/** The way that a number came, where it has more than one point. */
export function wayOf(all: readonly (number | null)[]): Pick<Stat, 'values'> {
  const values = all.flatMap((value) => value ?? []);
  return values.length > 1 ? { values } : {};
}

interface MonthSums {
  months: readonly Readonly<Record<SummedField, number | null>>[];
  /** The month before up to the same day. */
  before: Readonly<Record<SummedField, number | null>>;
  today: string;
}

/** A number of this month so far, beside the same days of the month before. */
export function monthStat(
  label: string,
  field: SummedField,
  { months, before, today }: MonthSums,
): Stat {
  const now = months.at(-1)?.[field] ?? null;
  const then = before[field];
  const way = wayOf(months.map((month) => month[field]));
  if (now === null) return { label, value: '–', fact: 'No reports this month', ...way };
  const change =
    then === null
      ? { fact: 'This month so far' }
      : changeSince(now, then, `by ${dayAlone(monthBefore(today))}`);
  return { label, value: grouped(now), ...change, ...way };
}

const januaryOn = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** Attendance by month, a series a year. */
export function yearsData({ years }: ChurchMonths): ChartData {
  const [thisYear, lastYear] = years;
  const known = thisYear?.months.findLastIndex((value) => value !== null) ?? -1;
  return {
    by: 'Month',
    labels: januaryOn.map((month) => monthWord(`0000-${month}`)),
    // Months to come are no reports that are missing.
    missing: thisYear?.months.slice(0, known + 1).filter((value) => value === null).length ?? 0,
    series: [
      { name: thisYear?.year ?? '', color: 'protea', values: thisYear?.months ?? [] },
      { name: lastYear?.year ?? '', color: 'stone', dashed: true, values: lastYear?.months ?? [] },
    ],
  };
}

export function yearsSummary({ years }: ChurchMonths): string {
  const said = years.flatMap(({ year, months }) => {
    const known = months.flatMap((value) => value ?? []);
    if (known.length === 0) return [];
    const sum = known.reduce((all, value) => all + value, 0);
    return [`${grouped(sum)} in ${known.length} months of ${year}`];
  });
  return said.length === 0 ? 'No reports in these years.' : `${said.join(', ')}.`;
}

export function conversionData({ cells }: ChurchMonths): ChartData {
  return {
    by: 'Month',
    labels: cells.map(({ month }) => monthWord(month)),
    // Of the month that runs, the last one, nothing may be due yet.
    missing: cells.slice(0, -1).filter(({ reports }) => reports === 0).length,
    series: [
      { name: 'First timers', color: 'marigold', values: cells.map((one) => one.firstTimers) },
      { name: 'New converts', color: 'protea', values: cells.map((one) => one.newConverts) },
    ],
  };
}

/** 'In 12 months 39 new converts to 100 first timers'. */
export const conversionWords = ({ conversion }: ChurchMonths): string =>
  conversion === null
    ? 'Cells, last 12 months'
    : `Cells, last 12 months: ${conversion} new converts for each 100 first timers`;
