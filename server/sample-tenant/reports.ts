import type { AttendanceReport, ReportValues } from '#domain/attendance/entities.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';
import { shownCount } from '#domain/attendance/shown-count.ts';
import type { Church, Service } from '#domain/churches/entities.ts';
import { addDays, latestWeekday } from '#domain/values/dates/local-date.ts';
import { receiptNumber, receiptNumbers } from '#domain/values/receipt-number.ts';
import { placed, type PlacedVersion } from '../attendance/placed-version.ts';
import { courseOf, expectedPeople, stormSunday } from './attendance-shape.ts';
import { fixedId, fixedRandom } from './fixed-seed.ts';
import type { Moment } from './moment.ts';
import { policyOf } from './places.ts';

const weeks = 104;

export interface Author {
  id: string;
  name: string;
}

interface Made {
  report: AttendanceReport;
  version: PlacedVersion;
}

export interface Reported {
  attendanceReport: AttendanceReport[];
  reportVersion: PlacedVersion[];
}

export const notMet = (didNotMeetReason: string): ReportValues => ({
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
export function receivedAt(date: string, { id, startTime }: Service): string {
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
): Made {
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
    clockSkewSeconds: 0,
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

/** The newest meeting of a service whose report has come in. */
export function newestReported(service: Service, { today, now }: Moment): string {
  const latest = latestWeekday(today, service.weekdays[0] ?? 0);
  const isIn = Date.parse(receivedAt(latest, service)) <= now.getTime();
  return isIn ? latest : addDays(latest, -7);
}

/** The church that could not meet on the Sunday of the storm. */
const stormChurch = 'Mitchells Plain';

type Story = 'missing' | 'late' | 'waterOutage' | 'unusual' | 'conflict' | 'shown';

/** Stories of the newest reports, by church and service: they make the screens of somebody new look alive. */
const stories: Readonly<Record<string, Story>> = {
  [`${shownCount.church}/${shownCount.service}`]: 'shown',
  'Vosloorus/First service': 'missing',
  'Paarl/First service': 'missing',
  'Hope City North/Second service': 'missing',
  'Stellenbosch/First service': 'late',
  'Gugulethu/Second service': 'waterOutage',
  'Sandton/First service': 'unusual',
  'Alexandra/First service': 'conflict',
  // Of somebody who is listed: their reports have one that waits for a decision.
  'Khayelitsha/First service': 'conflict',
};

export interface ReportedChurch {
  church: Church;
  services: readonly Service[];
  authorOf: (service: Service) => Author;
  /** The latest meeting of each service is left for somebody to report. */
  isThisWeekOpen: boolean;
}

const { attendance, adults, teens, children } = shownCount;
const shownValues: ReportValues = {
  ...nothingCounted,
  attendance,
  adults,
  teens,
  children,
  males: 158,
  females: 184,
};

interface Counted {
  values: ReportValues;
  story: Story | undefined;
}

function countedIn(
  { church }: ReportedChurch,
  service: Service,
  { date, today, isNewest }: { date: string; today: string; isNewest: boolean },
  { expected, random }: { expected: number; random: () => number },
): Counted | null {
  const story = isNewest ? stories[`${church.name}/${service.name}`] : undefined;
  const values = counted(story === 'unusual' ? expected * 3.6 : expected, random);
  if (story === 'missing') return null;
  if (story === 'shown') return { story, values: shownValues };
  if (story === 'waterOutage') return { story, values: notMet('Water outage') };
  if (date === stormSunday(today) && church.name === stormChurch) {
    return { story, values: notMet('Storm') };
  }
  const { asksGender } = policyOf(church);
  return { story, values: asksGender ? values : { ...values, males: null, females: null } };
}

/** The day after, as early as people are up; at once where that is still to come. */
function sentLate({ report, version }: Made, { date }: { date: string }, { now }: Moment): Made {
  const late = `${addDays(date, 1)}T06:40:00.000Z`;
  if (Date.parse(late) > now.getTime()) return { report, version };
  return {
    report: { ...report, receivedAt: late },
    version: { ...version, receivedAt: late },
  };
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

/** The newest report as its story has it. */
function toldAs(
  story: Story | undefined,
  made: Made,
  { services, authorOf }: ReportedChurch,
  service: Service,
  moment: Moment,
): { report: AttendanceReport; versions: PlacedVersion[] } {
  const { report, version } = story === 'late' ? sentLate(made, made.report, moment) : made;
  const other = story === 'conflict' ? otherOf(services, service, authorOf) : null;
  if (other !== null) return contest(report, version, other);
  return { report: { ...report, unusual: story === 'unusual' }, versions: [version] };
}

/**
 * Two years of a church's services, up to those that have just been.
 *
 * @param first number of reports that the tenant has already
 */
export function reportsOf(reporting: ReportedChurch, moment: Moment, first: number): Reported {
  const { church, services, authorOf, isThisWeekOpen } = reporting;
  const random = fixedRandom(`attendance/${church.id}`);
  const usually = 60 + Math.round(240 * random());
  const size = church.name === shownCount.church ? shownCount.attendance : usually;
  const course = courseOf(church.name);
  const reported: Reported = { attendanceReport: [], reportVersion: [] };
  for (const service of services) {
    const usual = service.kind === 'sunday' ? size : size * 0.4;
    const newest = isThisWeekOpen
      ? latestWeekday(addDays(moment.today, -7), service.weekdays[0] ?? 0)
      : newestReported(service, moment);
    for (let week = weeks - 1; week >= 0; week--) {
      const date = addDays(newest, -7 * week);
      const expected = expectedPeople(usual, course, date, moment.today);
      if (expected === null) continue;
      const when = { date, today: moment.today, isNewest: week === 0 };
      const found = countedIn(reporting, service, when, { expected, random });
      if (found === null) continue;
      const receipt = receiptOf(first + reported.attendanceReport.length);
      const made = reportOf(service, date, found.values, authorOf(service), receipt);
      const { report, versions } = toldAs(found.story, made, reporting, service, moment);
      reported.attendanceReport.push(report);
      reported.reportVersion.push(...versions);
    }
  }
  return reported;
}
