import { randomInt } from 'node:crypto';
import { addedUp, follows, valuesOf } from '#domain/attendance/deciding.ts';
import type { Choice } from '#domain/attendance/choices.ts';
import { reportDefinitions } from '#domain/attendance/report-definitions.ts';
import type {
  AttendanceReport,
  Decision,
  ReportValues,
  ReportVersion,
} from '#domain/attendance/entities.ts';
import type { DecisionOutcome } from '#domain/attendance/operations.ts';
import type { DecisionInput } from '#domain/attendance/inputs.ts';
import { checkValues, isUnusual } from '#domain/attendance/rules.ts';
import { isVerified, mayReview, verifiedWords } from '#domain/attendance/reviewing/review-rules.ts';
import { Failure } from '#domain/errors.ts';
import { receiptNumber, receiptNumbers } from '#domain/values/receipt-number.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import type { Submission } from '../services.ts';
import type { Effect } from '../sync/effect.ts';
import { auditedReport } from './audited-report.ts';
import { decisionFacts, type DecisionFacts } from './decision-facts.ts';
import { judgeCustom } from './judge-custom.ts';
import { currentFor, mayResolve } from './may-resolve.ts';
import { placed } from './placed-version.ts';

interface Deciding extends DecisionFacts {
  input: DecisionInput;
  values: ReportValues;
  open: ReportVersion;
  decision: Decision;
  now: string;
}

type Authors = Pick<ReportVersion, 'authorIds' | 'authorNames'>;

/** Everybody of the versions, once, in the order in which they submitted. Ids and names stand in pairs. */
function authorsOf(versions: readonly Authors[]): Authors {
  const names = new Map(
    versions.flatMap(({ authorIds, authorNames }) =>
      authorIds.map((id, at) => [id, authorNames[at] ?? ''] as const),
    ),
  );
  return { authorIds: [...names.keys()], authorNames: [...names.values()] };
}

function superseded(version: ReportVersion): ReportVersion {
  return { ...version, state: 'superseded' };
}

/** The current and the open version after the choice, with the version that it makes. */
function versionsAfter(
  { input, values, current, open, now, decision }: Deciding,
  capturedAt: string,
): { stands: ReportVersion; others: ReportVersion[] } {
  switch (input.choice) {
    case 'keep':
      return { stands: current, others: [superseded(open)] };
    case 'both':
      return { stands: current, others: [] };
    case 'take':
      return {
        stands: { ...open, state: 'standing' },
        others: [superseded(current)],
      };
    case 'perField':
    case 'addUp':
    case 'edited': {
      const editor = { authorIds: [decision.accountId], authorNames: [decision.name] };
      const heard = input.choice === 'edited' ? [current, open, editor] : [current, open];
      const made: ReportVersion = {
        ...valuesOf(values),
        id: decision.id,
        reportId: input.id,
        basedOn: current.id,
        ...authorsOf(heard),
        state: 'standing',
        capturedAt,
        // Of two reports: no clock of its own.
        clockSkewSeconds: null,
        receivedAt: now,
      };
      const others = [current, open].map((version) => superseded(version));
      return { stands: made, others };
    }
  }
}

/** Both are valid: the open version gets a report of its own. */
function separate({ report, open, decision, recent, lastOccurrence }: Deciding): {
  report: AttendanceReport;
  version: ReportVersion;
} {
  const { authorIds, authorNames } = open;
  const second: AttendanceReport = {
    ...report,
    ...valuesOf(open),
    id: decision.id,
    occurrence: lastOccurrence + 1,
    standingVersionId: open.id,
    authorIds,
    authorNames,
    openVersions: 0,
    decision: { ...decision, authorNames },
    unusual: isUnusual(open.attendance, recent),
    receiptNumber: receiptNumber(randomInt(receiptNumbers)),
    receivedAt: open.receivedAt,
    clockSkewSeconds: open.clockSkewSeconds,
    firstReceivedAt: open.receivedAt,
    review: null,
  };
  return { report: second, version: { ...open, reportId: second.id, state: 'standing' } };
}

