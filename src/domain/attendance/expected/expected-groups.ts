import { meetingDays } from '../../meetings/meeting-days.ts';
import { mostMoved, nearestMeeting } from '../../meetings/nearest-meeting.ts';
import { weeklySchedule } from '../../meetings/schedule.ts';
import { spanDays } from '../../meetings/span-days.ts';
import { addDays } from '../../values/dates/local-date.ts';
import type {
  CountedService,
  ExpectedFacts,
  ExpectedSpan,
  MeetingGroup,
} from './expected-facts.ts';
import type { ExpectedMeeting, ExpectedReport } from './expected-report.ts';
import { inOrder, judge, placesOf, reportsOf } from './judging.ts';
import type { ArrivedReport } from './report-state.ts';

/**
 * Days around a span on which a group meets by its schedule; by its days and time where there is none that this program reads.
 * Many meet alike.
 */
export function dueDays({ from, to }: Pick<ExpectedSpan, 'from' | 'to'>) {
  // Farther than the reports that are read, so that each of those finds the meeting that is nearest to it.
  const days = spanDays(addDays(from, -2 * mostMoved), addDays(to, 2 * mostMoved));
  const known = new Map<string, string[]>();
  return ({ schedule, weekdays, startTime }: MeetingGroup): string[] => {
    const plan = schedule || weeklySchedule(weekdays, startTime);
    if (!plan) return [];
    const found = known.get(plan) ?? meetingDays(plan, days);
    known.set(plan, found);
    return found;
  };
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
  const daysOf = dueDays(span);
  const cells = cellServices(facts.services);
  const giving = new Set(
    facts.groupTypes.flatMap(({ id, reportForm }) => (reportForm === 'group' ? id : [])),
  );
  const byGroup = Map.groupBy(reportsOf(facts.reports, 'group'), ({ groupId }) => groupId);
  const isInside = (date: string) => date >= span.from && date <= span.to;
  return inOrder(
    facts.groups.flatMap((group) => {
      const place = places.get(group.churchId);
      if (!place) return [];
      const reports = byGroup.get(group.id) ?? [];
      const isExpected =
        place.church.status === 'active' &&
        group.status === 'active' &&
        giving.has(group.groupTypeId);
      const due = isExpected ? daysOf(group) : [];
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
