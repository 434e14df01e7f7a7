import { monthBefore, monthOf, monthsUntil } from '../../values/dates/months.ts';
import { type ReportSums, reportSums, type SummedReport } from './report-sums.ts';

const monthsOfYear = 12;
/** Years that stand beside each other, this one among them. */
const yearsShown = 2;

/** What people did month by month. A month without a report is a gap. */
export interface ChurchMonths {
  /** Attendance of services by the months of a year, January first; the newest year first. */
  years: { year: string; months: (number | null)[] }[];
  /** Twelve months of the reports of cells, the newest last, up to today. */
  cells: ({ month: string } & ReportSums)[];
  /** The month before up to the same day. */
  cellsBefore: ReportSums;
  /** New converts to first timers of these twelve months, in percent; null without first timers. */
  conversion: number | null;
}

/** First days of which reports are read: of services, and of cells. */
export function firstDays(today: string): { services: string; cells: string } {
  const [month = ''] = monthsUntil(today, monthsOfYear);
  return {
    services: `${Number(today.slice(0, 4)) - yearsShown + 1}-01-01`,
    cells: `${month}-01`,
  };
}

const sumOf = (months: ChurchMonths['cells'], field: 'firstTimers' | 'newConverts') =>
  months.reduce((sum, month) => sum + (month[field] ?? 0), 0);

export function churchMonths(
  services: readonly SummedReport[],
  ofCells: readonly SummedReport[],
  today: string,
): ChurchMonths {
  const byMonth = Map.groupBy(services, ({ date }) => monthOf(date));
  const cellsByMonth = Map.groupBy(ofCells, ({ date }) => monthOf(date));
  const year = Number(today.slice(0, 4));
  const cells = monthsUntil(today, monthsOfYear).map((month) =>
    Object.assign(reportSums(cellsByMonth.get(month) ?? []), { month }),
  );
  const before = monthBefore(today);
  const soFar = cellsByMonth.get(monthOf(before))?.filter(({ date }) => date <= before);
  const firstTimers = sumOf(cells, 'firstTimers');
  return {
    years: Array.from({ length: yearsShown }, (_, back) => ({
      year: String(year - back),
      months: Array.from({ length: monthsOfYear }, (__, at) => {
        const month = `${year - back}-${String(at + 1).padStart(2, '0')}`;
        return reportSums(byMonth.get(month) ?? []).attendance;
      }),
    })),
    cells,
    cellsBefore: reportSums(soFar ?? []),
    conversion:
      firstTimers === 0 ? null : Math.round((sumOf(cells, 'newConverts') / firstTimers) * 100),
  };
}
