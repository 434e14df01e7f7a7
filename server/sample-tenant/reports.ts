import type { AttendanceReport, ReportValues } from '#domain/attendance/entities.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';
import type { Church, Service } from '#domain/churches/entities.ts';
import { addDays, latestWeekday } from '#domain/values/local-date.ts';
import { receiptNumber, receiptNumbers } from '#domain/values/receipt-number.ts';
import { placed, type PlacedVersion } from '../attendance/placed-version.ts';
import { courseOf, expectedPeople, stormSunday } from './attendance-shape.ts';
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

const notMet = (didNotMeetReason: string): ReportValues => ({
  ...nothingCounted,
  didNotMeet: true,
  didNotMeetReason,
});

/** People in a room, around what is expected there: most weeks close to it, some farther. */
export function counted(expected: number, random: () => number): ReportValues {
  if (random() < 0.005) return notMet('Heavy rain');
  const attendance = Math.round(expected * (0.88 + 0.08 * (random() + random() + random())));
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

/** Some while after the end of the service, in UTC: the sample churches are all two hours ahead of it. */
function receivedAt(date: string, { id, startTime }: Service): string {
  const minutes = Math.round(-15 + 95 * fixedRandom(`received/${id}/${date}`)());
  const sent = new Date(`${date}T${startTime}:00.000Z`).getTime() + minutes * 60_000;
  return new Date(sent).toISOString();
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

/** Hours after the start of a service by which its report of today is in. */
const reportedAfter = 3;

/** The moment of the first start, by the churches' own clocks. */
export interface Moment {
  /** yyyy-MM-dd. */
  today: string;
  /** HH:mm. */
  time: string;
}

/** The newest meeting of a service that may have a report. */
function newestMeeting({ weekdays, startTime }: Service, { today, time }: Moment): string {
  const latest = latestWeekday(today, weekdays[0] ?? 0);
  const isOver = Number(startTime.slice(0, 2)) + reportedAfter <= Number(time.slice(0, 2));
  return latest < today || isOver ? latest : addDays(latest, -7);
}

/** The church that could not meet on the Sunday of the storm. */
const stormChurch = 'Mitchells Plain';

/** This week's stories, by church and service: they make the screens of somebody new look alive. */
const thisWeek: Readonly<Record<string, 'missing' | 'waterOutage' | 'unusual' | 'conflict'>> = {
  'Vosloorus/First service': 'missing',
  'Paarl/First service': 'missing',
  'Hope City North/Second service': 'missing',
  'Gugulethu/Second service': 'waterOutage',
  'Sandton/First service': 'unusual',
  'Alexandra/First service': 'conflict',
};

export interface ReportedChurch {
  church: Church;
  services: readonly Service[];
  authorOf: (service: Service) => Author;
  /** The latest meeting of each service is left for somebody to report. */
  isThisWeekOpen: boolean;
}

function countedIn(
  { church }: ReportedChurch,
  service: Service,
  date: string,
  { moment, expected, random }: { moment: Moment; expected: number; random: () => number },
): { values: ReportValues; unusual: boolean; contested: boolean } | null {
  const isNewest = date === newestMeeting(service, moment);
  const story = isNewest ? thisWeek[`${church.name}/${service.name}`] : undefined;
  const values = counted(story === 'unusual' ? expected * 1.9 : expected, random);
  if (story === 'missing') return null;
  const plain = { unusual: story === 'unusual', contested: story === 'conflict' };
  if (story === 'waterOutage') return { ...plain, values: notMet('Water outage') };
  if (date === stormSunday(moment.today) && church.name === stormChurch) {
    return { ...plain, values: notMet('Storm') };
  }
  return { ...plain, values };
}

/** Somebody else who counts in the church; null where one person counts everything. */
function otherOf(
  services: readonly Service[],
  service: Service,
  authorOf: (service: Service) => Author,
): Author | null {
  const author = authorOf(service);
  return services.map(authorOf).find(({ id }) => id !== author.id) ?? null;
}

/** The report as it stands after somebody else counted eleven people fewer in the same service. */
function contest(
  report: AttendanceReport,
  version: PlacedVersion,
  other: Author,
): { report: AttendanceReport; versions: PlacedVersion[] } {
  const open: AttendanceReport = {
    ...report,
    openVersions: 1,
    authorIds: [...report.authorIds, other.id],
    authorNames: [...report.authorNames, other.name],
  };
  const id = fixedId(`version/${report.id}/other`);
  const second = placed(open, {
    ...version,
    id,
    attendance: (version.attendance ?? 0) - 11,
    adults: (version.adults ?? 0) - 11,
    males: (version.males ?? 0) - 11,
    authorIds: [other.id],
    authorNames: [other.name],
    state: 'open',
  });
  return { report: open, versions: [placed(open, version), second] };
}

/**
 * Two years of a church's services, up to those that have just been.
 *
 * @param first number of reports that the tenant has already
 */
export function reportsOf(reporting: ReportedChurch, moment: Moment, first: number): Reported {
  const { church, services, authorOf, isThisWeekOpen } = reporting;
  const random = fixedRandom(`attendance/${church.id}`);
  const size = 60 + Math.round(240 * random());
  const course = courseOf(church.name);
  const reported: Reported = { attendanceReport: [], reportVersion: [] };
  for (const service of services) {
    const usual = service.kind === 'sunday' ? size : size * 0.4;
    const newest = isThisWeekOpen
      ? latestWeekday(addDays(moment.today, -7), service.weekdays[0] ?? 0)
      : newestMeeting(service, moment);
    for (let week = weeks - 1; week >= 0; week--) {
      const date = addDays(newest, -7 * week);
      const expected = expectedPeople(usual, course, date, moment.today);
      if (expected === null) continue;
      const found = countedIn(reporting, service, date, { moment, expected, random });
      if (found === null) continue;
      const receipt = receiptOf(first + reported.attendanceReport.length);
      const { report, version } = reportOf(service, date, found.values, authorOf(service), receipt);
      const marked = { ...report, unusual: found.unusual };
      const other = found.contested ? otherOf(services, service, authorOf) : null;
      const contested = other === null ? null : contest(marked, version, other);
      reported.attendanceReport.push(contested?.report ?? marked);
      reported.reportVersion.push(...(contested?.versions ?? [version]));
    }
  }
  return reported;
}
