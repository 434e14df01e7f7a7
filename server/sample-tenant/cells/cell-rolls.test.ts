import { expect, test } from 'vitest';
import type { AttendanceReport, ReportValues } from '#domain/attendance/entities.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';
import type { Service } from '#domain/churches/entities.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { wholeRow } from '#domain/register/register.ts';
import { reportCounts } from '#domain/rolls/counts.ts';
import { personOf } from '../../../tests/support/people-rows.ts';
import { fixedId } from '../fixed-seed.ts';
import { momentOf } from '../moment.ts';
import { reportOf } from '../reports.ts';
import { cellRollsOf } from './cell-rolls.ts';

const churchId = fixedId('church');
const groupId = fixedId('cell');
const service: Service = {
  id: fixedId('meeting'),
  churchId,
  name: 'Cell meeting',
  kind: 'cell',
  weekdays: [4],
  startTime: '19:00',
  status: 'active',
  sort: 100,
};
const people = Array.from({ length: 40 }, (_, at) => personOf(churchId, `Person ${at}`));
const members = people.slice(0, 12).map((person, at) =>
  wholeRow(memberships, {
    ...memberships.blank,
    id: fixedId(`member/${at}`),
    groupId,
    churchId,
    personId: person.id,
    joinedOn: '2025-01-15',
  }),
);
const moment = momentOf(new Date('2026-11-22T08:00:00.000Z'));
const author = { id: fixedId('author'), name: 'Thabo Nkosi' };

const reported = (date: string, values: Partial<ReportValues>): AttendanceReport =>
  reportOf(service, date, { ...nothingCounted, ...values }, author, 1, groupId).report;

test('issue 14: a roll of the sample has as many people as its report counts', () => {
  const reports = [
    reported('2026-11-19', {
      attendance: 9,
      firstTimers: 0,
      newConverts: 0,
      receivedHolySpirit: 1,
    }),
    reported('2026-11-12', {
      attendance: 17,
      firstTimers: 2,
      newConverts: 1,
      receivedHolySpirit: 0,
    }),
  ];
  const rolls = cellRollsOf(reports, members, people, moment);
  for (const [at, roll] of rolls.entries()) expect(reports[at]).toMatchObject(reportCounts(roll));
  expect(rolls).toHaveLength(2);
  for (const { present, absent } of rolls) {
    expect(new Set([...present, ...absent]).size).toBe(present.length + absent.length);
    for (const { personId } of members) expect([...present, ...absent]).toContain(personId);
  }
});

test('issue 14: meetings that were not held, and those of long ago, have none', () => {
  const reports = [
    reported('2026-11-19', { didNotMeet: true, didNotMeetReason: 'Load shedding' }),
    reported('2026-06-04', { attendance: 9, firstTimers: 0 }),
  ];
  expect(cellRollsOf(reports, members, people, moment)).toEqual([]);
});
