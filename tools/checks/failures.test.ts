import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.ts';

test('of Vitest: each failed test by file and name, and a file that did not load', () => {
  expect(
    vitestFailures({
      testResults: [
        {
          name: 'a.test.ts',
          message: '',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'counts', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'adds up',
              failureMessages: ['\u001B[31m1 is not 2\u001B[39m'],
            },
          ],
        },
        { name: 'b.test.ts', message: 'no such file', status: 'failed', assertionResults: [] },
        { name: 'c.test.ts', message: '', status: 'passed', assertionResults: [] },
      ],
    }),
  ).toEqual([
    { name: 'a.test.ts: adds up', why: '1 is not 2' },
    { name: 'b.test.ts', why: 'no such file' },
  ]);
});

const spec = (title: string, status: string) => ({
  title,
  file: 'chromium/x.e2e.ts',
  tests: [{ status, results: [{ errors: [{ message: 'why' }] }, { errors: [] }] }],
});

test('of Playwright: failed and flaky tests of suites within suites', () => {
  expect(
    playwrightFailures({
      suites: [
        {
          specs: [spec('arrives', 'expected')],
          suites: [{ specs: [spec('waits', 'unexpected')] }],
        },
        { specs: [spec('sometimes', 'flaky')] },
      ],
    }),
  ).toEqual([
    { name: 'chromium/x.e2e.ts: waits', why: 'why' },
    { name: 'chromium/x.e2e.ts: sometimes', why: 'why' },
  ]);
});
