import CalendarDays from 'lucide-react/icons/calendar-days';
import type { ReactNode } from 'react';
import { addDays, latestWeekday } from '#domain/values/dates/local-date.ts';
import { Button } from '../ui/button/button.tsx';
import { cx } from '../ui/cx.ts';
import { DatePicker } from '../ui/date-picker/date-picker.tsx';
import type { IconOf } from '../ui/icon/icon.tsx';
import { Popover } from '../ui/popover/popover.tsx';
import * as css from './row-form.css.ts';
import { useToday } from './use-today.ts';

/** A day that is chosen beside its button, or none. */
export function DayKey({
  label,
  icon = CalendarDays,
  date,
  words,
  late,
  clear,
  more,
  onChange,
}: {
  label: string;
  icon?: IconOf;
  /** yyyy-MM-dd. */
  date: string | null;
  /** The day as its button says it. */
  words: string;
  late: boolean;
  /** Words that take it away. */
  clear: string;
  /** Stands below the days while one is chosen. */
  more?: ReactNode;
  onChange(date: string | null): void;
}) {
  const today = useToday();
  const quick = [
    { label: 'Today', date: today },
    { label: 'Tomorrow', date: addDays(today, 1) },
    { label: 'Next Sunday', date: addDays(latestWeekday(today, 0), 7) },
  ];
  return (
    <Popover
      label={label}
      className={css.picker}
      trigger={
        <Button icon={icon} className={cx(css.dayKey, late && css.late)}>
          {words}
        </Button>
      }
    >
      {(close) => {
        const choose = (chosen: string | null) => {
          onChange(chosen);
          close();
        };
        return (
          <>
            <DatePicker value={date ?? ''} today={today} anyDay quick={quick} onChange={choose} />
            {date !== null && more}
            {date !== null && (
              <Button kind="ghost" size="touch" wide onClick={() => choose(null)}>
                {clear}
              </Button>
            )}
          </>
        );
      }}
    </Popover>
  );
}
