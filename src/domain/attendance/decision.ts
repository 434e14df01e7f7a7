import type { QueuePolicy } from '../operation.ts';
import type { AttendanceReport } from './entities.ts';
import type { DecisionInput, VoidInput } from './inputs.ts';
import { decisionForm, reportKey, voidForm } from './queued-forms.ts';
import { reviewOf } from './review.ts';

/** The two reports that "both are valid" makes of one. */
function separated(input: DecisionInput, item: { id: string; at: string }) {
  return {
    entity: 'attendanceReport',
    id: item.id,
    from: input.id,
    change: (report: AttendanceReport) => ({
      ...report,
      ...input.values,
      id: item.id,
      occurrence: report.occurrence + 1,
      standingVersionId: input.versionId,
      openVersions: 0,
      receiptNumber: '',
      receivedAt: item.at,
    }),
  };
}

/** Queue policies of decisions, apart from their schemas: screens that only show them load none. */
export const decisionPolicy: QueuePolicy<DecisionInput> = {
  policy: 'queue',
  form: decisionForm.form,
  migrations: decisionForm.migrations,
  orderingKey: reportKey,
  optimisticPatches: (input, item) => {
    const { id, choice, values } = input;
    const decided = {
      entity: 'attendanceReport',
      id,
      from: id,
      change: (report: AttendanceReport) => ({
        ...report,
        ...(choice !== 'both' && values),
        openVersions: Math.max(0, report.openVersions - 1),
      }),
    };
    return choice === 'both' ? [decided, separated(input, item)] : [decided];
  },
  describe: () => null,
  review: (input) => reviewOf(input, input.values.attendance),
};

export const voidPolicy: QueuePolicy<VoidInput> = {
  policy: 'queue',
  form: voidForm.form,
  migrations: voidForm.migrations,
  orderingKey: reportKey,
  optimisticPatches: ({ id }) => [
    {
      entity: 'attendanceReport',
      id,
      from: id,
      change: (report: AttendanceReport) => ({ ...report, status: 'void' }),
    },
  ],
  describe: () => null,
  review: (input) => reviewOf(input, null),
};
