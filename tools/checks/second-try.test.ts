import { expect, test, vi } from 'vitest';
import { secondTry } from './second-try.ts';

const failure = (title: string, file = 'a.test.ts') => ({
  kind: 'test' as const,
  file,
  title,
  why: '1 is not 2',
});

test('a failed test that passes alone is flaky, one that fails again has failed', async () => {
  const unlucky = { failure: failure('waits'), again: vi.fn(async () => true) };
  const broken = { failure: failure('adds up'), again: vi.fn(async () => false) };
  expect(await secondTry([unlucky, broken])).toEqual({
    failed: [failure('adds up')],
    flaky: ['a.test.ts: waits'],
  });
  expect(unlucky.again).toHaveBeenCalledOnce();
  expect(broken.again).toHaveBeenCalledOnce();
});

test('a check without a second try has failed', async () => {
  const types = { kind: 'runner' as const, stage: 'types', why: '' };
  expect(await secondTry([{ failure: types }])).toEqual({ failed: [types], flaky: [] });
});

test('failed tests of more than five files fail the run without a second try', async () => {
  const again = vi.fn(async () => true);
  const tests = ['a', 'b', 'c', 'd', 'e', 'f'].map((file) => ({
    failure: failure('waits', file),
    again,
  }));
  expect((await secondTry(tests)).failed).toHaveLength(6);
  expect(again).not.toHaveBeenCalled();
  expect((await secondTry(tests.slice(1))).flaky).toHaveLength(5);
});

test('one bad moment that fails the tests behind it in its file counts once, a broken file does not', async () => {
  const tests = Array.from({ length: 13 }, (_, at) => ({
    failure: failure(`waits ${at}`),
    again: async () => true,
  }));
  expect((await secondTry(tests.slice(1))).flaky).toHaveLength(12);
  expect((await secondTry(tests)).failed).toHaveLength(13);
});
