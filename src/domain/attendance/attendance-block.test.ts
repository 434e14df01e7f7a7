import { expect, test } from 'vitest';
import { attendanceBlock, pack } from './attendance-block.ts';
import type { AttendanceReport } from './entities.ts';
import { nothingCounted } from './nothing-counted.ts';

const [id, other] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
];

const report: AttendanceReport = {
  ...nothingCounted,
  attendance: 120,
  id,
  kind: 'church',
  date: '2025-03-02',
  churchId: other,
  groupId: null,
  serviceId: other,
  serviceName: 'First service',
  occurrence: 1,
  standingVersionId: other,
  authorIds: [other],
  authorNames: ['Thabo Nkosi'],
  openVersions: 0,
  decision: null,
  status: 'submitted',
  unusual: false,
  receiptNumber: 'GV-7',
  receivedAt: '2025-03-02T07:00:00.000Z',
};

test('issue 13: a block that was packed before a field was there is read without it, and without no other', () => {
  const { columns, ...counts } = pack([report]);
  const block = { id, churchId: other, quarter: '2025-01-01', until: '2025-04-01', ...counts };
  const reads = (left: object) =>
    attendanceBlock.schema.safeParse({ ...block, columns: left }).success;
  const { custom: _custom, ...before } = columns;
  const { attendance: _attendance, ...damaged } = columns;
  expect([reads(columns), reads(before), reads(damaged)]).toEqual([true, true, false]);
});
