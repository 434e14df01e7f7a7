import { stripVTControlCharacters } from 'node:util';

/** A failed test by its name, with the first lines of why. */
export interface Failure {
  name: string;
  why: string;
}

const firstLines = (text: string) =>
  stripVTControlCharacters(text).split('\n').slice(0, 30).join('\n');

export interface VitestReport {
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** From Vitest's JSON report. A file that did not load has no tests, only a message. */
export function vitestFailures(report: VitestReport): Failure[] {
  return report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name, why: firstLines(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${name}: ${fullName}`,
      why: firstLines(failureMessages.join('\n')),
    }));
  });
}

export interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

/** From Playwright's JSON report: what failed, and what passed only at a second try. */
export function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: `${file}: ${title}`,
        why: results
          .flatMap(({ errors }) => errors.map(({ message = '' }) => firstLines(message)))
          .join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}
