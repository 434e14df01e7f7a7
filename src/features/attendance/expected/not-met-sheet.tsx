import CircleAlert from 'lucide-react/icons/circle-alert';
import { type FormEvent, useState } from 'react';
import { Failure } from '#domain/errors.ts';
import { shortDate } from '#domain/values/dates/local-date.ts';
import type { ExpectedRow } from '#store/attendance/expected/expected-reports.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import * as css from '../../../ui/sheet/sheet-form.css.ts';
import { markNotMet } from './expected-acts.ts';

function aboutWords([first, ...more]: readonly ExpectedRow[]): string {
  if (!first) return '';
  const words = `${first.churchName}, ${first.name}, ${shortDate(first.date)}`;
  return more.length === 0 ? words : `${words} and ${more.length} more`;
}

/** Asks why nobody met: "did not meet" never stands without its reason. */
export function NotMetSheet({
  rows,
  onClose,
}: {
  rows: readonly ExpectedRow[];
  onClose(done: boolean): void;
}) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const said = reason.trim();
    setError(said === '' ? 'Give a short reason, like “Water outage”' : null);
    if (said === '') return;
    setBusy(true);
    try {
      await markNotMet(rows, said);
      onClose(true);
    } catch (cause) {
      setFailure(cause instanceof Failure ? cause.message : 'This was not saved. Try again');
      setBusy(false);
    }
  }
  return (
    <Sheet title="Mark “did not meet”" onClose={() => onClose(false)}>
      <form className={css.form} noValidate onSubmit={(event) => void save(event)}>
        {failure && <Banner tone="danger" icon={CircleAlert} title={`${failure}.`} />}
        <p>{aboutWords(rows)}</p>
        <TextField
          label="Reason"
          maxLength={200}
          autoComplete="off"
          value={reason}
          error={error}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className={css.keys}>
          <Button onClick={() => onClose(false)}>Cancel</Button>
          <Button type="submit" kind="primary" busy={busy && 'Saving…'}>
            Mark “did not meet”
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
