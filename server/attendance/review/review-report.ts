import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { ReportReview } from '#domain/attendance/reviewing/report-review.ts';
import type { ReturnInput, SeenInput } from '#domain/attendance/reviewing/review-inputs.ts';
import { mayReview, mayVerify } from '#domain/attendance/reviewing/review-rules.ts';
import { Failure } from '#domain/errors.ts';
import { spokenDays } from '#domain/values/dates/spoken-days.ts';
import { escapeHtml } from '#domain/values/escape-html.ts';
import { openScopes } from '../../access/roles/facets.ts';
import type { Caller } from '../../caller.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { selectList } from '../../entity-store.ts';
import type { Submission } from '../../services.ts';
import { notify } from '../../shell/notify.ts';
import type { Effect } from '../../sync/effect.ts';
import { auditedReport } from '../audited-report.ts';
import { currentFor, isAtPlace } from '../may-resolve.ts';
import { nameOfPlace } from './name-of-place.ts';
import { attendanceReportStore, placesOf } from '../scopes.ts';
import { asRow, type StoredReport } from '../stored-report.ts';

interface Reviewed {
  reportId: string;
}

/** The report, locked, where the caller may read it and review the reports of its place: any other answers like none. */
async function reportToReview(
  tx: TenantTransaction,
  caller: Caller,
  input: SeenInput,
): Promise<AttendanceReport> {
  const [stored] = await tx.rows<StoredReport>(
    'report to review',
    `select ${selectList(attendanceReportStore, 'r')} from attendance_report r
     where r.tenant_id = $1 and r.id = $2 and ${placesOf('r')} && $3 for update of r`,
    [tx.tenantId, input.id, openScopes(caller, 'reports', 'confidential')],
  );
  const report = stored && asRow(stored);
  if (!report || !isAtPlace(report, input) || !mayReview(caller.grants, report)) {
    throw new Failure('not_found', 'This report does not exist');
  }
  return report;
}

function changedSince(caller: Caller, report: AttendanceReport): Failure {
  const { review } = report;
  const sentence = review
    ? `${review.name} has ${review.state} it meanwhile. Open it and look again`
    : 'The report has changed since you looked. Open it and look again';
  return new Failure('conflict', sentence, { current: currentFor(caller, report) });
}

/** Refuses where somebody changed the report, or said something of it, since the reviewer looked. */
function refuseUnseen(caller: Caller, report: AttendanceReport, input: SeenInput): void {
  const isSeen =
    report.status !== 'void' &&
    report.standingVersionId === input.basedOn &&
    (report.review?.id ?? null) === input.seenReview;
  if (!isSeen) throw changedSince(caller, report);
}

function effectOf(
  report: AttendanceReport,
  review: ReportReview | null,
  notification: object[] = [],
): Effect<Reviewed> {
  const said = review?.state ?? 'taken back';
  const told = { reason: review?.note ?? null, details: { review: said } };
  return {
    output: { reportId: report.id },
    replaces: { attendanceReport: [{ ...report, review }] },
    ...(notification.length > 0 && { inserts: { notification } }),
    audit: [auditedReport(report, report, report, told)],
  };
}

function reviewBy(
  { accountId, name }: Caller,
  { id, now }: Submission,
  said: Pick<ReportReview, 'state' | 'note'>,
): ReportReview {
  return { id, accountId, name, at: now.toISOString(), ...said };
}

export async function verifyReport(
  tx: TenantTransaction,
  caller: Caller,
  input: SeenInput,
  submission: Submission,
): Promise<Effect<Reviewed>> {
  const report = await reportToReview(tx, caller, input);
  // Two people who both find it right: the first word stands.
  const isTheSame = report.standingVersionId === input.basedOn && report.status !== 'void';
  if (isTheSame && report.review?.state === 'verified') return { output: { reportId: report.id } };
  refuseUnseen(caller, report, input);
  if (report.openVersions > 0) {
    const sentence = 'Two reports for this service differ. Choose between them first';
    throw new Failure('conflict', sentence, { current: currentFor(caller, report) });
  }
  if (mayVerify(caller, report) === 'own') {
    throw new Failure('forbidden', 'You counted this yourself. Ask somebody else to verify it');
  }
  return effectOf(report, reviewBy(caller, submission, { state: 'verified', note: null }));
}

/** Everybody who counted hears what to check; who returns a report of their own knows. */
async function tellAuthors(
  tx: TenantTransaction,
  caller: Caller,
  report: AttendanceReport,
  { note, now }: { note: string; now: Date },
) {
  const authors = report.authorIds.filter((id) => id !== caller.accountId);
  const place = await nameOfPlace(tx, report);
  const description = escapeHtml(`${place}, ${report.date}. ${caller.name}: ${note}`);
  const title = 'A report was returned to you';
  const link = '/apps/churches/my-reports';
  // The day and nothing else: it is read on a locked screen too.
  const pushed = { pushed: spokenDays([report.date]), tag: `report-${report.id}` };
  const said = { title, description, icon: 'corner-up-left', link, now };
  return notify(tx, 'reportDecided', authors, { ...said, ...pushed });
}

export async function returnReport(
  tx: TenantTransaction,
  caller: Caller,
  input: ReturnInput,
  submission: Submission,
): Promise<Effect<Reviewed>> {
  const report = await reportToReview(tx, caller, input);
  refuseUnseen(caller, report, input);
  const { note } = input;
  const review = reviewBy(caller, submission, { state: 'returned', note });
  const told = await tellAuthors(tx, caller, report, { note, now: submission.now });
  return effectOf(report, review, told);
}

export async function undoReview(
  tx: TenantTransaction,
  caller: Caller,
  input: SeenInput,
): Promise<Effect<Reviewed>> {
  const report = await reportToReview(tx, caller, input);
  refuseUnseen(caller, report, input);
  return effectOf(report, null);
}
