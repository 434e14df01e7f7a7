import { expect, test } from 'vitest';
import { fixedId, report } from '../../../../tests/support/device.ts';
import type { ExpectedReport } from '../expected/expected-report.ts';
import type { ArrivedReport, ExpectedState } from '../expected/report-state.ts';
import { cellsToLookAt, daysToLookAt } from './cells-to-look-at.ts';

type Word = ArrivedReport & { pending: boolean };

const today = '2026-11-18';
const [one, two] = [fixedId(1), fixedId(2)];

function met(groupId: string, date: string, state: ExpectedState, change: Partial<Word> = {}) {
  const { basedOn: _, ...values } = report(1, 10);
  const arrived: Word | null =
    state === 'missing' || state === 'open'
      ? null
      : {
          ...values,
          id: fixedId(Date.parse(date) / 86_400_000),
          kind: 'group',
          groupId,
          date,
          occurrence: 1,
          status: 'submitted',
          openVersions: 0,
          authorIds: [],
          receivedAt: `${date}T20:00:00.000Z`,
          pending: false,
          ...change,
        };
  const meeting = { kind: 'group', churchId: fixedId(9), groupId, serviceId: fixedId(8) } as const;
  const beginsAt = Date.parse(date);
  const word = { state, isLate: false, toLookAt: false, report: arrived };
  const expected: ExpectedReport<Word> = {
    ...meeting,
    ...word,
    date,
    time: '19:00',
    beginsAt,
    dueAt: beginsAt,
    lateAt: beginsAt,
  };
  return expected;
}

test('issue 14: looks at this week and three before it', () => {
  expect(daysToLookAt(today)).toEqual({ from: '2026-10-26', to: '2026-11-22' });
});

test('issue 14: reports wait until somebody says something of them; what waits on this device does not yet', () => {
  const look = cellsToLookAt(
    [
      met(one, '2026-11-11', 'submitted'),
      met(one, '2026-11-17', 'submitted'),
      met(two, '2026-11-17', 'submitted', { pending: true }),
      met(two, '2026-11-10', 'verified', {
        review: {
          id: fixedId(5),
          state: 'verified',
          accountId: fixedId(6),
          name: 'Naledi',
          at: '2026-11-11T08:00:00.000Z',
          note: null,
        },
      }),
      met(one, '2026-10-27', 'submitted'),
    ],
    today,
  );
  expect(look.unreviewed.map(({ date }) => date)).toEqual(['2026-11-17', '2026-11-11']);
  expect(look.reports).toBe(4);
});

test('issue 14: a cell is silent from its last report on; a meeting that is not due yet breaks nothing', () => {
  const look = cellsToLookAt(
    [
      met(one, '2026-11-03', 'submitted'),
      met(one, '2026-11-10', 'missing'),
      met(one, '2026-11-17', 'missing'),
      met(one, '2026-11-20', 'open'),
      met(two, '2026-11-10', 'missing'),
      met(two, '2026-11-17', 'did-not-meet', { didNotMeet: true }),
    ],
    today,
  );
  expect(look.silent.map(({ row, meetings }) => [row.groupId, row.date, meetings])).toEqual([
    [one, '2026-11-17', 2],
  ]);
  expect(look.due).toBe(2);
});
