import type { AttendanceReport } from '../../src/domain/attendance/entities.ts';
import { fixedId, report, thabo } from './device.ts';

/** A report of the first service as the server sends it to devices: counted by Thabo, nobody disagrees. */
export function sentReport(change: Partial<AttendanceReport> = {}): AttendanceReport {
  const { basedOn: _, ...counted } = report(1, 331);
  return {
    ...counted,
    id: fixedId(700),
    kind: 'church',
    serviceName: 'First service',
    occurrence: 1,
    standingVersionId: fixedId(701),
    authorIds: [thabo],
    authorNames: ['Thabo Nkosi'],
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: 'GV-7',
    receivedAt: '2026-11-22T07:00:00.000Z',
    ...change,
  };
}
