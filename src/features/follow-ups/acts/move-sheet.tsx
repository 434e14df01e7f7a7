import { dayHere } from '#domain/values/dates/day-here.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState } from 'react';
import { dayOf } from '#domain/follow-ups/due.ts';
import type { FollowUp } from '#domain/follow-ups/entities.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import * as css from '../../../ui/sheet/sheet-form.css.ts';
import { useSave } from './use-save.ts';

/** Asks for the day to which a follow-up is moved. */
export function MoveSheet({ row, onClose }: { row: FollowUp; onClose(): void }) {
  const [today] = useState(dayHere);
  const [day, setDay] = useState(dayOf(row) ?? today);
  const { errors, failure, busy, save } = useSave(row, onClose);
  return (
    <Sheet title="Move this follow-up" onClose={onClose}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save({ snoozedUntil: day || null });
        }}
      >
        {failure && <Banner tone="danger" icon={CircleAlert} title={`${failure}.`} />}
        <DateField
          label="Moved to"
          value={day}
          today={today}
          error={errors['snoozedUntil'] ?? null}
          onChange={setDay}
        />
        <div className={css.keys}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={busy && 'Saving…'}>
            Move
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
