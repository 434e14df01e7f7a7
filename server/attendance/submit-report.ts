import { randomInt, randomUUID } from 'node:crypto';
import { compete, type Outcome } from '#domain/attendance/competing.ts';
import { valuesOf } from '#domain/attendance/deciding.ts';
import type { ReportDefinition } from '#domain/attendance/definitions.ts';
import type { AttendanceReport, ReportValues, ReportVersion } from '#domain/attendance/entities.ts';
import type { SubmitOutcome } from '#domain/attendance/operations.ts';
import type { ChurchReportInput } from '#domain/attendance/inputs.ts';
import { isUnusual } from '#domain/attendance/rules.ts';
import { isVerified, verifiedWords } from '#domain/attendance/reviewing/review-rules.ts';
import { usualPolicy } from '#domain/churches/policy-numbers.ts';
import { Failure } from '#domain/errors.ts';
import { receiptNumber, receiptNumbers } from '#domain/values/receipt-number.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import type { Submission } from '../services.ts';
import type { Effect } from '../sync/effect.ts';
import { auditedReport } from './audited-report.ts';
import { judgeCustom } from './judge-custom.ts';
import { wrongWith } from './judge-report.ts';
import { currentFor } from './may-resolve.ts';
import { notifyOfCompeting } from './notify-of-competing.ts';
import { placed } from './placed-version.ts';
import { reportFacts, type ReportFacts } from './report-facts.ts';

function judge(
  definition: ReportDefinition,
  input: ChurchReportInput,
  facts: ReportFacts,
  now: Date,
): void {
  const backdateDays = (facts.policy ?? usualPolicy).allowBackdateDays;
  const fields = wrongWith(definition, input, facts, { now, backdateDays });
  const [first] = Object.values(fields ?? {});
  if (fields && first) throw new Failure('validation', first, { fields });
}

interface Writing {
  report: AttendanceReport;
  version: ReportVersion;
}

/** Everybody who ever submitted it goes on seeing what became of it. Ids and names stand in pairs. */
function withAuthor(
  before: Pick<AttendanceReport, 'authorIds' | 'authorNames'> | null,
  caller: Caller,
): Pick<AttendanceReport, 'authorIds' | 'authorNames'> {
  const { authorIds, authorNames } = before ?? { authorIds: [], authorNames: [] };
  if (authorIds.includes(caller.accountId)) return { authorIds, authorNames };
  return {
    authorIds: [...authorIds, caller.accountId],
    authorNames: [...authorNames, caller.name],
  };
}

/** Values of a submission. A program from before custom fields says none: those that stand stay. */
function saidBy(input: ChurchReportInput, { report }: ReportFacts): ReportValues {
  return valuesOf({ ...input, custom: input.custom === undefined ? report?.custom : input.custom });
}

/** When somebody first reported it; null for nobody: what is deleted begins anew. */
function firstReceived(before: AttendanceReport | null): string | null {
  if (!before || before.status === 'void') return null;
  return before.firstReceivedAt ?? before.receivedAt;
}

/** The version that this submission is, and the report as it would be if it stood. */
function asSubmitted(
  input: ChurchReportInput,
  facts: ReportFacts,
  caller: Caller,
  submission: Submission,
  kind: ReportDefinition['kind'],
): Writing {
  const values = saidBy(input, facts);
  const receivedAt = submission.now.toISOString();
  const version: ReportVersion = {
    ...values,
    id: submission.id,
    reportId: facts.report?.id ?? submission.id,
    contributions: input.contributions ?? null,
    reason: input.reason ?? null,
    basedOn: input.basedOn,
    authorIds: [caller.accountId],
    authorNames: [caller.name],
    state: 'standing',
    capturedAt: submission.capturedAt,
    clockSkewSeconds: submission.clockSkewSeconds,
    receivedAt,
  };
  const before = facts.report;
  const report: AttendanceReport = {
    ...values,
    id: version.reportId,
    kind,
    date: input.date,
    churchId: input.churchId,
    groupId: input.groupId,
    serviceId: input.serviceId,
    serviceName: facts.service?.name ?? '',
    occurrence: 1,
    standingVersionId: version.id,
    ...withAuthor(before, caller),
    openVersions: before?.openVersions ?? 0,
    decision: null,
    status: 'submitted',
    unusual: isUnusual(values.attendance, facts.recent),
    receiptNumber: before?.receiptNumber ?? receiptNumber(randomInt(receiptNumbers)),
    receivedAt,
    clockSkewSeconds: version.clockSkewSeconds,
    firstReceivedAt: firstReceived(before) ?? receivedAt,
    review: null,
  };
  return { report, version };
}

interface Written {
  report: AttendanceReport;
  /** Versions that were there, as they are now. */
  kept: ReportVersion[];
  /** Versions that there were not. */
  made: ReportVersion[];
}

function outputOf(
  outcome: SubmitOutcome['outcome'],
  { id, receiptNumber: receipt }: AttendanceReport,
  versionId: string,
): SubmitOutcome {
  return { outcome, reportId: id, versionId, receiptNumber: receipt };
}

