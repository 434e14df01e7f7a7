import Bell from 'lucide-react/icons/bell';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import { type FormEvent, useState } from 'react';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { mayReview } from '#domain/attendance/reviewing/review-rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { pointing } from '../../../ui/icon/pointing.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import * as detailCss from '../report/report-detail.css.ts';
import type { Viewer } from './review-actions.tsx';
import { authorsWords } from './review-words.ts';
import * as css from './review.css.ts';
import { giveBack } from './save-review.ts';

const back = pointing(CornerUpLeft);

/** Returns a report to the people who counted, with what to check. What was typed stays until it was said. */
export function ReturnCard({ report, viewer }: { report: AttendanceReport; viewer: Viewer }) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isOver = report.status === 'void' || report.review?.state === 'returned';
  if (isOver || report.authorIds.length === 0 || !mayReview(viewer.grants, report)) return null;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const said = note.trim();
    setError(said === '' ? 'Say what to check. The person who counted reads it' : null);
    if (said === '') return;
    setBusy(true);
    if (await attempt(giveBack(report, said))) setNote('');
    setBusy(false);
  }
  return (
    <Card>
      <h2 className={detailCss.part}>Return with a note</h2>
      <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
        <TextArea
          label="What to check"
          size="office"
          maxLength={500}
          value={note}
          error={error}
          placeholder="For example “Count the overflow tent again”"
          onChange={(event) => setNote(event.target.value)}
        />
        <div className={css.foot}>
          <span className={css.told}>
            <Icon of={Bell} size="xs" />
            <span>
              {authorsWords(report.authorNames)} {report.authorNames.length === 1 ? 'is' : 'are'}{' '}
              told in the app, and can change the report.
            </span>
          </span>
          <Button type="submit" icon={back} busy={busy && 'Saving…'}>
            Return report
          </Button>
        </div>
      </form>
    </Card>
  );
}
