import { describe, expect, test } from 'vitest';
import { fixedId, report } from '../../../../tests/support/device.ts';
import type { ExpectedReport } from '../expected/expected-report.ts';
import type { ExpectedState } from '../expected/report-state.ts';
import { nextServiceDay, weekdaysOfServices } from './service-days.ts';
import { type BoardReport, sundayBoard } from './sunday-board.ts';

const [soweto, tshwane] = [fixedId(901), fixedId(902)];
const names = new Map([
  [soweto, 'Soweto'],
  [tshwane, 'Tshwane'],
]);
const day = '2026-11-22';

function arrived(churchId: string, service: number, change: Partial<BoardReport> = {}) {
  const { basedOn: _, ...values } = report(1, 100);
  return expected(churchId, service, 'submitted', {
    ...values,
    id: fixedId(service),
    kind: 'church',
    churchId,
    groupId: null,
    serviceId: fixedId(service),
    date: day,
    occurrence: 1,
    status: 'submitted',
    openVersions: 0,
    authorIds: [],
    receivedAt: `${day}T09:00:00.000Z`,
    pending: false,
    ...change,
  });
}

function expected(
  churchId: string,
  service: number,
  state: ExpectedState,
  of: BoardReport | null = null,
): ExpectedReport<BoardReport> {
  const meeting = { kind: 'church', churchId, groupId: null, date: day, time: '08:00' } as const;
  const times = { beginsAt: 0, dueAt: 0, lateAt: 0 };
  const word = { state, isLate: false, toLookAt: false, report: of };
  return { ...meeting, ...times, ...word, serviceId: fixedId(service) };
}

const board = (ofDay: ExpectedReport<BoardReport>[], before: ExpectedReport<BoardReport>[] = []) =>
  sundayBoard(ofDay, before, (id) => names.get(id) ?? '');

describe('issue 14: the board of a day', () => {
  test('a church is in with its last report, and missing as soon as one is', () => {
    const { churches, in: whole } = board([
      arrived(soweto, 1),
      expected(soweto, 2, 'open'),
      expected(tshwane, 3, 'missing'),
    ]);
    expect(
      churches.map(({ name, state, in: some, of, missing }) => [name, state, some, of, missing]),
    ).toEqual([
      ['Soweto', 'partly', 1, 2, 0],
      ['Tshwane', 'missing', 0, 1, 1],
    ]);
    expect(whole).toBe(0);
    const later = board([arrived(soweto, 1), arrived(soweto, 2), expected(tshwane, 3, 'open')]);
    expect(later.churches.map(({ state }) => state)).toEqual(['in', 'waiting']);
    expect(later.in).toBe(1);
  });

  test('the total is compared with the same services a week before, and a gap is no zero', () => {
    const one = board(
      [arrived(soweto, 1, { attendance: 110 }), expected(tshwane, 3, 'missing')],
      [arrived(soweto, 1, { attendance: 100 }), arrived(tshwane, 3, { attendance: 70 })],
    );
    expect(one.people).toBe(110);
    expect(one.change).toEqual({ people: 110, before: 100 });
    expect(one.churches.map(({ people, change }) => [people, change])).toEqual([
      [110, { people: 110, before: 100 }],
      [null, null],
    ]);
    expect(board([expected(soweto, 1, 'open')]).people).toBeNull();
  });

  test('"did not meet" is an answer; a report that nobody counted has no people', () => {
    const said = board([
      arrived(soweto, 1, { didNotMeet: true, attendance: null }),
      arrived(tshwane, 3, { attendance: null }),
    ]);
    expect(
      said.churches.map(({ state, didNotMeet, people }) => [state, didNotMeet, people]),
    ).toEqual([
      ['in', true, 0],
      ['in', false, null],
    ]);
  });

  test('two services that somebody said are both valid count both', () => {
    expect(board([arrived(soweto, 1), arrived(soweto, 1, { occurrence: 2 })]).people).toBe(200);
  });
});

test('issue 14: the day before and after is one on which there are services', () => {
  const weekdays = weekdaysOfServices([
    { kind: 'sunday', status: 'active', weekdays: [0] },
    { kind: 'midweek', status: 'active', weekdays: [3] },
    { kind: 'cell', status: 'active', weekdays: [5] },
    { kind: 'other', status: 'removed', weekdays: [1] },
  ]);
  expect(nextServiceDay('2026-11-22', -1, weekdays)).toBe('2026-11-18');
  expect(nextServiceDay('2026-11-18', 1, weekdays)).toBe('2026-11-22');
  expect(nextServiceDay('2026-11-22', 1, new Set())).toBe('2026-11-23');
});