function effectOf(deciding: Deciding, capturedAt: string): Effect<DecisionOutcome> {
  const { input, report, versions, current, open, decision, recent } = deciding;
  const second = input.choice === 'both' ? separate(deciding) : null;
  const { stands, others } = versionsAfter(deciding, capturedAt);
  const changed = new Map([...others, stands].map((version) => [version.id, version]));
  const kept = versions.filter((version) => !(second && version.id === open.id));
  const made = versions.some(({ id }) => id === stands.id) ? [] : [stands];
  const settled = kept.map((version) => changed.get(version.id) ?? version);
  const all = [...settled, ...made];
  const decided: AttendanceReport = {
    ...report,
    ...valuesOf(stands),
    ...authorsOf(all),
    standingVersionId: stands.id,
    openVersions: report.openVersions - 1,
    decision: { ...decision, authorNames: stands.authorNames },
    unusual: isUnusual(stands.attendance, recent),
    receivedAt: stands.receivedAt,
    clockSkewSeconds: stands.clockSkewSeconds,
    // A word about other numbers is none about these.
    review: stands.id === current.id ? (report.review ?? null) : null,
  };
  return {
    output: {
      reportId: report.id,
      secondReportId: second?.report.id ?? null,
      receiptNumber: report.receiptNumber,
    },
    inserts: {
      attendanceReport: second ? [second.report] : [],
      reportVersion: made.map((version) => placed(decided, version)),
    },
    replaces: {
      attendanceReport: [decided],
      reportVersion: [
        ...settled.map((version) => placed(decided, version)),
        ...(second ? [placed(second.report, second.version)] : []),
      ],
    },
    audit: [auditedReport(report, current, stands, { details: { choice: input.choice } })],
  };
}

function refuseWrong({ input, values, report, current, open }: Deciding): void {
  const { choice } = input;
  if (!follows(choice, valuesOf(current), valuesOf(open), valuesOf(values))) {
    const sentence = 'These numbers are not what was chosen. Open the two reports and choose again';
    throw new Failure('validation', sentence, { fields: { values: sentence } });
  }
  if (choice === 'keep' || choice === 'take' || choice === 'both') return;
  const [first, ...more] = checkValues(reportDefinitions[report.kind], values);
  if (!first) return;
  const fields = Object.fromEntries([first, ...more].map(({ field, message }) => [field, message]));
  throw new Failure('validation', first.message, { fields });
}

const words: Record<Choice, string> = {
  keep: 'kept',
  take: 'kept',
  perField: 'put together',
  addUp: 'added up',
  both: 'kept as two reports',
  edited: 'settled',
};

/** Values of custom fields that follow from a choice. */
function customFollowing(choice: Choice, current: ReportVersion, open: ReportVersion) {
  switch (choice) {
    case 'take':
    case 'both':
      return open.custom;
    case 'addUp':
      return addedUp(current, open)?.custom;
    default:
      return current.custom;
  }
}

/** Values that the report gets. A program from before custom fields says none of those. */
function decidedValues(
  { choice, values }: DecisionInput,
  current: ReportVersion,
  open: ReportVersion,
): ReportValues {
  if (values.custom !== undefined) return values;
  return { ...values, custom: customFollowing(choice, current, open) };
}

/** Whether the version that they decide about is theirs: "both valid" gave it a report of its own. */
async function wroteVersion(
  tx: TenantTransaction,
  { accountId }: Caller,
  versionId: string,
): Promise<boolean> {
  const found = await tx.rows(
    'author of a version',
    `select 1 from report_version where tenant_id = $1 and id = $2 and $3 = any(author_ids)`,
    [tx.tenantId, versionId, accountId],
  );
  return found.length > 0;
}

/** Why it is too late to decide, in words. */
function decidedAlready({ decision }: AttendanceReport): string {
  return decision && decision.choice !== 'void'
    ? `${decision.name} has decided already: the reports were ${words[decision.choice]}`
    : 'The report has changed since you looked. Open it and look again';
}

/** Settles one open version. What it was based on must still stand. */
export async function decideReport(
  tx: TenantTransaction,
  caller: Caller,
  input: DecisionInput,
  submission: Submission,
): Promise<Effect<DecisionOutcome>> {
  const facts = await decisionFacts(tx, input.id);
  if (!facts) throw new Failure('not_found', 'This report does not exist');
  const { report, versions } = facts;
  if (!mayResolve(caller, report, input)) {
    if (await wroteVersion(tx, caller, input.versionId)) {
      throw new Failure('conflict', decidedAlready(report));
    }
    throw new Failure('not_found', 'This report does not exist');
  }
  const open = versions.find(({ id, state }) => id === input.versionId && state === 'open');
  if (!open || report.standingVersionId !== input.basedOn || report.status === 'void') {
    throw new Failure('conflict', decidedAlready(report), {
      current: currentFor(caller, report),
    });
  }
  if (isVerified(report) && !mayReview(caller.grants, report)) {
    throw new Failure('conflict', verifiedWords(report), { current: currentFor(caller, report) });
  }
  const now = submission.now.toISOString();
  const deciding: Deciding = {
    ...facts,
    input,
    values: decidedValues(input, facts.current, open),
    open,
    now,
    decision: {
      id: submission.id,
      choice: input.choice,
      accountId: caller.accountId,
      name: caller.name,
      at: now,
      authorNames: [],
      reason: null,
    },
  };
  refuseWrong(deciding);
  await judgeCustom(tx, report.kind, deciding.values);
  return effectOf(deciding, submission.capturedAt);
}
