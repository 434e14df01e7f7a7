import { useState } from 'react';
import { dayHere } from '#domain/values/dates/day-here.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import * as css from '../settings.css.ts';

/** Last day of a role that somebody holds; empty for a role without an end. */
export function RoleEnd({
  label,
  endsOn,
  onSave,
  onClose,
}: {
  /** 'Usher, Soweto, of Lerato Dube'. */
  label: string;
  endsOn: string | null;
  onSave(endsOn: string | null): Promise<boolean>;
  onClose(): void;
}) {
  const [day, setDay] = useState(endsOn ?? '');
  const [isWrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  async function save(): Promise<void> {
    // It cannot be read; the field says why.
    if (isWrong) return;
    setBusy(true);
    const saved = await onSave(day === '' ? null : day);
    setBusy(false);
    if (saved) onClose();
  }
  return (
    <fieldset className={css.form} aria-label={`Last day of ${label}`}>
      <DateField
        label="Last day"
        optional
        hint="The role holds until the end of this day. Leave it empty for no end."
        value={day}
        today={dayHere()}
        onChange={(date) => {
          setDay(date);
          setWrong(false);
        }}
        onProblem={() => setWrong(true)}
      />
      <div className={css.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" busy={busy && 'Saving…'} onClick={() => void save()}>
          Save last day
        </Button>
      </div>
    </fieldset>
  );
}
