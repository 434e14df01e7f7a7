import type { AttendanceReport } from '../entities.ts';

export const summedFields = [
  'attendance',
  'firstTimers',
  'newConverts',
  'receivedHolySpirit',
] as const;
export type SummedField = (typeof summedFields)[number];

export type SummedReport = Pick<AttendanceReport, SummedField | 'didNotMeet' | 'date'>;

/** Sums of some reports. A field that no report counted is null: a gap is no zero. Nobody came where nobody met. */
export type ReportSums = { [Field in SummedField]: number | null } & { reports: number };

export function reportSums(reports: readonly SummedReport[]): ReportSums {
  const sum = (field: SummedField): number | null => {
    let total: number | null = null;
    for (const report of reports) {
      const value = report.didNotMeet ? 0 : report[field];
      if (value !== null) total = (total ?? 0) + value;
    }
    return total;
  };
  return {
    attendance: sum('attendance'),
    firstTimers: sum('firstTimers'),
    newConverts: sum('newConverts'),
    receivedHolySpirit: sum('receivedHolySpirit'),
    reports: reports.length,
  };
}
