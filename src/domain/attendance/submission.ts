import type { QueuePolicy } from '../operation.ts';
import type { ReportKind } from './definitions.ts';
import type { ChurchReportInput, GroupReportInput } from './operations.ts';

/**
 * How a report is queued, apart from its schema: what the screens need of a queued report is here,
 * so that the form loads no schemas.
 */
export const submissionName = 'attendance.submitChurchReport';
export const groupSubmissionName = 'attendance.submitGroupReport';

/** The one report that a submission is about. */
export function reportKey(
  report: Pick<ChurchReportInput, 'date' | 'churchId' | 'groupId' | 'serviceId'>,
): string {
  return ['report', report.churchId, report.groupId ?? '-', report.serviceId, report.date].join(
    ':',
  );
}

function policyFor<Input extends ChurchReportInput>(kind: ReportKind): QueuePolicy<Input> {
  return {
    policy: 'queue',
    form: 1,
    upgrades: [],
    affects: reportKey,
    preview: (input, item) => {
      const { basedOn: _, ...report } = input;
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
    describe: (input) => ({
      kind: kind === 'church' ? 'churchReport' : 'groupReport',
      churchId: input.churchId,
      serviceId: input.serviceId,
      groupId: input.groupId,
      date: input.date,
      count: input.didNotMeet ? null : input.attendance,
    }),
  };
}

export const submissionPolicy = policyFor<ChurchReportInput>('church');
export const groupSubmissionPolicy = policyFor<GroupReportInput>('group');
