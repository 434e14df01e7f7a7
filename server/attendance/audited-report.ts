import { valuesOf } from '#domain/attendance/deciding.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import { subjectOf } from '#domain/attendance/operations.ts';
import { isSensitiveValue } from '#domain/attendance/told-values.ts';
import { withoutSensitive } from '../audit/changes-told.ts';
import type { AuditedRecord } from '../audit/audit-line.ts';
import { changesBetween } from '../register/row-events.ts';

interface OfReport {
  id: string;
  churchId: string;
  groupId: string | null;
}

/** The line of the audit about a report whose values became others, as far as the report tells it. */
export function auditedReport(
  report: OfReport,
  before: ReportValues,
  after: ReportValues,
  told: Pick<AuditedRecord, 'reason' | 'details'> = {},
): AuditedRecord {
  const changes = changesBetween(valuesOf(before), valuesOf(after));
  return {
    entity: 'attendanceReport',
    entityId: report.id,
    subject: subjectOf(report),
    changes: withoutSensitive(changes, isSensitiveValue),
    ...told,
  };
}
