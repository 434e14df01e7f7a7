import type { AttendanceReport } from '../entities.ts';

type OfService = Pick<
  AttendanceReport,
  'churchId' | 'groupId' | 'serviceId' | 'date' | 'occurrence'
> & { pending: boolean };

/** One report of each service or group and day: a correction that waits on this device stands for what it corrects. */
export function oneOfEach<Report extends OfService>(reports: readonly Report[]): Report[] {
  const kept = new Map<string, Report>();
  for (const report of reports) {
    const { churchId, groupId, serviceId, date, occurrence } = report;
    const key = [churchId, groupId, serviceId, date, occurrence].join(' ');
    if (kept.get(key)?.pending !== true) kept.set(key, report);
  }
  return [...kept.values()];
}
