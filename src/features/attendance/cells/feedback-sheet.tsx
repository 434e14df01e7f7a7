import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { wordFor } from '#domain/attendance/rules.ts';
import { shortDate } from '#domain/values/dates/local-date.ts';
import type { ExpectedRow } from '#store/attendance/expected/expected-reports.ts';
import { KeyValues } from '../../../ui/key-values/key-values.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import * as css from '../../../ui/sheet/sheet-form.css.ts';
import { grouped } from '../../../ui/time.ts';
import { ReturnCard } from '../review/return-card.tsx';
import { ReviewActions, type Viewer } from '../review/review-actions.tsx';

const fields = ['attendance', 'firstTimers', 'newConverts', 'receivedHolySpirit'] as const;

/** One report in short, and both answers to it: verified, or back with a note. It closes by itself once one is given. */
export function FeedbackSheet({
  row,
  report,
  viewer,
  onClose,
}: {
  row: ExpectedRow;
  report: AttendanceReport;
  viewer: Viewer;
  onClose(): void;
}) {
  const counts = fields.flatMap((field) => {
    const value = report[field];
    return value === null ? [] : [{ name: wordFor(field), value: grouped(value) }];
  });
  return (
    <Sheet title={`${row.name}, ${shortDate(row.date)}`} onClose={onClose}>
      <div className={css.form}>
        <KeyValues
          facts={[
            ...counts,
            ...(report.didNotMeet
              ? [{ name: 'Did not meet', value: report.didNotMeetReason ?? 'No reason given' }]
              : []),
            ...(report.notes ? [{ name: 'Notes', value: report.notes }] : []),
          ]}
        />
        <div className={css.keys}>
          <ReviewActions report={report} viewer={viewer} />
        </div>
        <ReturnCard report={report} viewer={viewer} />
      </div>
    </Sheet>
  );
}
