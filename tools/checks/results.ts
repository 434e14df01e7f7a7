import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Failures, with the first lines of the reason: a test, a file that did not load, or a runner itself. */
export type Failure =
  | { kind: 'test'; file: string; title: string; why: string }
  | { kind: 'file'; file: string; why: string }
  | { kind: 'runner'; stage: string; why: string };

export interface Skip {
  file: string;
  title: string;
  reason: string;
}

/** Time of the tests of a file. */
export interface FileTime {
  file: string;
  ms: number;
}

/** Tests of one stage. */
export interface Results {
  passed: number;
  failures: Failure[];
  skips: Skip[];
  times: FileTime[];
}

export function nameOf(failure: Failure): string {
  if (failure.kind === 'runner') return failure.stage;
  return failure.kind === 'file' ? failure.file : `${failure.file}: ${failure.title}`;
}

const firstLines = (text: string) =>
  stripVTControlCharacters(text).split('\n').slice(0, 30).join('\n');

const noReason = 'no reason given';

export interface VitestReport {
  testResults: {
    name: string;
    message: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: {
      status: string;
      ancestorTitles: string[];
      title: string;
      failureMessages: string[];
      meta?: { skipReason?: string };
    }[];
  }[];
}

/** From Vitest's JSON report. A file that did not load has no tests, only a message. */
export function vitestResults(report: VitestReport): Results {
  const testResults = report.testResults.map((file) => ({
    ...file,
    name: relative('.', file.name),
  }));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({
      ...one,
      file: name,
      // As Vitest itself joins titles where it looks for a test by its name.
      title: [...one.ancestorTitles, one.title].join(' > '),
    })),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  const notLoaded = testResults.filter(
    ({ name, status }) => status === 'failed' && !failed.some(({ file }) => file === name),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [
      ...failed.map(({ file, title, failureMessages }) => ({
        kind: 'test' as const,
        file,
        title,
        why: firstLines(failureMessages.join('\n')),
      })),
      ...notLoaded.map(({ name, message }) => ({
        kind: 'file' as const,
        file: name,
        why: firstLines(message),
      })),
    ],
    skips: tests
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ file, title, meta }) => ({ file, title, reason: meta?.skipReason ?? noReason })),
    times: testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      ms: endTime - startTime,
    })),
  };
}

interface PlaywrightSpec {
  title: string;
  tests: {
    status: string;
    annotations: { type: string; description?: string }[];
    results: { duration: number; errors: { message?: string }[] }[];
  }[];
}

export interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

/** Errors outside of tests: a file that does not load, a runner that breaks. */
export interface PlaywrightReport {
  /** One a file: what is run again. A spec names the file that it is written in, which it may share with others. */
  suites: (PlaywrightSuite & { file: string })[];
  errors?: { message?: string; location?: { file: string } }[];
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function timesOf(tests: { file: string; results: { duration: number }[] }[]): FileTime[] {
  const times = new Map<string, number>();
  for (const { file, results } of tests) {
    const ms = results.reduce((sum, { duration }) => sum + duration, times.get(file) ?? 0);
    times.set(file, ms);
  }
  return [...times].map(([file, ms]) => ({ file, ms }));
}

/** From Playwright's JSON report. */
export function playwrightResults(report: PlaywrightReport): Results {
  const tests = report.suites.flatMap((suite) =>
    specsOf(suite).flatMap(({ title, tests: runs }) =>
      runs.map((run) => ({ ...run, file: suite.file, title })),
    ),
  );
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [
      ...failed.map(({ file, title, results }) => ({
        kind: 'test' as const,
        file,
        title,
        why: results
          .flatMap(({ errors }) => errors.map(({ message = '' }) => firstLines(message)))
          .join('\n'),
      })),
      ...(report.errors ?? []).map(({ message = '', location }) => ({
        kind: 'file' as const,
        file: location?.file ?? 'playwright',
        why: firstLines(message),
      })),
    ],
    skips: tests
      .filter(({ status }) => status === 'skipped')
      .map(({ file, title, annotations }) => ({
        file,
        title,
        reason: annotations.find(({ type }) => type === 'skip')?.description ?? noReason,
      })),
    times: timesOf(tests),
  };
}
