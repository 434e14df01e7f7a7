import type { ReportDefinition } from '#domain/attendance/definitions.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';

/** The report a draft is about. */
export interface DraftContext {
  form: ReportDefinition['id'];
  churchId: string;
  serviceId: string;
  /** yyyy-MM-dd. */
  date: string;
  /** The group that is counted, in the report of a group. */
  groupId?: string | null;
}

/** What somebody is counting: safe on this device, submitted to nobody. */
export interface Draft extends DraftContext {
  key: string;
  accountId: string;
  groupId: string | null;
  values: ReportValues;
  basedOn: string | null;
  /** What was counted, in words: they outlive the person's reach. */
  names?: { church: string; service: string };
  /** There from the draft's birth, so that every attempt to submit it is the same submission. */
  submissionId: string;
  /** Device clock, ms: the last key press. */
  typedAt?: number;
  /** Device clock, ms; 0 when never saved. */
  savedAt: number;
}

export function draftKey(accountId: string, context: DraftContext): string {
  const { form, churchId, serviceId, date, groupId } = context;
  const group = groupId ? [groupId] : [];
  return [accountId, form, churchId, serviceId, date, ...group].join('|');
}
