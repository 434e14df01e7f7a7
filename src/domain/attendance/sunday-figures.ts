import { addDays, latestWeekday } from '../values/dates/local-date.ts';
import type { AttendanceReport } from './entities.ts';

/** Sundays that the trend shows. */
export const trendWeeks = 12;
/** The same Sunday a year before: 52 whole weeks. */
const yearInDays = 364;

export type CountedReport = Pick<
  AttendanceReport,
  'serviceId' | 'date' | 'attendance' | 'didNotMeet' | 'status'
>;

export interface SundayService {
  id: string;
  /** Sundays up to the latest of which its report is due, or in: `expected/expected-services.ts` says when. */
  due: ReadonlySet<string>;
}

/** People on one Sunday, and on the same Sunday a year before; null without a report. */
export interface SundayTotal {
  date: string;
  people: number | null;
  /** Reports of it that are due and not in; of an earlier Sunday those of services that had reported by then. */
  missing: number;
  yearBefore: number | null;
}

export interface SundayFigures {
  /** The latest Sunday up to today. */
  sunday: string;
  /** The newest last. A Sunday that is still being reported has no total: it would look like a fall. */
  weeks: SundayTotal[];
  /** People who were reported for the latest Sunday; null without a report. */
  people: number | null;
  /**
   * Against the Sunday before, of the services that have a report for both: services that have not
   * reported yet are no loss. Null when there are none.
   */
  change: { people: number; before: number } | null;
  /** Ids of services whose report of the latest Sunday is due and not in. */
  missing: string[];
  /** Services whose report is due, or in. */
  expected: number;
}

/** The latest Sunday, and the eleven before it. */
export function recentSundays(today: string): string[] {
  const sunday = latestWeekday(today, 0);
  return Array.from({ length: trendWeeks }, (_, at) => addDays(sunday, -7 * at));
}

/** Recent Sundays, and the same a year before. */
export function sundaysToRead(today: string): string[] {
  const recent = recentSundays(today);
  return [...recent, ...recent.map((date) => addDays(date, -yearInDays))];
}

/** People of some reports: nobody where nobody met, null where nothing was counted. */
export function totalOf(
  reports: readonly Pick<CountedReport, 'attendance' | 'didNotMeet'>[] = [],
): number | null {
  const counted = reports.flatMap(
    ({ attendance, didNotMeet }) => (didNotMeet ? 0 : attendance) ?? [],
  );
  return counted.length === 0 ? null : counted.reduce((sum, count) => sum + count, 0);
}

type OfService = Pick<CountedReport, 'serviceId' | 'attendance' | 'didNotMeet'>;

/** People of the services that have a report in both lists; null when there are none. */
export function changeBetween(
  reports: readonly OfService[] = [],
  before: readonly OfService[] = [],
): SundayFigures['change'] {
  const both = new Set(before.map(({ serviceId }) => serviceId));
  const now = reports.filter(({ serviceId }) => both.has(serviceId));
  const same = new Set(now.map(({ serviceId }) => serviceId));
  const [people, then] = [now, before.filter(({ serviceId }) => same.has(serviceId))].map(totalOf);
  if (people === null || people === undefined || then === null || then === undefined) return null;
  return { people, before: then };
}

/** Days of the first report of each service. */
function firstDays(reports: readonly CountedReport[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { serviceId, date } of reports) {
    const known = first.get(serviceId);
    if (known === undefined || date < known) first.set(serviceId, date);
  }
  return first;
}

/**
 * Sunday attendance of some services. `reports`: theirs on the days of `sundaysToRead`; deleted ones do
 * not count. A report that is not due yet is not missing.
 */
export function sundayFigures(
  services: readonly SundayService[],
  reports: readonly CountedReport[],
  today: string,
): SundayFigures {
  const sunday = latestWeekday(today, 0);
  const valid = reports.filter(({ status }) => status !== 'void');
  const byDate = Map.groupBy(valid, ({ date }) => date);
  const reportedOn = (date: string) => new Set(byDate.get(date)?.map(({ serviceId }) => serviceId));
  const reported = reportedOn(sunday);
  const first = firstDays(valid);
  const missingOn = (date: string) => {
    const isIn = reportedOn(date);
    return services.filter(
      ({ id, due }) => due.has(date) && (first.get(id) ?? sunday) <= date && !isIn.has(id),
    ).length;
  };
  const due = services.filter((service) => service.due.has(sunday));
  const missing = due.filter(({ id }) => !reported.has(id)).map(({ id }) => id);
  const isOpen = sunday === today && services.some(({ id }) => !reported.has(id));
  return {
    sunday,
    weeks: recentSundays(today)
      .toReversed()
      .map((date) => ({
        date,
        people: date === sunday && isOpen ? null : totalOf(byDate.get(date)),
        missing: date === sunday ? missing.length : missingOn(date),
        yearBefore: totalOf(byDate.get(addDays(date, -yearInDays))),
      })),
    people: totalOf(byDate.get(sunday)),
    change: changeBetween(byDate.get(sunday), byDate.get(addDays(sunday, -7))),
    missing,
    expected: due.length,
  };
}
