import type { QueuePolicy } from '../../operation.ts';
import type { AttendanceReport } from '../entities.ts';
import { reportKey } from '../queued-forms.ts';
import type { ReportReview } from './report-review.ts';
import type { ReturnInput, SeenInput } from './review-inputs.ts';

/** Names of what reviewers do with a report. */
export const reviewForms = {
  verify: 'attendance.verify',
  return: 'attendance.return',
  undo: 'attendance.undoReview',
} as const;

const form = { policy: 'queue', form: 1, migrations: [], orderingKey: reportKey } as const;

type Item = Parameters<QueuePolicy<SeenInput>['optimisticPatches']>[1];

/** Its name comes from the server: a policy knows only the account. */
function reviewed(input: SeenInput, item: Item, said: Pick<ReportReview, 'state' | 'note'>) {
  const { id: itemId, accountId, at } = item;
  const review: ReportReview = { id: itemId, accountId, name: '', at, ...said };
  return [
    {
      entity: 'attendanceReport',
      id: input.id,
      from: input.id,
      change: (report: AttendanceReport) => ({ ...report, review }),
    },
  ];
}

/** Queue policies of reviews, apart from their schemas: lists that only show them load none. */
export const verifyPolicy: QueuePolicy<SeenInput> = {
  ...form,
  optimisticPatches: (input, item) => reviewed(input, item, { state: 'verified', note: null }),
  describe: ({ date }) => `Verifying a report of ${date}`,
};

export const returnPolicy: QueuePolicy<ReturnInput> = {
  ...form,
  optimisticPatches: (input, item) =>
    reviewed(input, item, { state: 'returned', note: input.note }),
  describe: ({ date, note }) => `Returning a report of ${date}: “${note}”`,
};

export const undoReviewPolicy: QueuePolicy<SeenInput> = {
  ...form,
  optimisticPatches: ({ id }) => [
    {
      entity: 'attendanceReport',
      id,
      from: id,
      change: (report: AttendanceReport) => ({ ...report, review: null }),
    },
  ],
  describe: ({ date }) => `Taking back what was said of a report of ${date}`,
};
