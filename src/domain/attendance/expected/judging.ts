import { type PolicyRules, rulesOf } from '../../churches/policy-rules.ts';
import type { ExpectedFacts, ExpectedSpan, PlaceOfChurch } from './expected-facts.ts';
import type { ExpectedMeeting, ExpectedReport } from './expected-report.ts';
import { meetingTimes } from './meeting-times.ts';
import { type ArrivedReport, arrivedState, isLate } from './report-state.ts';

/** A church in use, and what its policy says. */
export interface Place {
  church: PlaceOfChurch;
  rules: PolicyRules;
}

export function placesOf({
  churches,
  policies,
}: Pick<ExpectedFacts<ArrivedReport>, 'churches' | 'policies'>): Map<string, Place> {
  const policyOf = new Map(policies.map((policy) => [policy.churchId, policy]));
  return new Map(
    churches.map((church) => [church.id, { church, rules: rulesOf(policyOf.get(church.id)) }]),
  );
}

/** Makes of a meeting and of what came of it an expected report. */
export function judge({ now }: ExpectedSpan) {
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

export function inOrder<Report extends ArrivedReport>(
  expected: readonly ExpectedReport<Report>[],
): ExpectedReport<Report>[] {
  return expected.toSorted(
    (a, b) => a.beginsAt - b.beginsAt || (a.report?.occurrence ?? 1) - (b.report?.occurrence ?? 1),
  );
}

export const reportsOf = <Report extends ArrivedReport>(
  reports: readonly Report[],
  kind: Report['kind'],
) => reports.filter((report) => report.kind === kind && report.status !== 'void');
