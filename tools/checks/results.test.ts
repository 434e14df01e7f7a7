import { expect, test } from 'vitest';
import { nameOf, playwrightResults, vitestResults } from './results.ts';

const assertion = (status: string, title: string, failureMessages: string[] = []) => ({
  status,
  ancestorTitles: ['sums'],
  title,
  failureMessages,
});

test('of Vitest: each failed test by file and title, a file that did not load, and skips with their reason', () => {
  expect(
    vitestResults({
      testResults: [
        {
          name: 'a.test.ts',
          message: '',
          status: 'failed',
          startTime: 1000,
          endTime: 3500,
          assertionResults: [
            assertion('passed', 'counts'),
            assertion('failed', 'adds up', ['\u001B[31m1 is not 2\u001B[39m']),
          ],
        },
        {
          name: 'b.test.ts',
          message: 'no such file',
          status: 'failed',
          startTime: 1000,
          endTime: 1000,
          assertionResults: [],
        },
        {
          name: 'c.test.ts',
          message: '',
          status: 'passed',
          startTime: 3500,
          endTime: 3600,
          assertionResults: [
            { ...assertion('skipped', 'drops rights'), meta: { skipReason: 'needs root' } },
            assertion('pending', 'waits'),
          ],
        },
      ],
    }),
  ).toEqual({
    passed: 1,
    failures: [
      { kind: 'test', file: 'a.test.ts', title: 'sums > adds up', why: '1 is not 2' },
      { kind: 'file', file: 'b.test.ts', why: 'no such file' },
    ],
    skips: [
      { file: 'c.test.ts', title: 'sums > drops rights', reason: 'needs root' },
      { file: 'c.test.ts', title: 'sums > waits', reason: 'no reason given' },
    ],
    times: [
      { file: 'a.test.ts', ms: 2500 },
      { file: 'b.test.ts', ms: 0 },
      { file: 'c.test.ts', ms: 100 },
    ],
  });
});

const spec = (title: string, status: string, reason?: string) => ({
  title,
  file: 'shared/scene.ts',
  tests: [
    {
      status,
      annotations: reason === undefined ? [] : [{ type: 'skip', description: reason }],
      results: [
        { duration: 20, errors: [{ message: 'why' }] },
        { duration: 10, errors: [] },
      ],
    },
  ],
});

test('of Playwright: tests by the file that runs them, of suites within suites, errors outside of tests, and skips', () => {
  const file = 'chromium/x.e2e.ts';
  expect(
    playwrightResults({
      suites: [
        {
          file,
          specs: [spec('arrives', 'expected')],
          suites: [{ specs: [spec('waits', 'unexpected')] }],
        },
        { file, specs: [spec('loses power', 'skipped', 'no disk can be mounted')] },
      ],
      errors: [{ message: 'no such import', location: { file: 'y.e2e.ts' } }],
    }),
  ).toEqual({
    passed: 1,
    failures: [
      { kind: 'test', file, title: 'waits', why: 'why' },
      { kind: 'file', file: 'y.e2e.ts', why: 'no such import' },
    ],
    skips: [{ file, title: 'loses power', reason: 'no disk can be mounted' }],
    times: [{ file, ms: 90 }],
  });
});

test('a test is named by its file and title, a file that did not load and a runner by themselves', () => {
  const file = 'a.test.ts';
  expect(nameOf({ kind: 'test', file, title: 'adds up', why: '' })).toBe('a.test.ts: adds up');
  expect(nameOf({ kind: 'file', file, why: '' })).toBe('a.test.ts');
  expect(nameOf({ kind: 'runner', stage: 'types', why: '' })).toBe('types');
});
