import { describe, expect, test } from 'vitest';
import { churchAttendanceReport } from '#domain/attendance/definitions.ts';
import type { ReportVersion } from '#domain/attendance/entities.ts';
import { valuesOf } from '#domain/attendance/deciding.ts';
import type { Conflict } from '#store/attendance/conflict.ts';
import { fixedId, lerato, report, thabo } from '../../../../tests/support/device.ts';
import { comparedRows, sidesOf, totalWords } from './conflict-words.ts';
import { choiceOf } from './send-decision.ts';

function version(by: string, name: string, attendance: number): ReportVersion {
  const { date: _d, churchId: _c, groupId: _g, serviceId: _s, ...said } = report(1, attendance);
  return {
    ...said,
    id: by,
    reportId: fixedId(1),
    authorIds: [by],
    authorNames: [name],
    state: 'standing',
    capturedAt: '2026-11-15T07:52:00.000Z',
    receivedAt: '2026-11-15T07:52:00.000Z',
    clockSkewSeconds: null,
  };
}

function conflict(me: string, names: [string, string] = ['Thabo Nkosi', 'Lerato Dlamini']) {
  const current = version(thabo, names[0], 331);
  const open = version(lerato, names[1], 338);
  return { current, open, me } as Conflict;
}

describe('the two sides', () => {
  test('my own report comes first and is called mine, whichever of them stands', () => {
    expect(sidesOf(conflict(thabo)).map(({ head }) => head)).toEqual(['Yours', 'Lerato’s']);
    expect(sidesOf(conflict(lerato)).map(({ whose }) => whose)).toEqual(['mine', 'Thabo’s']);
    expect(sidesOf(conflict(fixedId(9))).map(({ head }) => head)).toEqual(['Thabo’s', 'Lerato’s']);
  });

  test('two people of one first name are told apart', () => {
    const both = conflict(fixedId(9), ['Thabo Nkosi', 'Thabo Zulu']);
    expect(sidesOf(both).map(({ head }) => head)).toEqual(['Thabo Nkosi’s', 'Thabo Zulu’s']);
  });
});

test('rows that differ say by how much; what nobody counted is a gap, and not a zero', () => {
  const { current, open } = conflict(thabo);
  const own = new Map([
    ['custom-cars', { label: 'Cars', input: { kind: 'number', min: 0, max: 9 } }],
  ] as const);
  const theirs = { ...open, notes: 'Rain', custom: { cars: 5 } };
  const rows = comparedRows(churchAttendanceReport, [current, theirs], own);
  expect(rows.map(({ word }) => word)).toEqual([
    'Attendance',
    'Adults',
    'Children',
    'Teens',
    'Males',
    'Females',
    'Note',
    'Cars',
  ]);
  expect(rows[0]).toMatchObject({ cells: ['331', '338'], differs: true, difference: '+7' });
  expect(rows[1]).toMatchObject({ cells: ['–', '–'], differs: false, difference: null });
  expect(rows.at(-2)).toMatchObject({ cells: ['–', 'Rain'], differs: true });
  expect(rows.at(-1)).toMatchObject({ cells: ['–', '5'], differs: true });
  expect(totalWords({ ...current, attendance: null, didNotMeet: true })).toBe('did not meet');
});

test('what the numbers on the screen amount to is called by its name', () => {
  const two = conflict(thabo);
  const mine = valuesOf(two.current);
  const open = { ...two.open, males: 5, notes: 'Rain' };
  const differing = { ...two, open };
  expect(choiceOf(differing, mine)).toBe('keep');
  expect(choiceOf(differing, valuesOf(open))).toBe('take');
  expect(choiceOf(differing, { ...mine, males: 5 })).toBe('perField');
  expect(choiceOf(differing, { ...mine, males: 6 })).toBe('edited');
});
