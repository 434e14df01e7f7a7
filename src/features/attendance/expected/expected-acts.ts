import type { ChurchReportInput } from '#domain/attendance/inputs.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';
import { submitChurchReport, submitGroupReport } from '#domain/attendance/operations.ts';
import { remindMissing } from '#domain/attendance/reminding/remind-operation.ts';
import { newId } from '#domain/values/new-id.ts';
import type { ExpectedRow } from '#store/attendance/expected/expected-reports.ts';
import { call } from '../../../api/calls/call.ts';
import { snackbars } from '../../../ui/snackbar/snackbars.ts';
import { life } from '../../../ui/snackbar/snackbar.css.ts';

const reports = (count: number) => (count === 1 ? '1 report' : `${count} reports`);

/** What came of reminding, in words: nothing is said to be done that was not. */
function remindedWords(told: number, notMissing: number, nobody: number): string {
  const words = [
    told > 0 && `Reminded of ${reports(told)}`,
    notMissing > 0 && `${reports(notMissing)} came in meanwhile`,
    nobody > 0 && `Nobody with an account sends ${reports(nobody)}`,
  ].filter((word) => word !== false);
  return words.join('. ');
}

/** Reminds of missing reports, a call for each church. Needs a connection; rejects with a sentence for the person. */
export async function remind(
  rows: readonly Pick<ExpectedRow, 'churchId' | 'groupId' | 'serviceId' | 'date'>[],
): Promise<void> {
  let [told, notMissing, nobody] = [0, 0, 0];
  for (const [churchId, ofChurch] of Map.groupBy(rows, (row) => row.churchId)) {
    const answer = await call(remindMissing, {
      churchId,
      reports: ofChurch.map(({ groupId, serviceId, date }) => ({
        groupId,
        serviceId: groupId === null ? serviceId : null,
        date,
      })),
    });
    if (answer.answeredBy === 'device') continue;
    const { output } = answer;
    told += output.reminded.length;
    notMissing += output.notMissing;
    nobody += output.nobody;
  }
  const text = remindedWords(told, notMissing, nobody);
  snackbars.show({ tone: told > 0 ? 'success' : 'plain', text, action: null, life: life.error });
}

/** Says of each that nobody met, and why: an answer like any other report. */
export async function markNotMet(rows: readonly ExpectedRow[], reason: string): Promise<void> {
  for (const { kind, churchId, groupId, serviceId, date } of rows) {
    if (serviceId === null) continue;
    const said: ChurchReportInput = {
      ...nothingCounted,
      date,
      churchId,
      groupId,
      serviceId,
      didNotMeet: true,
      didNotMeetReason: reason,
      basedOn: null,
    };
    const id = newId();
    if (kind === 'church') await call(submitChurchReport, said, { id });
    else if (groupId !== null) await call(submitGroupReport, { ...said, groupId }, { id });
  }
}
