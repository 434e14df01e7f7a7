// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { inFlight, isQuiet, tracked } from './in-flight.ts';

const awaited = () => inFlight.getSnapshot();

afterEach(() => history.replaceState(null, '', '/'));

test('S4-026 two requests that overlap are awaited until both are over, however they end', async () => {
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const answers = [tracked(first.promise), tracked(second.promise)] as const;
  expect(awaited()).toBe(2);
  second.reject(new TypeError('No network'));
  await expect(answers[1]).rejects.toThrow('No network');
  expect(awaited()).toBe(1);
  first.resolve('answered');
  expect(await answers[0]).toBe('answered');
  expect(awaited()).toBe(0);
});

test('what was asked on a quiet page stays quiet after the page was left', async () => {
  history.replaceState(null, '', '/apps/people');
  const { promise, resolve } = Promise.withResolvers<string>();
  const answer = tracked(promise);
  history.replaceState(null, '', '/dashboard');
  expect(awaited()).toBe(0);
  resolve('answered');
  expect(await answer).toBe('answered');
  expect(awaited()).toBe(0);
});

test('S9-019 S9-020 S9-021 S9-022 S9-023 the quiet pages, and only they', () => {
  const quiet = [
    '/apps/people',
    '/apps/churches/attendance-reports',
    '/apps/groups/cell-ministry/attendance-reports',
    '/pages/profile',
    '/apps/events/manage',
    '/apps/groups',
    '/apps/groups/cell-ministry',
  ];
  const others = ['/dashboard', '/apps/people/families/list', '/pages/profile/dashboard'];
  expect(quiet.filter((page) => !isQuiet(page))).toEqual([]);
  expect([...others, '/apps/group-types'].filter(isQuiet)).toEqual([]);
});
