import type { Church, ReportPolicy, Service } from '../../churches/entities.ts';
import { type PolicyRules, rulesOf } from '../../churches/policy-rules.ts';
import type { Group, GroupType } from '../../groups/entities.ts';
import { meetingDays } from '../../meetings/meeting-days.ts';
import { mostMoved, nearestMeeting } from '../../meetings/nearest-meeting.ts';
import { weeklySchedule } from '../../meetings/schedule.ts';
import { type SpanDay, spanDays } from '../../meetings/span-days.ts';
import { addDays } from '../../values/dates/local-date.ts';
import type { ExpectedMeeting, ExpectedReport } from './expected-report.ts';
import { meetingTimes } from './meeting-times.ts';
import { type ArrivedReport, arrivedState, isLate } from './report-state.ts';

export type PlaceOfChurch = Pick<Church, 'id' | 'status' | 'timeZone'>;
export type CountedService = Pick<
  Service,
  'id' | 'churchId' | 'kind' | 'weekdays' | 'startTime' | 'status' | 'sort'
>;
export type MeetingGroup = Pick<
  Group,
  'id' | 'churchId' | 'groupTypeId' | 'schedule' | 'weekdays' | 'startTime' | 'status'
>;

/** Facts from which follows what was due. */
export interface ExpectedFacts<Report extends ArrivedReport> {
  churches: readonly PlaceOfChurch[];
  services: readonly CountedService[];
  policies: readonly ReportPolicy[];
  groups: readonly MeetingGroup[];
  groupTypes: readonly Pick<GroupType, 'id' | 'reportForm'>[];
  /** Of the days of `daysToRead`; deleted ones count as none. */
  reports: readonly Report[];
}

/** Days (yyyy-MM-dd), both included, and the instant (ms) at which somebody asks. */
export interface ExpectedSpan {
  from: string;
  to: string;
  now: number;
}

/** Days whose reports say what came of the meetings of a span: a meeting may have been moved. */
export function daysToRead({ from, to }: Pick<ExpectedSpan, 'from' | 'to'>) {
  return { from: addDays(from, -mostMoved), to: addDays(to, mostMoved) };
}

/** A church in use, and what its policy says. */
interface Place {
  church: PlaceOfChurch;
  rules: PolicyRules;
}

function placesOf({
  churches,
  policies,
}: Pick<ExpectedFacts<ArrivedReport>, 'churches' | 'policies'>): Map<string, Place> {
  const policyOf = new Map(policies.map((policy) => [policy.churchId, policy]));
  return new Map(
    churches.map((church) => [church.id, { church, rules: rulesOf(policyOf.get(church.id)) }]),
  );
}

/** Makes of a meeting and of what came of it an expected report. */
function judge({ now }: ExpectedSpan) {
  const timesOf = meetingTimes();
  return <Report extends ArrivedReport>(
    meeting: ExpectedMeeting,
    { church, rules }: Place,
    report: Report | null,
  ): ExpectedReport<Report> => {
    const times = timesOf(meeting.date, meeting.time, church.timeZone, rules);
    if (!report) {
      const state = now >= times.dueAt ? 'missing' : 'open';
      return { ...meeting, ...times, state, isLate: false, toLookAt: false, report };
    }
    const state = arrivedState(report, times.lateAt);
    const isSettled = report.review?.state === 'verified' || state === 'returned';
    return {
      ...meeting,
      ...times,
      state,
      isLate: isLate(report, times.lateAt),
      toLookAt: state === 'conflict' || (rules.requireVerification && !isSettled),
      report,
    };
  };
}

function inOrder<Report extends ArrivedReport>(
  expected: readonly ExpectedReport<Report>[],
): ExpectedReport<Report>[] {
  return expected.toSorted(
    (a, b) => a.beginsAt - b.beginsAt || (a.report?.occurrence ?? 1) - (b.report?.occurrence ?? 1),
  );
}

const counts = <Report extends ArrivedReport>(reports: readonly Report[], kind: Report['kind']) =>
  reports.filter((report) => report.kind === kind && report.status !== 'void');

const fallback = '00:00';

/**
 * Reports of services that were due in a span, in the order of their beginnings: of each active service of an active
 * church on each of its weekdays, and whatever else was reported.
 */
