import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weeklySchedule } from '../meetings/schedule.ts';
import { wholeRow } from '../register/register.ts';
import { fromDaysAndTime, settledMeeting } from './days-and-time.ts';
import type { Group } from './entities.ts';
import { groups } from './groups.ts';

const thursdays = 'DTSTART:20260101T190000\nRRULE:FREQ=WEEKLY;BYDAY=TH';
const secondThursdays = 'DTSTART:20260108T190000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH';
const firstSundays = 'DTSTART:20260104T090000\nRRULE:FREQ=MONTHLY;BYDAY=1SU';

const group = (said: Partial<Group>): Group =>
  wholeRow(groups, { id: 'a', name: 'Cell', ...said } as Group);
const changed = (from: Group, to: Partial<Group>) => settledMeeting({ ...from, ...to }, from);

describe('issue 12: days and time of programs from before schedules', () => {
  test('what they captured of a new group becomes a rule; what is none is said to its author', () => {
    const old = { name: 'Cell', weekdays: [4], startTime: '19:00' };
    expect(fromDaysAndTime(old)).toEqual({ name: 'Cell', schedule: thursdays });
    expect(fromDaysAndTime({ ...old, weekdays: [] })).toEqual({ name: 'Cell', schedule: null });
    expect(fromDaysAndTime({ ...old, weekdays: 'Thursday' })).toMatchObject({
      schedule: 'Thursday',
    });
    for (const none of [null, 7, 'x']) expect(fromDaysAndTime(none)).toBe(none);
  });

  test('a row of a server from before schedules has the rule of its days', () => {
    expect(group({ weekdays: [4], startTime: '19:00' })).toMatchObject({ schedule: thursdays });
    expect(group({ weekdays: [] })).toMatchObject({ schedule: null });
  });

  test.each<[string, string | null, Partial<Group>, Partial<Group>]>([
    [
      'other days keep the weeks',
      secondThursdays,
      { weekdays: [3] },
      { schedule: 'DTSTART:20260114T190000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=WE' },
    ],
    [
      'another time keeps everything else',
      firstSundays,
      { startTime: '10:30' },
      { schedule: 'DTSTART:20260104T103000\nRRULE:FREQ=MONTHLY;BYDAY=1SU', weekdays: [0] },
    ],
    ['no days are no rule', thursdays, { weekdays: [] }, { schedule: null, weekdays: [] }],
    ['days where there was no rule', null, { weekdays: [4] }, { schedule: thursdays }],
    [
      'a rule of today brings its days and its time',
      thursdays,
      { schedule: firstSundays },
      { weekdays: [0], startTime: '09:00' },
    ],
    ['no rule brings no days', thursdays, { schedule: null }, { weekdays: [] }],
  ])('an edit: %s', (_what, schedule, edit, becomes) => {
    expect(changed(group({ schedule }), edit)).toMatchObject(becomes);
  });

  test('the days that an older program writes are those that it reads again', () => {
    const day = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(
        fc.constantFrom(thursdays, secondThursdays, firstSundays, null),
        fc.uniqueArray(day),
        (schedule, days) => {
          const weekdays = days.toSorted();
          const row = changed(group({ schedule }), { weekdays });
          expect(row.weekdays).toEqual(weekdays);
          expect(row.schedule === null).toBe(days.length === 0);
          expect(settledMeeting(row, row)).toEqual(row);
        },
      ),
    );
    expect(weeklySchedule([], '19:00')).toBeNull();
  });
});
