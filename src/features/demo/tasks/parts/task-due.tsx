import CalendarDays from 'lucide-react/icons/calendar-days';
import { addDays, latestWeekday } from '#domain/values/dates/local-date.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { DatePicker } from '../../../../ui/date-picker/date-picker.tsx';
import { Popover } from '../../../../ui/popover/popover.tsx';
import { useToday } from '../use-today.ts';
import { dueState } from '../words.ts';
import * as css from './task-form.css.ts';

/** The day it is due: chosen beside its button, or none. */
export function TaskDue({
  date,
  completed,
  onChange,
}: {
  date: string | null;
  completed: boolean;
  onChange(date: string | null): void;
}) {
  const today = useToday();
  const late = date !== null && !completed && dueState(date, today) === 'overdue';
  const quick = [
    { label: 'Today', date: today },
    { label: 'Tomorrow', date: addDays(today, 1) },
    { label: 'Next Sunday', date: addDays(latestWeekday(today, 0), 7) },
  ];
  return (
    <div className={css.field}>
      <p className={css.name}>Due</p>
      <Popover
        label="Due date"
        className={css.picker}
        trigger={
          <Button icon={CalendarDays} className={cx(css.dueKey, late && css.late)}>
            {date === null && 'Not set'}
            {date !== null && (late ? `${date}, overdue` : date)}
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
              {date !== null && (
                <Button kind="ghost" size="touch" wide onClick={() => choose(null)}>
                  Clear the date
                </Button>
              )}
            </>
          );
        }}
      </Popover>
    </div>
  );
}
