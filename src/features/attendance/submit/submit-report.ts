import type { ReportValues } from '#domain/attendance/entities.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import type { ReportDraft } from '#store/attendance/draft.ts';

/**
 * Values that are submitted from a draft: no counts when the service did not take place, although
 * the draft keeps the numbers until then.
 */
export function submittedValues(values: ReportValues): ReportValues {
  const { didNotMeet, didNotMeetReason, notes } = values;
  if (!didNotMeet) return { ...values, didNotMeetReason: null };
  return { ...nothingCounted, didNotMeet, didNotMeetReason, notes };
}

/** Brings what submitting needs. */
const loadSubmit = () => import('./send-report.ts');

/** With the first count, so that the tap on Submit is quick. The tap itself asks again. */
export function preloadSubmit(): void {
  loadSubmit().catch(() => undefined);
}

async function renewed(draft: ReportDraft): Promise<ReportDraft> {
  const [{ databases, storeOf }, { renewSubmission }] = await Promise.all([
    import('#store/database.ts'),
    import('#store/outbox/renew-submission.ts'),
  ]);
  return renewSubmission(must(await storeOf(databases()), 'a signed-in person'), draft);
}

/**
 * Submits a report under the draft's submission id and answers the id that it travels under. The
 * draft is closed in the same transaction.
 */
export async function submitReport(draft: ReportDraft): Promise<string> {
  const { sendReport } = await loadSubmit();
  const values = submittedValues(draft.values);
  try {
    await sendReport(draft, values);
    return draft.submissionId;
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'mutation_reuse') throw error;
    // The report it mends is on its way already: the change follows as a submission of its own.
    const follower = await renewed(draft);
    await sendReport(follower, values);
    return follower.submissionId;
  }
}