export function expectedOfServices<Report extends ArrivedReport>(
  facts: ExpectedFacts<Report>,
  span: ExpectedSpan,
): ExpectedReport<Report>[] {
  const places = placesOf(facts);
  const expected = judge(span);
  const days = spanDays(span.from, span.to);
  const services = new Map(facts.services.map((service) => [service.id, service]));
  const reports = counts(facts.reports, 'church');
  const reported = new Set(reports.map(({ serviceId, date }) => `${serviceId} ${date}`));
  const missing = facts.services.flatMap((service) => {
    const { id: serviceId, churchId, kind, status, weekdays, startTime: time } = service;
    const place = places.get(churchId);
    if (place?.church.status !== 'active' || status !== 'active' || kind === 'cell') return [];
    return days
      .filter(
        ({ weekday, date }) => weekdays.includes(weekday) && !reported.has(`${serviceId} ${date}`),
      )
      .map(({ date }) =>
        expected<Report>(
          { kind: 'church', churchId, groupId: null, serviceId, date, time },
          place,
          null,
        ),
      );
  });
  const arrived = reports.flatMap((report) => {
    const { churchId, serviceId, date } = report;
    const place = places.get(churchId);
    if (!place || date < span.from || date > span.to) return [];
    const time = services.get(serviceId)?.startTime ?? fallback;
    const meeting = { kind: 'church', churchId, groupId: null, serviceId, date, time } as const;
    return [expected(meeting, place, report)];
  });
  return inOrder([...missing, ...arrived]);
}

/** Days on which a group meets by its schedule; by its days and time where there is none that this program reads. */
function daysOfGroup({ schedule, weekdays, startTime }: MeetingGroup, days: readonly SpanDay[]) {
  if (schedule) return meetingDays(schedule, days);
  const weekly = weeklySchedule(weekdays, startTime);
  return weekly === null ? [] : meetingDays(weekly, days);
}

/** A group in use, and the meeting of groups that its reports name. */
function meetingOf(group: MeetingGroup, serviceId: string | null, date: string): ExpectedMeeting {
  const { id: groupId, churchId, startTime: time } = group;
  return { kind: 'group', churchId, groupId, serviceId, date, time };
}

/** The first meeting of groups of each church: reports of its groups name it. */
function cellServices(services: readonly CountedService[]): Map<string, string> {
  const cells = services
    .filter(({ kind, status }) => kind === 'cell' && status === 'active')
    .toSorted((a, b) => b.sort - a.sort);
  return new Map(cells.map(({ id, churchId }) => [churchId, id]));
}

/**
 * Reports of groups that were due in a span, in the order of their beginnings: of each active group that gives reports, on
 * each day of its schedule. A report of a day near it answers for it; a paused group is expected to report nothing.
 */
export function expectedOfGroups<Report extends ArrivedReport>(
  facts: ExpectedFacts<Report>,
  span: ExpectedSpan,
): ExpectedReport<Report>[] {
  const places = placesOf(facts);
  const expected = judge(span);
  // Farther than the reports that are read, so that each of those finds the meeting that is nearest to it.
  const days = spanDays(addDays(span.from, -2 * mostMoved), addDays(span.to, 2 * mostMoved));
  const cells = cellServices(facts.services);
  const giving = new Set(
    facts.groupTypes.flatMap(({ id, reportForm }) => (reportForm === 'group' ? id : [])),
  );
  const reportsOf = Map.groupBy(counts(facts.reports, 'group'), ({ groupId }) => groupId);
  const isInside = (date: string) => date >= span.from && date <= span.to;
  return inOrder(
    facts.groups.flatMap((group) => {
      const place = places.get(group.churchId);
      if (!place) return [];
      const reports = reportsOf.get(group.id) ?? [];
      const isExpected =
        place.church.status === 'active' &&
        group.status === 'active' &&
        giving.has(group.groupTypeId);
      const due = isExpected ? daysOfGroup(group, days) : [];
      const answered = new Set(reports.map(({ date }) => nearestMeeting(due, date)));
      const serviceId = cells.get(group.churchId) ?? null;
      return [
        ...due
          .filter((date) => isInside(date) && !answered.has(date))
          .map((date) => expected<Report>(meetingOf(group, serviceId, date), place, null)),
        ...reports
          .filter(({ date }) => isInside(date))
          .map((report) =>
            expected(meetingOf(group, report.serviceId, report.date), place, report),
          ),
      ];
    }),
  );
}
