import { beforeEach, expect, test } from 'vitest';
import { createHostPauses, type HostPauses } from './host-pauses.ts';

let now: number;
let pauses: HostPauses;

beforeEach(() => {
  now = 1_000_000;
  pauses = createHostPauses(() => now);
});

const [one, other] = ['push.example', 'other.example'];

test('issue 10.11: a host that does not answer is left alone like one that is busy, and no other is', () => {
  expect(pauses.begin(one)).toBe(true);
  pauses.learn(one, { kind: 'silent' });
  expect(pauses.begin(one)).toBe(false);
  expect(pauses.begin(other)).toBe(true);
  now += 29_999;
  expect(pauses.begin(one)).toBe(false);
  now += 1;
  expect(pauses.begin(one)).toBe(true);
});

test('issue 10.11: after the pause one message asks a silent host, not a hundred', () => {
  pauses.learn(one, { kind: 'silent' });
  now += 30_000;
  expect([pauses.begin(one), pauses.begin(one), pauses.begin(one)]).toEqual([true, false, false]);
  pauses.learn(one, { kind: 'silent' });
  expect(pauses.begin(one)).toBe(false);
  now += 30_000;
  expect(pauses.begin(one)).toBe(true);
  pauses.learn(one, { kind: 'arrived' });
  expect([pauses.begin(one), pauses.begin(one)]).toEqual([true, true]);
});

test('B30: a busy host says how long, and is asked by everybody afterwards', () => {
  pauses.learn(one, { kind: 'busy', retryAfter: 120 });
  now += 119_999;
  expect(pauses.begin(one)).toBe(false);
  now += 1;
  expect([pauses.begin(one), pauses.begin(one)]).toEqual([true, true]);
});
