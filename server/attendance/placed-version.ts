import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';

/** A version as the server keeps it: with what says the scopes it is in. */
export type PlacedVersion = ReportVersion &
  Pick<AttendanceReport, 'churchId' | 'groupId'> & { readerIds: string[]; contested: boolean };

/** In the place of its report, for everybody who submitted the report, and for its own authors. */
export function placed(
  report: Pick<AttendanceReport, 'id' | 'churchId' | 'groupId' | 'authorIds' | 'openVersions'>,
  version: ReportVersion,
): PlacedVersion {
  const { churchId, groupId, id: reportId } = report;
  const readerIds = [...new Set([...report.authorIds, ...version.authorIds])];
  const contested = report.openVersions > 0 && version.state !== 'superseded';
  return { ...version, reportId, churchId, groupId, readerIds, contested };
}

/** A row without the columns that only say which scopes it is in: they are not part of the entity. */
export function withoutPlace<Row extends PlacedVersion>(
  row: Row,
): Omit<Row, 'churchId' | 'groupId' | 'readerIds' | 'contested'> {
  const { churchId: _c, groupId: _g, readerIds: _r, contested: _o, ...version } = row;
  return version;
}