/** Nobody has reported the service before. */
function firstReport({ report, version }: Writing): Effect<SubmitOutcome> {
  return {
    output: outputOf('standing', report, version.id),
    inserts: { attendanceReport: [report], reportVersion: [placed(report, version)] },
  };
}

/** The report that is there, with one more submission. */
function effect(
  outcome: SubmitOutcome['outcome'],
  { report, kept, made }: Written,
  versionId: string,
): Effect<SubmitOutcome> {
  return {
    output: outputOf(outcome, report, versionId),
    inserts: { reportVersion: made.map((version) => placed(report, version)) },
    replaces: {
      attendanceReport: [report],
      reportVersion: kept.map((version) => placed(report, version)),
    },
  };
}

/** A report that is there already, with the versions that may still stand: new authors see them too. */
interface Contested {
  report: AttendanceReport;
  live: ReportVersion[];
}

/** Keeps both: the current report stays as it is, and the new version waits for a decision. */
function keepBoth({ report, version }: Writing, { report: current, live }: Contested) {
  const { authorIds, authorNames } = report;
  const openVersions = current.openVersions + 1;
  return effect(
    'competing',
    {
      report: { ...current, authorIds, authorNames, openVersions },
      kept: live,
      made: [{ ...version, state: 'open' }],
    },
    version.id,
  );
}

function replaced(current: ReportVersion): ReportVersion[] {
  return [{ ...current, state: 'superseded' }];
}

/** Turns a submission into the one report, or one of its versions. Nothing is overwritten. */
export function submitReport(definition: ReportDefinition) {
  return (
    tx: TenantTransaction,
    caller: Caller,
    input: ChurchReportInput,
    submission: Submission,
  ): Promise<Effect<SubmitOutcome>> => submitted(definition, tx, caller, input, submission);
}

interface Said {
  caller: Caller;
  input: ChurchReportInput;
  values: ReportValues;
}

/**
 * Outcome of a submission beside the current version. A verified report is locked: its author is told so, and the count of
 * anybody else is kept beside it.
 */
function verdictOf(
  definition: ReportDefinition,
  report: AttendanceReport,
  current: ReportVersion,
  { caller, input, values }: Said,
): Outcome {
  const verdict = compete(
    definition,
    { versionId: current.id, values: valuesOf(current), authorIds: current.authorIds },
    { values, authorIds: [caller.accountId], basedOn: input.basedOn },
  );
  if (!isVerified(report)) return verdict;
  if (report.authorIds.includes(caller.accountId)) {
    throw new Failure('conflict', verifiedWords(report), { current: currentFor(caller, report) });
  }
  return { outcome: 'competing' };
}

async function submitted(
  definition: ReportDefinition,
  tx: TenantTransaction,
  caller: Caller,
  input: ChurchReportInput,
  submission: Submission,
): Promise<Effect<SubmitOutcome>> {
  const facts = await reportFacts(tx, definition.kind, input);
  judge(definition, input, facts, submission.now);
  await judgeCustom(tx, definition.kind, input);
  const writing = asSubmitted(input, facts, caller, submission, definition.kind);
  const { report, version } = writing;
  const { current, open } = facts;
  if (!facts.report || !current) return firstReport(writing);
  const before = replaced(current);
  const values = saidBy(input, facts);
  const told = { reason: input.reason ?? null };
  const audit = [auditedReport(facts.report, current, values, told)];
  if (facts.report.status === 'void') {
    return { ...effect('standing', { report, kept: before, made: [version] }, version.id), audit };
  }
  const verdict = verdictOf(definition, facts.report, current, { caller, input, values });
  switch (verdict.outcome) {
    case 'standing': {
      const kept = [...before, ...open];
      return { ...effect('standing', { report, kept, made: [version] }, version.id), audit };
    }
    case 'competing': {
      const both = keepBoth(writing, { report: facts.report, live: [current, ...open] });
      const waits = { ...told, details: { outcome: 'competing' } };
      const competing = [auditedReport(facts.report, current, values, waits)];
      const notification = await notifyOfCompeting(tx, caller, report, submission.now);
      return { ...both, inserts: { ...both.inserts, notification }, audit: competing };
    }
    case 'merged': {
      const merged: ReportVersion = {
        ...version,
        ...verdict.values,
        id: randomUUID(),
        contributions: version.contributions ?? current.contributions ?? null,
        basedOn: current.id,
        ...withAuthor(current, caller),
      };
      const united = {
        ...report,
        ...verdict.values,
        standingVersionId: merged.id,
        unusual: isUnusual(verdict.values.attendance, facts.recent),
      };
      const made: ReportVersion[] = [{ ...version, state: 'superseded' }, merged];
      const kept = [...before, ...open];
      const audited = [auditedReport(united, current, verdict.values, told)];
      return { ...effect('merged', { report: united, kept, made }, version.id), audit: audited };
    }
  }
}
