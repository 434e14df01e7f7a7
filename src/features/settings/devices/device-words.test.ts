import { expect, test } from 'vitest';
import type { ListedDevice } from '#domain/devices/registering.ts';
import { stateOf } from './device-words.ts';

const now = new Date('2026-11-22T12:00:00');
const minutesAgo = (minutes: number): ListedDevice => ({
  registration: null,
  church: null,
  deviceId: null,
  label: 'Chrome on Android',
  people: [],
  lastSeenAt: new Date(now.getTime() - minutes * 60_000).toISOString(),
  version: null,
  storageKept: null,
  unsent: null,
});

test.each([
  [0, true, 'Online'],
  // It tells each five minutes.
  [5, true, 'Online'],
  [9, false, 'Offline, 9 min'],
  [59, false, 'Offline, 59 min'],
  [90, false, 'Today 10:30'],
  [60 * 26, false, 'Yesterday 10:00'],
  [60 * 50, false, '20 November, 10:00'],
])('a device that was heard of %d minutes ago', (minutes, online, words) => {
  expect(stateOf(minutesAgo(minutes), now)).toEqual({ is: 'seen', online, words });
});

test('after a week it needs a look', () => {
  expect(stateOf(minutesAgo(60 * 24 * 9), now)).toMatchObject({ is: 'away', words: '9 days ago' });
});
