import { submitChurchReport, type ChurchReportInput } from '#domain/attendance/operations.ts';
import { isQueued, upgradeArgs, type Operation } from '#domain/operation.ts';
import type { Item } from '../item.ts';

/** The report an item carries, whichever form captured it; null for items of other operations. */
export function capturedReport(item: Item): ChurchReportInput | null {
  const operation: Operation = submitChurchReport;
  if (item.name !== operation.name || !isQueued(operation)) return null;
  return upgradeArgs(operation.offline, item.form, item.args) as ChurchReportInput;
}
