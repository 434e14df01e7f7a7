import { describe, expect, test } from 'vitest';
import { fixedId } from '../../../../tests/support/device.ts';
import { cellFigures, type CellMember, type CellReport, readFrom } from './cell-figures.ts';

const today = '2026-11-18';
const [one, two, closed] = [fixedId(1), fixedId(2), fixedId(3)];

function member(groupId: string, person: number, change: Partial<CellMember> = {}): CellMember {
  const personId = fixedId(100 + person);
  return { groupId, personId, part: 'belongs', joinedOn: '2026-01-04', leftOn: null, ...change };
}
function reported(date: string, attendance: number | null, change: Partial<CellReport> = {}) {
  return {
    groupId: one,
    date,
    attendance,
    firstTimers: null,
    newConverts: null,
    receivedHolySpirit: null,
    didNotMeet: false,
    ...change,
  };
}
const groups = [
  { id: one, status: 'active' },
  { id: two, status: 'paused' },
  { id: closed, status: 'archived' },
] as const;

describe('issue 14: figures of the cell ministry', () => {
  test('counts cells by status, and each person once, whichever cells they are in', () => {
    const figures = cellFigures(
      {
        groups,
        members: [
          member(one, 1, { part: 'leads' }),
          member(two, 1),
          member(one, 2, { part: 'assists' }),
          member(one, 3, { joinedOn: '2026-11-10' }),
          member(one, 4, { leftOn: '2026-11-01' }),
        ],
        reports: [],
      },
      today,
    );
    expect([figures.active, figures.resting]).toEqual([1, 1]);
    expect(figures.people).toEqual({
      now: 3,
      // Somebody was there until November began, and somebody else had not joined.
      monthAgo: 3,
      byMonth: [3, 3, 3, 3, 3, 3],
      leaders: 1,
      assistants: 1,
    });
  });

  test('a month and a week without a report are gaps, and "did not meet" is nobody', () => {
    const { weeks, months } = cellFigures(
      {
        groups,
        members: null,
        reports: [
          reported('2026-11-16', 12, { firstTimers: 2 }),
          reported('2026-11-18', null, { didNotMeet: true }),
          reported('2026-09-14', 9),
        ],
      },
      today,
    );
    expect(weeks.map(({ attendance }) => attendance)).toEqual([
      null,
      null,
      9,
      ...Array.from({ length: 8 }, () => null),
      12,
    ]);
    expect(weeks.at(-1)).toMatchObject({ from: '2026-11-16', firstTimers: 2, reports: 2 });
    expect(months.map(({ month, attendance }) => [month, attendance])).toEqual([
      ['2026-06', null],
      ['2026-07', null],
      ['2026-08', null],
      ['2026-09', 9],
      ['2026-10', null],
      ['2026-11', 12],
    ]);
  });

  test('this month is compared with the same days of the month before', () => {
    const { months, monthBefore } = cellFigures(
      {
        groups,
        members: null,
        reports: [
          reported('2026-10-18', 5, { newConverts: 3 }),
          reported('2026-10-19', 5, { newConverts: 40 }),
          reported('2026-11-04', 5, { newConverts: 4 }),
        ],
      },
      today,
    );
    expect([months.at(-1)?.newConverts, monthBefore.newConverts]).toEqual([4, 3]);
  });

  test('a cell opens when its first person joins, and a closed one ends with the last thing known of it', () => {
    const { moves, people } = cellFigures(
      {
        groups,
        members: [
          member(two, 1, { joinedOn: '2026-08-02' }),
          member(two, 2, { joinedOn: '2026-10-02' }),
          member(closed, 3, { joinedOn: '2025-02-02' }),
        ],
        reports: [reported('2026-09-20', 4, { groupId: closed })],
      },
      today,
    );
    expect(moves?.map(({ opened, closed: ended }) => [opened, ended])).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(people?.byMonth).toEqual([1, 1, 2, 1, 2, 2]);
  });

  test('says no number of people to who may not see them', () => {
    const { people, moves } = cellFigures({ groups, members: null, reports: [] }, today);
    expect([people, moves]).toEqual([null, null]);
  });

  test('reads from the first of the six months, or of the twelve weeks', () => {
    expect(readFrom('2026-11-18')).toBe('2026-06-01');
    expect(readFrom('2026-01-31')).toBe('2025-08-01');
  });

  test('of 2,000 cells with 52,000 reports each person is counted once', () => {
    const many = Array.from({ length: 2000 }, (_, at) => ({
      id: fixedId(at),
      status: 'active' as const,
    }));
    const members = many.flatMap(({ id }, at) =>
      Array.from({ length: 12 }, (_, who) => member(id, at * 12 + who)),
    );
    const reports = many.flatMap(({ id: groupId }) =>
      Array.from({ length: 26 }, (_, week) =>
        reported(new Date(Date.UTC(2026, 5, 1 + week * 6)).toISOString().slice(0, 10), 10, {
          groupId,
        }),
      ),
    );
    const figures = cellFigures({ groups: many, members, reports }, today);
    expect(figures.people?.now).toBe(24_000);
    expect(figures.weeks.at(-1)?.attendance ?? null).not.toBe(0);
  });
});
