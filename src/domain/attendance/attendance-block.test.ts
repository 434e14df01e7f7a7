import { expect, test } from 'vitest';
import { attendanceBlock, pack } from './attendance-block.ts';
import { fixedId, soweto } from '../../../tests/support/device.ts';
import { sentReport } from '../../../tests/support/sent-report.ts';

test('issue 13: a block that was packed before a field was there is read without it, and without no other', () => {
  const { columns, ...counts } = pack([sentReport()]);
  const block = {
    id: fixedId(1),
    churchId: soweto,
    quarter: '2025-01-01',
    until: '2025-04-01',
    ...counts,
  };
  const reads = (left: object) =>
    attendanceBlock.schema.safeParse({ ...block, columns: left }).success;
  const { custom: _custom, ...before } = columns;
  const { attendance: _attendance, ...damaged } = columns;
  expect([reads(columns), reads(before), reads(damaged)]).toEqual([true, true, false]);
});
