import CalendarDays from 'lucide-react/icons/calendar-days';
import type { ComponentProps } from 'react';
import { typedDate } from '#domain/values/dates/typed-date.ts';
import { Month } from '../date-picker/date-picker.tsx';
import { endOfTime, problemWith } from '../date-picker/day-problem.ts';
import { CheckedField } from '../field/checked-field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Popover } from '../popover/popover.tsx';

type Props = Pick<
  ComponentProps<typeof CheckedField<string>>,
  'label' | 'hint' | 'error' | 'optional' | 'size' | 'onProblem'
>;

/** A day in a form: typed as yyyy-MM-dd, or from the calendar beside it; '' for none. */
export function DateField({
  value,
  today,
  last = endOfTime,
  onChange,
  ...field
}: Props & {
  value: string;
  today: string;
  /** Later ones cannot be chosen. */
  last?: string;
  onChange(date: string): void;
}) {
  const read = (typed: string) => {
    const date = typedDate(typed);
    const problem = date === '' ? null : problemWith(date, last);
    return problem === null
      ? ({ ok: true, value: date } as const)
      : ({ ok: false, problem } as const);
  };
  const calendar = (
    <Popover
      trigger={
        <IconButton icon={CalendarDays} label={`Calendar for ${field.label.toLowerCase()}`} />
      }
      label={`Calendar for ${field.label.toLowerCase()}`}
      align="end"
    >
      {(close) => (
        <Month
          value={value || today}
          today={today}
          last={last}
          onChange={(date) => {
            onChange(date);
            close();
          }}
        />
      )}
    </Popover>
  );
  return (
    <CheckedField
      {...field}
      // A day from the calendar takes the place of what was typed.
      key={value}
      value={value}
      placeholder="yyyy-MM-dd"
      autoComplete="off"
      inputMode="numeric"
      shown={String}
      read={read}
      trailing={calendar}
      onChange={onChange}
    />
  );
}
