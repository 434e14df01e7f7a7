import { nearestMeeting } from '../../meetings/nearest-meeting.ts';
import type { ExpectedSpan, MeetingGroup } from './expected-facts.ts';
import { dueDays } from './expected-groups.ts';
import type { ExpectedReport } from './expected-report.ts';
import type { ArrivedReport } from './report-state.ts';

/**
 * Expected reports of groups, without those that a report of a day around the span answers: such a meeting was moved out of it.
 *
 * @param expected of reports of the days of the span alone
 * @param nearby reports of the other days of `daysToRead`, of each group of which one is not there
 */
export function withoutAnswered<Report extends ArrivedReport>(
  expected: readonly ExpectedReport<Report>[],
  nearby: readonly Report[],
  groups: readonly MeetingGroup[],
  span: ExpectedSpan,
): ExpectedReport<Report>[] {
  const daysOf = dueDays(span);
  const groupOf = new Map<string | null, MeetingGroup>(groups.map((group) => [group.id, group]));
  const answered = new Set(
    nearby.map(({ groupId, date }) => {
      const group = groupOf.get(groupId);
      return group && `${groupId} ${nearestMeeting(daysOf(group), date)}`;
    }),
  );
  return expected.filter(
    ({ report, groupId, date }) => report !== null || !answered.has(`${groupId} ${date}`),
  );
}
