import { useState } from 'react';
import type { MyReport } from '#store/attendance/my-reports/my-report.ts';
import { photosToGo } from '#store/attendance/report-photos.ts';
import { longDate } from '#domain/values/dates/local-date.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { people } from '../strings.ts';
import * as css from '../form/report-form.css.ts';

const whatHappens: Partial<Record<MyReport['state'], string>> = {
  saved: 'is taken back. If it has arrived already, it is deleted there too.',
  sent: 'is taken out of every list. Your church sees that you deleted it.',
};

function PhotosGo({ report }: { report: MyReport }) {
  const { key, state, date, churchId, groupId, serviceId } = report;
  const live = useLive(photosToGo, { key, state, date, churchId, groupId, serviceId });
  if (live.state !== 'ready' || live.data === 0) return null;
  const what = live.data === 1 ? 'The photo of the tally sheet' : `${live.data} photos`;
  return (
    <p className={css.finding}>
      {what} on this device {live.data === 1 ? 'is' : 'are'} deleted too.
    </p>
  );
}

/** Nothing is deleted without being asked for and named. */
export function DiscardSheet({
  report,
  onDelete,
  onClose,
}: {
  report: MyReport;
  /** `reason`: why, of a report that others have seen. */
  onDelete(reason: string | null): void;
  onClose(): void;
}) {
  const [reason, setReason] = useState('');
  const what = report.state === 'draft' ? 'The draft' : 'The report';
  const counted = report.count === null ? '' : ` has ${people(report.count)}. It`;
  return (
    <Sheet title="Delete this report?" onClose={onClose}>
      <p className={css.finding}>
        {what} for {report.serviceName ?? 'a service'}, {longDate(report.date)},{counted}{' '}
        {whatHappens[report.state] ?? 'is only on this device and cannot be brought back.'}
      </p>
      <PhotosGo report={report} />
      {report.state === 'sent' && (
        <div className={css.reason}>
          <TextField
            label="Why?"
            optional
            size="touch"
            hint="For example: counted for the wrong day"
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      )}
      <div className={css.sheetActions}>
        <Button size="usher" wide onClick={onClose}>
          Keep it
        </Button>
        <Button kind="danger" size="usher" wide onClick={() => onDelete(reason.trim() || null)}>
          Delete report
        </Button>
      </div>
    </Sheet>
  );
}
