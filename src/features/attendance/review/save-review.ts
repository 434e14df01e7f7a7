import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { SeenInput } from '#domain/attendance/reviewing/review-inputs.ts';
import {
  returnReport,
  undoReview,
  verifyReport,
} from '#domain/attendance/reviewing/review-operations.ts';
import { newId } from '#domain/values/new-id.ts';
import { call } from '../../../api/calls/call.ts';
import { discarded } from '../../../register/save-row.ts';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../../ui/snackbar/offer-undo.ts';

/** The report as the reviewer sees it now. */
function seen(report: AttendanceReport): SeenInput {
  const { id, date, churchId, groupId, serviceId, standingVersionId, review } = report;
  const place = { date, churchId, groupId, serviceId };
  return { id, ...place, basedOn: standingVersionId, seenReview: review?.id ?? null };
}

/** A word that still waits on the device goes as if it had not been said. */
async function takeBack(report: AttendanceReport, itemId: string): Promise<void> {
  if (await discarded(itemId)) return;
  await call(undoReview, { ...seen(report), seenReview: itemId }, { id: newId() });
}

/** Verifies reports, and offers to take it back. Rejects with a sentence for the person. */
export async function verify(reports: readonly AttendanceReport[]): Promise<void> {
  const items = reports.map((report) => ({ report, itemId: newId() }));
  for (const { report, itemId } of items) await call(verifyReport, seen(report), { id: itemId });
  const words = items.length === 1 ? 'Report verified' : `${items.length} reports verified`;
  const undo = async () => {
    for (const { report, itemId } of items) await takeBack(report, itemId);
  };
  offerUndo(words, () => void attempt(undo()));
}

export async function giveBack(report: AttendanceReport, note: string): Promise<void> {
  const itemId = newId();
  await call(returnReport, { ...seen(report), note }, { id: itemId });
  offerUndo('Report returned', () => void attempt(takeBack(report, itemId)));
}

/** A report that was verified, or returned, is as it came in. */
export async function forgetReview(report: AttendanceReport): Promise<void> {
  await call(undoReview, seen(report), { id: newId() });
}
