import { nameOf, type Failure } from './results.ts';

/** More flaky tests than this fail a run: then it is no bad luck. */
export const flakyLimit = 3;

export interface FailedTest {
  failure: Failure;
  /** Runs it alone; true when it passes. Absent where a second try can tell nothing new. */
  again?: () => Promise<boolean>;
}

export interface Verdict {
  failed: Failure[];
  flaky: string[];
}

/**
 * Runs each failed test once more, alone. One that passes then is flaky: it is named, and does not
 * fail the run. More than `flakyLimit` failed tests fail it without a second try.
 */
export async function secondTry(tests: FailedTest[]): Promise<Verdict> {
  if (tests.length > flakyLimit) return { failed: tests.map(({ failure }) => failure), flaky: [] };
  const failed: Failure[] = [];
  const flaky: string[] = [];
  for (const { failure, again } of tests) {
    if (again !== undefined && (await again())) flaky.push(nameOf(failure));
    else failed.push(failure);
  }
  return { failed, flaky };
}
