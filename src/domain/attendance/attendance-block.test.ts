import { expect, test } from 'vitest';
import { attendanceBlock, pack } from './attendance-block.ts';
import { unpack } from './unpack.ts';
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

test('issue 11.4: a block of many reports is packed, read as one, and has them again', () => {
  const { churchId } = sentReport();
  const reports = Array.from({ length: 100 }, (_, at) => ({
    ...sentReport(),
    id: fixedId(at),
    standingVersionId: fixedId(1000 + at),
    receivedAt: new Date(at * 3_600_000).toISOString(),
  }));
  const packed = pack(reports);
  expect(packed.columns).toMatchObject({
    id: { ids: expect.any(String) as string },
    receivedAt: { since: 0 },
    kind: { times: 100 },
  });
  const span = { quarter: '2025-01-01', until: '2025-04-01' };
  const block = { id: fixedId(1), churchId, ...span, ...packed };
  expect(attendanceBlock.schema.safeParse(block)).toMatchObject({ success: true });
  expect(unpack(block)).toEqual(reports);
  const broken = { ...block, columns: { ...packed.columns, attendance: packed.columns.id } };
  expect(attendanceBlock.schema.safeParse(broken).success).toBe(false);
});
