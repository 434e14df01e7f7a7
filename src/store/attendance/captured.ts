import type { ChurchReportInput } from '#domain/attendance/operations.ts';
import { submissionName, submissionPolicy } from '#domain/attendance/submission.ts';
import { upgradeArgs } from '#domain/operation.ts';
import type { Item } from '../item.ts';

/** The report an item carries, whichever form captured it; null for items of other operations. */
export function capturedReport(item: Item): ChurchReportInput | null {
  if (item.name !== submissionName) return null;
  return upgradeArgs(submissionPolicy, item.form, item.args) as ChurchReportInput;
}
