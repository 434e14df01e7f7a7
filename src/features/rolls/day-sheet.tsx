import { useState } from 'react';
import type { RollCall } from '#store/rolls/roll-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as sheetForm from '../../ui/sheet/sheet-form.css.ts';

/** Chooses the day of the meeting. The marks of this one stay where they are. */
export function DaySheet({
  roll: { meeting, today },
  onChoose,
  onClose,
}: {
  roll: RollCall;
  onChoose(date: string): void;
  onClose(): void;
}) {
  const [date, setDate] = useState(meeting.date);
  return (
    <Sheet title="Which day did you meet?" onClose={onClose}>
      <form
        className={sheetForm.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (date !== '') onChoose(date);
          onClose();
        }}
      >
        <DateField
          label="Date"
          size="touch"
          value={date}
          today={today}
          last={today}
          onChange={setDate}
        />
        <Button type="submit" kind="primary" size="touch">
          Open this day
        </Button>
      </form>
    </Sheet>
  );
}
