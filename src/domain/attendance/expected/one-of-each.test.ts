import { describe, expect, test } from 'vitest';
import { fixedId, lerato, soweto, thabo } from '../../../../tests/support/device.ts';
import { oneOfEach } from './one-of-each.ts';

const standing = {
  id: fixedId(1),
  churchId: soweto,
  groupId: null,
  serviceId: fixedId(10),
  date: '2026-11-22',
  occurrence: 1,
  standingVersionId: fixedId(91),
  status: 'submitted' as 'submitted' | 'void',
  attendance: 100,
  authorIds: [lerato],
  authorNames: ['Lerato Dlamini'],
  receivedAt: '2026-11-22T09:00:00.000Z',
  firstReceivedAt: '2026-11-22T08:00:00.000Z',
  pending: false,
};
const correction = {
  ...standing,
  id: fixedId(2),
  standingVersionId: fixedId(2),
  attendance: 120,
  authorIds: [thabo],
  authorNames: [],
  receivedAt: '2026-11-25T09:00:00.000Z',
  firstReceivedAt: undefined,
  pending: true,
};

describe('issue 14: one report of each service', () => {
  test('a correction that waits stands for the report, was in time when that was, and has its authors', () => {
    const { firstReceivedAt, authorNames } = standing;
    const authorIds = [lerato, thabo];
    expect(oneOfEach([standing, correction])).toEqual([
      { ...correction, firstReceivedAt, authorIds, authorNames },
    ]);
  });

  test('a report of a server from before counts from when it arrived', () => {
    const older = { ...standing, firstReceivedAt: undefined };
    expect(oneOfEach([older, correction])[0]?.firstReceivedAt).toBe(standing.receivedAt);
  });

  test('the last of several corrections stands, and came in with the first', () => {
    const again = { ...correction, id: fixedId(3), standingVersionId: fixedId(3), attendance: 130 };
    const [kept, ...others] = oneOfEach([correction, again]);
    expect(kept).toMatchObject({ attendance: 130, firstReceivedAt: correction.receivedAt });
    expect(others).toEqual([]);
  });

  test('a deletion ends the correction before it; what is submitted after it begins anew', () => {
    const deleted = { ...standing, status: 'void' as const, pending: true };
    expect(oneOfEach([correction, deleted])).toEqual([deleted]);
    expect(oneOfEach([deleted, correction])).toEqual([correction]);
  });

  test('a review of what was corrected takes nothing back', () => {
    const reviewed = { ...standing, pending: true };
    expect(oneOfEach([correction, reviewed])).toEqual([correction]);
    expect(oneOfEach([reviewed, correction])[0]?.attendance).toBe(120);
  });

  test('other services, days and second reports of a service stay', () => {
    const others = [
      { ...standing, serviceId: fixedId(11) },
      { ...standing, date: '2026-11-15' },
      { ...standing, occurrence: 2 },
    ];
    expect(oneOfEach([standing, ...others])).toEqual([standing, ...others]);
  });
});
