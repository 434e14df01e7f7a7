import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import type { VoidInput } from '#domain/attendance/inputs.ts';
import { isVerified, verifiedWords } from '#domain/attendance/reviewing/review-rules.ts';
import { Failure } from '#domain/errors.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { dropPictures } from '../pictures/keep-picture.ts';
import type { Submission } from '../services.ts';
import type { Effect } from '../sync/effect.ts';
import { auditedReport } from './audited-report.ts';
import { decisionFacts, type DecisionFacts } from './decision-facts.ts';
import { currentFor, mayResolve, resolvesAll } from './may-resolve.ts';
import { placed } from './placed-version.ts';
import { dropPicturesOfReport } from './report-pictures.ts';
import { reportVersion } from './tables.ts';
import { pick, type RowOf } from '../table-columns.ts';

const ofVersion = pick(reportVersion, ['reportId']);

async function reportOfVersion(tx: TenantTransaction, id: string): Promise<string | null> {
  const found = await tx.rows<RowOf<typeof ofVersion>>(
    'report of version',
    `select ${ofVersion} from report_version where tenant_id = $1 and id = $2`,
    [tx.tenantId, id],
  );
  return found[0]?.reportId ?? null;
}

function isBy({ accountId }: Caller, { authorIds }: ReportVersion): boolean {
  return authorIds.every((id) => id === accountId);
}

interface Voided {
  reportId: string;
  receiptNumber: string;
}

/** It was one of two reports and waits for a decision: its author takes it back, and the other stands. */
function withdraw(
  { report, versions }: DecisionFacts,
  mine: ReportVersion,
  output: Voided,
): Effect<Voided> {
  const left = { ...report, openVersions: report.openVersions - 1 };
  const others = versions.filter(({ id, state }) => id !== mine.id && state !== 'superseded');
  const after: ReportVersion[] = [{ ...mine, state: 'superseded' }, ...others];
  return {
    output,
    replaces: {
      attendanceReport: [left],
      reportVersion: after.map((version) => placed(left, version)),
    },
  };
}

/** The report as it is once this submission has deleted it. */
export function voidedBy(
  { accountId, name }: Caller,
  report: AttendanceReport,
  { id, now }: Submission,
  reason: string | null,
): AttendanceReport {
  const at = now.toISOString();
  const decision = { id, choice: 'void' as const, accountId, name, at, authorNames: [], reason };
  return { ...report, status: 'void', decision };
}

/** Takes a report out of every list and sum. Its versions stay, and a new submission stands in its place. */
export async function voidReport(
  tx: TenantTransaction,
  caller: Caller,
  input: VoidInput,
  submission: Submission,
): Promise<Effect<Voided>> {
  const facts =
    (await decisionFacts(tx, input.id)) ??
    // Deleted before the device knew what became of it: the version is known by its item's id.
    (await decisionFacts(tx, (await reportOfVersion(tx, input.basedOn)) ?? input.id));
  if (!facts || !mayResolve(caller, facts.report, input)) {
    throw new Failure('not_found', 'This report does not exist');
  }
  const { report, current, versions } = facts;
  const output = { reportId: report.id, receiptNumber: report.receiptNumber };
  if (report.status === 'void') return { output };
  const mine = versions.find(({ id, state }) => id === input.basedOn && state === 'open');
  if (mine && isBy(caller, mine)) {
    await dropPictures(tx, { kind: 'submission', id: mine.id });
    return withdraw(facts, mine, output);
  }
  const changed = 'The report has changed since you looked. Open it and look again';
  if (report.standingVersionId !== input.basedOn) {
    throw new Failure('conflict', changed, { current: currentFor(caller, report) });
  }
  if (report.openVersions > 0) {
    const sentence = 'Two reports for this service differ. Choose between them first';
    throw new Failure('conflict', sentence, { current: currentFor(caller, report) });
  }
  if (isVerified(report)) {
    throw new Failure('conflict', verifiedWords(report), { current: currentFor(caller, report) });
  }
  const isTheirs = isBy(caller, current);
  if (!isTheirs && !resolvesAll(caller, report)) {
    throw new Failure('forbidden', 'Others counted this too. Ask your church administrator');
  }
  if (!isTheirs && input.reason === null) {
    const sentence = 'Give a reason. The person who counted reads it';
    throw new Failure('validation', sentence, { fields: { reason: sentence } });
  }
  await dropPicturesOfReport(tx, report.id);
  const audit = [auditedReport(report, report, report, { reason: input.reason })];
  return {
    output,
    replaces: { attendanceReport: [voidedBy(caller, report, submission, input.reason)] },
    audit,
  };
}
