import { expect, test } from 'vitest';
import { userStatus } from './user-status.ts';
import { chosenStatuses } from './own-status.ts';

test('S3-012 a person is online, away, busy, offline or not visible; offline is seen, never chosen', () => {
  const all = ['online', 'away', 'busy', 'offline', 'not-visible'] as const;
  expect(userStatus.options).toEqual(all);
  expect(chosenStatuses).toEqual(all.filter((status) => status !== 'offline'));
});
