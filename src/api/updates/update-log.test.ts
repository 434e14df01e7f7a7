// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { logVersion, readUpdateLog } from './update-log.ts';

afterEach(() => localStorage.clear());

const at = (day: number) => new Date(Date.UTC(2026, 10, day));

test('S2-166 each version that this device began to run, newest first, once', () => {
  logVersion({ version: '1.0.0', build: 'a' }, at(1));
  logVersion({ version: '1.0.0', build: 'a' }, at(2));
  logVersion({ version: '1.1.0', build: 'b' }, at(3));
  logVersion({ version: '1.0.0', build: 'a' }, at(4));
  expect(readUpdateLog().map(({ build, at: when }) => [build, when.slice(0, 10)])).toEqual([
    ['a', '2026-11-04'],
    ['b', '2026-11-03'],
    ['a', '2026-11-01'],
  ]);
});

test('keeps the last fifty, and survives what cannot be read', () => {
  localStorage.setItem('updateLog', '{nothing');
  for (let day = 0; day < 60; day += 1) logVersion({ version: '1.0.0', build: `b${day}` }, at(day));
  expect(readUpdateLog()).toHaveLength(50);
  expect(readUpdateLog()[0]?.build).toBe('b59');
});
