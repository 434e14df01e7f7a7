import { dayHere } from '#domain/values/dates/day-here.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState } from 'react';
import type { FollowUp } from '#domain/follow-ups/entities.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import * as css from '../../../ui/sheet/sheet-form.css.ts';
import { useSave } from './use-save.ts';

/** Asks how a follow-up went, and on which day it was done. */
export function DoneSheet({ row, onClose }: { row: FollowUp; onClose(): void }) {
  const [today] = useState(dayHere);
  const [outcome, setOutcome] = useState(row.outcome ?? '');
  const [doneOn, setDoneOn] = useState(today);
  const [isMoreNeeded, setMoreNeeded] = useState(row.requiresAdditionalFollowUp);
  const { errors, failure, busy, save } = useSave(row, onClose);
  return (
    <Sheet title="Mark this follow-up done" onClose={onClose}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save({
            outcome: outcome.trim() || null,
            doneOn: doneOn || null,
            requiresAdditionalFollowUp: isMoreNeeded,
            snoozedUntil: null,
          });
        }}
      >
        {failure && <Banner tone="danger" icon={CircleAlert} title={`${failure}.`} />}
        <TextArea
          label="Outcome"
          size="office"
          maxLength={500}
          value={outcome}
          hint="Everybody who sees the follow-ups of the church reads it."
          error={errors['outcome'] ?? null}
          onChange={(event) => setOutcome(event.target.value)}
        />
        <DateField
          label="Done on"
          value={doneOn}
          today={today}
          last={today}
          error={errors['doneOn'] ?? null}
          onChange={setDoneOn}
        />
        <Checkbox
          label="Another follow-up is needed"
          checked={isMoreNeeded}
          onChange={setMoreNeeded}
        />
        <div className={css.keys}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={busy && 'Saving…'}>
            Mark done
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
