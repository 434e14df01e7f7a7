import type { QueuePolicy } from '../operation.ts';
import type { ReportKind } from './definitions.ts';
import type { ChurchReportInput, GroupReportInput } from './inputs.ts';
import { groupSubmissionForm, reportKey, submissionForm } from './queued-forms.ts';
import { reviewOf } from './review.ts';

/**
 * Queue policy of a report, apart from its schema: the fields that lists need of a queued report are here, so
 * that they load no schemas.
 */
function policyFor<Input extends ChurchReportInput>(kind: ReportKind): QueuePolicy<Input> {
  const known = kind === 'church' ? submissionForm : groupSubmissionForm;
  return {
    policy: 'queue',
    ...known,
    orderingKey: reportKey,
    optimisticPatches: (input, item) => {
      const { basedOn: _, contributions: _c, reason: _r, ...report } = input;
      return [
        {
          entity: 'attendanceReport',
          id: item.id,
          row: {
            ...report,
            id: item.id,
            kind,
            serviceName: '',
            occurrence: 1,
            standingVersionId: item.id,
            authorIds: [item.accountId],
            authorNames: [],
            openVersions: 0,
            decision: null,
            status: 'submitted',
            unusual: false,
            receiptNumber: '',
            receivedAt: item.at,
          },
        },
      ];
    },
    describe: () => null,
    review: (input) => reviewOf(input, input.didNotMeet ? null : input.attendance),
  };
}

export const submissionPolicy = policyFor<ChurchReportInput>('church');
export const groupSubmissionPolicy = policyFor<GroupReportInput>('group');
