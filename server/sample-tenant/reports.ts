import type { AttendanceReport, ReportValues } from '#domain/attendance/entities.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';
import type { Church, Service } from '#domain/churches/entities.ts';
import { addDays, latestWeekday } from '#domain/values/local-date.ts';
import { receiptNumber, receiptNumbers } from '#domain/values/receipt-number.ts';
import { placed, type PlacedVersion } from '../attendance/placed-version.ts';
import { fixedId, fixedRandom } from './fixed-seed.ts';

export const weeks = 104;

export interface Author {
  id: string;
  name: string;
}

export interface Reported {
  attendanceReport: AttendanceReport[];
  reportVersion: PlacedVersion[];
}

/** People in a room: within a fifth of what is usual there, so that nothing looks like a slip. */
function counted(usual: number, random: () => number): ReportValues {
  if (random() < 0.01) {
    return { ...nothingCounted, didNotMeet: true, didNotMeetReason: 'Heavy rain' };
  }
  const attendance = Math.round(usual * (0.8 + 0.4 * random()));
  const children = Math.round(attendance * (0.15 + 0.1 * random()));
  const teens = Math.round(attendance * (0.1 + 0.1 * random()));
  const females = Math.round(attendance * (0.5 + 0.15 * random()));
  return {
    ...nothingCounted,
    attendance,
    adults: attendance - children - teens,
    children,
    teens,
    males: attendance - females,
    females,
  };
}

/** Two hours after the service began, in UTC: the sample churches are all two hours ahead of it. */
function receivedAt(date: string, service: Service): string {
  return `${date}T${service.startTime}:00.000Z`;
}

export function reportOf(
  service: Service,
  date: string,
  values: ReportValues,
  author: Author,
  receipt: number,
  /** The group that met, or null for a service of the church. */
  groupId: string | null = null,
): { report: AttendanceReport; version: PlacedVersion } {
  const name = [service.id, ...(groupId === null ? [] : [groupId]), date].join('/');
  const id = fixedId(`report/${name}`);
  const versionId = fixedId(`version/${name}`);
  const said = {
    ...values,
    authorIds: [author.id],
    authorNames: [author.name],
    receivedAt: receivedAt(date, service),
  };
  const report: AttendanceReport = {
    ...said,
    id,
    kind: groupId === null ? 'church' : 'group',
    date,
    churchId: service.churchId,
    groupId,
    serviceId: service.id,
    serviceName: service.name,
    occurrence: 1,
    standingVersionId: versionId,
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: receiptNumber(receipt),
  };
  const version = placed(report, {
    ...said,
    id: versionId,
    reportId: id,
    basedOn: null,
    state: 'standing',
    capturedAt: said.receivedAt,
    clockSkewSeconds: 0,
  });
  return { report, version };
}

/** No two reports of a tenant get the same: the factor is prime, so the steps never meet before the end. */
export function receiptOf(index: number): number {
  return (index * 48_271) % receiptNumbers;
}

/**
 * Two years of a church's services. The latest meeting of each service is left for somebody to report:
 * `today` and the six days before it are empty.
 *
 * @param first number of reports that the tenant has already
 */
export function reportsOf(
  church: Church,
  services: readonly Service[],
  authorOf: (service: Service) => Author,
  today: string,
  first: number,
): Reported {
  const random = fixedRandom(`attendance/${church.id}`);
  const size = 60 + Math.round(240 * random());
  const reported: Reported = { attendanceReport: [], reportVersion: [] };
  for (const service of services) {
    const usual = service.kind === 'sunday' ? size : size * 0.4;
    const latest = latestWeekday(addDays(today, -7), service.weekdays[0] ?? 0);
    for (let week = weeks - 1; week >= 0; week--) {
      const { report, version } = reportOf(
        service,
        addDays(latest, -7 * week),
        counted(usual, random),
        authorOf(service),
        receiptOf(first + reported.attendanceReport.length),
      );
      reported.attendanceReport.push(report);
      reported.reportVersion.push(version);
    }
  }
  return reported;
}
