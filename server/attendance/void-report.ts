import type { VoidInput } from '#domain/attendance/operations.ts';
import { Failure } from '#domain/errors.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import type { Submission } from '../handler.ts';
import type { Effect } from '../sync/effect.ts';
import { decisionFacts } from './decision-facts.ts';
import { mayResolve, resolvesAll } from './may-resolve.ts';

/** Takes a report out of every list and sum. Its versions stay, and a new submission stands in its place. */
export async function voidReport(
  tx: TenantTransaction,
  caller: Caller,
  input: VoidInput,
  submission: Submission,
): Promise<Effect<{ reportId: string; receiptNumber: string }>> {
  const facts = await decisionFacts(tx, input.id);
  if (!facts || !mayResolve(caller, facts.report, input)) {
    throw new Failure('not_found', 'This report does not exist');
  }
  const { report, standing } = facts;
  const output = { reportId: report.id, receiptNumber: report.receiptNumber };
  if (report.status === 'void') return { output, rows: {} };
  const changed = 'The report has changed since you looked. Open it and look again';
  if (report.standingVersionId !== input.basedOn) {
    throw new Failure('conflict', changed, { current: report });
  }
  if (report.openVersions > 0) {
    const sentence = 'Two reports for this service differ. Choose between them first';
    throw new Failure('conflict', sentence, { current: report });
  }
  const isTheirs = standing.authorIds.every((id) => id === caller.accountId);
  if (!isTheirs && !resolvesAll(caller, report)) {
    throw new Failure('forbidden', 'Others counted this too. Ask your church administrator');
  }
  if (!isTheirs && input.reason === null) {
    const sentence = 'Say why, so that whoever counted it knows';
    throw new Failure('validation', sentence, { fields: { reason: sentence } });
  }
  const decision = {
    id: submission.id,
    choice: 'void' as const,
    accountId: caller.accountId,
    name: caller.name,
    at: submission.now.toISOString(),
    authorNames: [],
    reason: input.reason,
  };
  return { output, rows: { attendanceReport: [{ ...report, status: 'void', decision }] } };
}
