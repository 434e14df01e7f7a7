import { expect, test } from 'vitest';
import { likelyTime } from './likely-time.ts';

const day = 86_400_000;
const year = 365 * day;
const server = Date.parse('2026-11-20T07:00:00.000Z');
const truth = server + 2 * day;

const heardWhile = (off: number) => ({ server, device: server + off });

test('a device that never heard of a server goes by its own clock', () => {
  expect(likelyTime(truth, null)).toEqual({ now: truth, sure: true });
});

test.each([
  ['right, and right when heard', 0, 0],
  ['two years ahead, as when heard', 2 * year, 2 * year],
  ['two years behind, as when heard', -2 * year, -2 * year],
  ['set right since it was two years ahead', 2 * year, 0],
  ['set right since it was two years behind', -2 * year, 0],
  ['three hours ahead, as when heard', 3 * 3_600_000, 3 * 3_600_000],
])('A28 A29 a clock that is %s tells the time', (_, offThen, offNow) => {
  expect(likelyTime(truth + offNow, heardWhile(offThen))).toEqual({ now: truth, sure: true });
});

test('A29 a clock that fell back without a network: not before the server spoke, and not sure', () => {
  expect(likelyTime(Date.parse('2000-01-01'), heardWhile(0))).toEqual({ now: server, sure: false });
});

test('A28 a clock that jumped ahead without a network is not believed', () => {
  expect(likelyTime(truth + 2 * year, heardWhile(0)).sure).toBe(false);
});
