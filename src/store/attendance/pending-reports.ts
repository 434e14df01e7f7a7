import { decisionPolicy, voidPolicy } from '#domain/attendance/decision.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import {
  decisionForm,
  groupSubmissionForm,
  submissionForm,
  voidForm,
} from '#domain/attendance/queued-forms.ts';
import { oneOfEach } from '#domain/attendance/expected/one-of-each.ts';
import type { SeenInput } from '#domain/attendance/reviewing/review-inputs.ts';
import {
  returnPolicy,
  reviewForms,
  undoReviewPolicy,
  verifyPolicy,
} from '#domain/attendance/reviewing/review-policies.ts';
import { groupSubmissionPolicy, submissionPolicy } from '#domain/attendance/submission.ts';
import type { Store } from '../database.ts';
import type { Item } from '../outbox/item.ts';
import {
  applyChanges,
  pendingChanges,
  type PendingChange,
  type PendingQuestion,
  type WithPending,
} from '../outbox/with-pending.ts';
import { capturedDecision, capturedReport } from './my-reports/captured.ts';
import { settledAmong } from './my-reports/my-items.ts';
import { type PlacedReport, reportsAt } from './packed/reports-by-id.ts';
import { compareBy } from './report-filters.ts';
import type { InOrder } from './rows-in-order.ts';

const policies = {
  [submissionForm.name]: submissionPolicy,
  [groupSubmissionForm.name]: groupSubmissionPolicy,
  [decisionForm.name]: decisionPolicy,
  [voidForm.name]: voidPolicy,
  [reviewForms.verify]: verifyPolicy,
  [reviewForms.return]: returnPolicy,
  [reviewForms.undo]: undoReviewPolicy,
};

/** Operations whose queued items may change reports. */
export function ofReports(store: Store): PendingQuestion {
  return {
    policies,
    entity: 'attendanceReport',
    settled: (items) => settledAmong(store, items),
  };
}

const reviews: readonly string[] = Object.values(reviewForms);

/** The report of a review; null for items of other operations. All of them are in their first form. */
function capturedReview({ name, args }: Item): SeenInput | null {
  return reviews.includes(name) ? (args as SeenInput) : null;
}

/** The rows that a change reads or writes, and where they would be. */
export function touchedBy({ item, patch }: PendingChange): PlacedReport[] {
  const place = capturedReport(item) ?? capturedDecision(item)?.input ?? capturedReview(item);
  if (!place) return [];
  const { churchId, date } = place;
  const ids = 'from' in patch ? [patch.id, patch.from] : [patch.id];
  return ids.map((id) => ({ id, churchId, date }));
}

/** Reports as this person's queued items would make them: one of each service or group and day. */
export function standingReports(
  changes: readonly PendingChange[],
  reports: readonly AttendanceReport[],
): WithPending<AttendanceReport>[] {
  const shown = applyChanges<AttendanceReport>(changes, reports);
  if (changes.length === 0) return shown;
  const lastChange = new Map(changes.map(({ patch }, at) => [patch.id, at]));
  const placeOf = ({ id }: AttendanceReport) => lastChange.get(id) ?? -1;
  return oneOfEach(shown.toSorted((one, other) => placeOf(one) - placeOf(other)));
}

/** A list in which some of its reports are away, and others stand at the places of their own dates. */
function exchanged(
  list: InOrder,
  away: readonly AttendanceReport[],
  instead: readonly WithPending<AttendanceReport>[],
): InOrder<WithPending<AttendanceReport>> {
  const gone = new Set(away.map(({ id }) => id));
  const byDate = compareBy('date');
  return {
    total: list.total - away.length + instead.length,
    async take(offset, limit, descending) {
      const order = descending
        ? (a: AttendanceReport, b: AttendanceReport) => byDate(b, a)
        : byDate;
      // As many more on each side as may have moved a report from or to there.
      const begin = Math.max(0, offset - instead.length);
      const around = await list.take(begin, offset + limit + away.length - begin, descending);
      const first = begin === 0 ? undefined : around[0];
      const isBefore = (row: AttendanceReport) => first !== undefined && order(row, first) < 0;
      const before = begin - away.filter(isBefore).length + instead.filter(isBefore).length;
      const here = around
        .filter(({ id }) => !gone.has(id))
        .map((row) => Object.assign(row, { pending: false }));
      return [...here, ...instead.filter((row) => !isBefore(row))]
        .toSorted(order)
        .slice(offset - before, offset - before + limit);
    },
  };
}

/** A list of reports as this person's queued items would make it. Only what they change is looked for beside it. */
export async function pendingInOrder(
  store: Store,
  list: InOrder,
  matches: (report: AttendanceReport) => boolean,
): Promise<InOrder<WithPending<AttendanceReport>>> {
  const changes = await pendingChanges(store, ofReports(store));
  const touched = changes.length === 0 ? [] : await reportsAt(store, changes.flatMap(touchedBy));
  const away = touched.filter(matches);
  return exchanged(list, away, applyChanges(changes, away).filter(matches));
}
