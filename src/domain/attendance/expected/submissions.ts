import type { ExpectedReport } from './expected-report.ts';
import type { ArrivedReport } from './report-state.ts';

/** Ids of groups by whether a report of theirs is in. A group of which nothing is due yet is in neither. */
export interface Submissions {
  withReports: string[];
  withoutReports: string[];
}

/** Groups of which something came in, and those of which something is missing and nothing came in. */
export function submissionsOf(expected: readonly ExpectedReport<ArrivedReport>[]): Submissions {
  const reported = new Set<string>();
  const missing = new Set<string>();
  for (const { groupId, report, state } of expected) {
    if (groupId === null) continue;
    if (report) reported.add(groupId);
    else if (state === 'missing') missing.add(groupId);
  }
  return {
    withReports: [...reported],
    withoutReports: [...missing].filter((id) => !reported.has(id)),
  };
}
