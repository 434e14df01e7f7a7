import type { AttendanceReport } from '#domain/attendance/entities.ts';

/** A report as its table has it. */
export type StoredReport = AttendanceReport & { packedAt: string | null };

/**
 * As devices and REST know it. Written so, it travels as a row again: what its block says of it is no longer so.
 */
export function asRow<Row extends StoredReport>({ packedAt: _packedAt, ...report }: Row) {
  return report;
}
