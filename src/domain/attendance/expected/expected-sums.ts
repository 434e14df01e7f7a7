import type { ExpectedReport } from './expected-report.ts';
import type { ArrivedReport } from './report-state.ts';

/** Numbers of expected reports. Each one that is due is in one of the first four. */
export interface ExpectedSums {
  /** In, in time, and not "did not meet". */
  submitted: number;
  /** In, after its time. */
  late: number;
  missing: number;
  didNotMeet: number;
  /** Of those that are in. */
  verified: number;
  toLookAt: number;
  conflict: number;
  returned: number;
  /** Not due yet, and not in. */
  open: number;
  /** Due, or in. */
  due: number;
  /** Came in, "did not meet" too: it is an answer. */
  in: number;
  /** Churches in which one is missing. */
  churchesMissing: number;
  /** The earliest instant (ms) from which on one is missing; null for none. */
  missingSince: number | null;
}

type Summed = ExpectedReport<ArrivedReport>;

export function expectedSums(expected: readonly Summed[]): ExpectedSums {
  const count = (is: (one: Summed) => boolean) => expected.filter(is).length;
  const missing = expected.filter(({ state }) => state === 'missing');
  const met = (one: Summed) => one.report !== null && !one.report.didNotMeet;
  const open = count(({ state }) => state === 'open');
  return {
    submitted: count((one) => met(one) && !one.isLate),
    late: count((one) => met(one) && one.isLate),
    missing: missing.length,
    didNotMeet: count(({ report }) => report?.didNotMeet === true),
    verified: count(({ report }) => report?.review?.state === 'verified'),
    toLookAt: count(({ toLookAt }) => toLookAt),
    conflict: count(({ state }) => state === 'conflict'),
    returned: count(({ state }) => state === 'returned'),
    open,
    due: expected.length - open,
    in: count(({ report }) => report !== null),
    churchesMissing: new Set(missing.map(({ churchId }) => churchId)).size,
    missingSince: missing.length === 0 ? null : Math.min(...missing.map(({ dueAt }) => dueAt)),
  };
}
