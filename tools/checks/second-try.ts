import { nameOf, type Failure } from './results.ts';

/**
 * More than this fails a run: then it is no bad luck. One bad moment fails the tests behind it in its file too, so that
 * files count first. A run has some 600 files, and 80 of them start browsers.
 */
const limits = { files: 5, tests: 12 };

export interface FailedTest {
  failure: Failure;
  /** Runs it alone; true when it passes. Absent where a second try can tell nothing new. */
  again?: () => Promise<boolean>;
}

export interface Verdict {
  failed: Failure[];
  flaky: string[];
}

function isBadLuck(tests: FailedTest[]): boolean {
  const places = tests.map(({ failure }) =>
    failure.kind === 'runner' ? failure.stage : failure.file,
  );
  return new Set(places).size <= limits.files && tests.length <= limits.tests;
}

/**
 * Runs each failed test once more, alone. One that passes then is flaky: it is named, and does not
 * fail the run. Failed tests of more than five files, or more than twelve, fail it without a second try.
 */
export async function secondTry(tests: FailedTest[]): Promise<Verdict> {
  if (!isBadLuck(tests)) return { failed: tests.map(({ failure }) => failure), flaky: [] };
  const failed: Failure[] = [];
  const flaky: string[] = [];
  for (const { failure, again } of tests) {
    if (again !== undefined && (await again())) flaky.push(nameOf(failure));
    else failed.push(failure);
  }
  return { failed, flaky };
}
