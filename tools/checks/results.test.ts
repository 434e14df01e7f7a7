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
          assertionResults: [
            assertion('passed', 'counts'),
            assertion('failed', 'adds up', ['\u001B[31m1 is not 2\u001B[39m']),
          ],
        },
        { name: 'b.test.ts', message: 'no such file', status: 'failed', assertionResults: [] },
        {
          name: 'c.test.ts',
          message: '',
          status: 'passed',
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
  });
});

const spec = (title: string, status: string, reason?: string) => ({
  title,
  file: 'chromium/x.e2e.ts',
  tests: [
    {
      status,
      annotations: reason === undefined ? [] : [{ type: 'skip', description: reason }],
      results: [{ errors: [{ message: 'why' }] }, { errors: [] }],
    },
  ],
});

test('of Playwright: tests of suites within suites, errors outside of tests, and skips', () => {
  const file = 'chromium/x.e2e.ts';
  expect(
    playwrightResults({
      suites: [
        {
          specs: [spec('arrives', 'expected')],
          suites: [{ specs: [spec('waits', 'unexpected')] }],
        },
        { specs: [spec('loses power', 'skipped', 'no disk can be mounted')] },
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
  });
});

test('a test is named by its file and title, a file that did not load and a runner by themselves', () => {
  const file = 'a.test.ts';
  expect(nameOf({ kind: 'test', file, title: 'adds up', why: '' })).toBe('a.test.ts: adds up');
  expect(nameOf({ kind: 'file', file, why: '' })).toBe('a.test.ts');
  expect(nameOf({ kind: 'runner', stage: 'types', why: '' })).toBe('types');
});
