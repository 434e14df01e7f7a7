import { expect, test, vi } from 'vitest';
import { secondTry } from './second-try.ts';

const failure = (title: string) => ({
  kind: 'test' as const,
  file: 'a.test.ts',
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

test('more than three failed tests fail the run without a second try', async () => {
  const again = vi.fn(async () => true);
  const tests = ['a', 'b', 'c', 'd'].map((title) => ({ failure: failure(title), again }));
  expect((await secondTry(tests)).failed).toHaveLength(4);
  expect(again).not.toHaveBeenCalled();
  expect((await secondTry(tests.slice(1))).flaky).toHaveLength(3);
});
