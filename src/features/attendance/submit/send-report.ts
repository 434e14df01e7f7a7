import type { ChurchReportInput } from '#domain/attendance/inputs.ts';
import { submitChurchReport, submitGroupReport } from '#domain/attendance/operations.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import type { InputOf, Operation } from '#domain/operation.ts';
import { must } from '#domain/must.ts';
import type { ReportDraft } from '#store/attendance/draft.ts';
import { databases, storeOf } from '#store/database.ts';
import { hasPictures } from '#store/drafts/draft-pictures.ts';
import { call } from '../../../api/calls/call.ts';
import { submitWithPictures } from '../../../api/pictures/submit-with-pictures.ts';
import { snackbars } from '../../../ui/snackbar/snackbars.ts';
import { attachTo } from './attach-to.ts';
import { photosInHand } from '../photos/photos-in-hand.ts';

/** Somebody took the photo for a reason: it stays on the screen until they have read it. */
function showPhotosLeftOut(photos: number): void {
  const text = `The report is saved. There was no room for the ${photos === 1 ? 'photo' : 'photos'}`;
  snackbars.show({ tone: 'plain', text, action: { label: 'OK' }, life: null });
}

async function submit<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  draft: ReportDraft,
): Promise<void> {
  const id = draft.submissionId;
  const store = must(await storeOf(databases()), 'a signed-in person');
  if (!photosInHand.has(id) && !(await hasPictures(store))) {
    await call(operation, input, { id });
    return;
  }
  const { leftOut } = await submitWithPictures(operation, input, { id, attach: attachTo(draft) });
  if (leftOut > 0) showPhotosLeftOut(leftOut);
}

/** Submits a report under the draft's submission id, with the photos that were added to it. */
export async function sendReport(draft: ReportDraft, values: ReportValues): Promise<void> {
  const { date, churchId, groupId, serviceId, basedOn } = draft;
  const custom = values.custom as ChurchReportInput['custom'];
  const contributions = values.didNotMeet ? null : (draft.contributions ?? null);
  const reason = draft.reason ?? null;
  const said = { ...values, custom, contributions, reason };
  const input: ChurchReportInput = { date, churchId, groupId, serviceId, basedOn, ...said };
  if (groupId === null) await submit(submitChurchReport, input, draft);
  else await submit(submitGroupReport, { ...input, groupId }, draft);
}
