import type { KnownForm } from '../operation.ts';
import type { AttendanceReport } from './entities.ts';

/**
 * Forms that recognise and read a queued item: every screen loads them for its badge, and the form for its
 * draft, so this module stays small. The policies name the outcome of an item.
 */
type Form = KnownForm<Pick<AttendanceReport, 'date'>>;

const submission = {
  form: 1,
  migrations: [],
  byGrant: true,
  day: ({ date }: { date: string }) => date,
};
export const submissionForm: Form = { name: 'attendance.submitChurchReport', ...submission };
export const groupSubmissionForm: Form = { name: 'attendance.submitGroupReport', ...submission };
export const decisionForm: Form = { name: 'attendance.decide', form: 1, migrations: [] };
export const voidForm: Form = { name: 'attendance.void', form: 1, migrations: [] };

/** The one report that an item is about. */
export function reportKey({
  churchId,
  groupId,
  serviceId,
  date,
}: Pick<AttendanceReport, 'date' | 'churchId' | 'groupId' | 'serviceId'>): string {
  return ['report', churchId, groupId ?? '-', serviceId, date].join(':');
}
