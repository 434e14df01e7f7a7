import type { ChurchReportInput } from '#domain/attendance/inputs.ts';
import { countsOf, type ReportDefinition } from '#domain/attendance/definitions.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import type { ReportDraft } from '#store/attendance/draft.ts';

/**
 * What is submitted of what was counted: nothing of it when the service did not take place, although
 * the draft keeps the numbers until then.
 */
export function submittedValues(definition: ReportDefinition, values: ReportValues): ReportValues {
  if (!values.didNotMeet) return { ...values, didNotMeetReason: null };
  const nothing = Object.fromEntries(countsOf(definition).map((field) => [field, null]));
  return { ...values, ...nothing, offering: null };
}

/** Brings what submitting needs. */
async function loadSubmit() {
  const [{ call }, { submitChurchReport, submitGroupReport }] = await Promise.all([
    import('../../api/call.ts'),
    import('#domain/attendance/operations.ts'),
  ]);
  return { call, submitChurchReport, submitGroupReport };
}

/** With the first count, so that the tap on Submit is quick. The tap itself asks again. */
export function warmSubmit(): void {
  loadSubmit().catch(() => undefined);
}

async function renewed(draft: ReportDraft): Promise<ReportDraft> {
  const [{ databases, storeOf }, { renewSubmission }] = await Promise.all([
    import('#store/database.ts'),
    import('#store/renew-submission.ts'),
  ]);
  return renewSubmission(must(await storeOf(databases()), 'a signed-in person'), draft);
}

function inputOf(draft: ReportDraft, values: ReportValues): ChurchReportInput {
  const { date, churchId, groupId, serviceId, basedOn } = draft;
  return { date, churchId, groupId, serviceId, basedOn, ...values };
}

type Loaded = Awaited<ReturnType<typeof loadSubmit>>;

function send(
  { call, submitChurchReport, submitGroupReport }: Loaded,
  draft: ReportDraft,
  values: ReportValues,
) {
  const input = inputOf(draft, values);
  const options = { id: draft.submissionId };
  const { groupId } = draft;
  if (groupId === null) return call(submitChurchReport, input, options);
  return call(submitGroupReport, { ...input, groupId }, options);
}

/**
 * Submits a report under the draft's submission id and answers the id that it travels under. The
 * draft is closed in the same transaction.
 */
export async function submitReport(
  definition: ReportDefinition,
  draft: ReportDraft,
): Promise<string> {
  const loaded = await loadSubmit();
  const values = submittedValues(definition, draft.values);
  try {
    await send(loaded, draft, values);
    return draft.submissionId;
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'mutation_reuse') throw error;
    // The report it mends is on its way already: the change follows as a submission of its own.
    const follower = await renewed(draft);
    await send(loaded, follower, values);
    return follower.submissionId;
  }
}
