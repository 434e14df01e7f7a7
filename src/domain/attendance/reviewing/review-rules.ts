import { type Grant, may } from '../../permissions.ts';
import type { AttendanceReport } from '../entities.ts';
import { subjectOf } from '../operations.ts';

/**
 * Whether somebody may say that a report is right. `own`: they counted it themselves, so somebody else looks at it; only who
 * looks after the whole organisation has nobody else to ask.
 */
export type MayVerify = 'yes' | 'own' | 'no';

type Reviewed = Pick<AttendanceReport, 'churchId' | 'groupId' | 'authorIds'>;

/** Whether somebody may verify and return reports of this church or group. */
export function mayReview(grants: readonly Grant[], report: Reviewed): boolean {
  return may(grants, 'report.verify', subjectOf(report));
}

export function mayVerify(
  { grants, accountId }: { grants: readonly Grant[]; accountId: string },
  report: Reviewed,
): MayVerify {
  if (!mayReview(grants, report)) return 'no';
  const isTheirs = report.authorIds.includes(accountId);
  return isTheirs && !may(grants, 'report.verify', { kind: 'tenant' }) ? 'own' : 'yes';
}

export function isVerified({
  review,
  status,
}: Pick<AttendanceReport, 'review' | 'status'>): boolean {
  return review?.state === 'verified' && status !== 'void';
}

/** To who wants to change a verified report: what to do instead. */
export function verifiedWords({ review }: Pick<AttendanceReport, 'review'>): string {
  const name = review?.name || 'Somebody';
  return `${name} verified this report. Ask ${name} to return it, then change it`;
}
