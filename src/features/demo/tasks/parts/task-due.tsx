import { DayKey } from '../../../../demo/day-key.tsx';
import * as css from '../../../../demo/row-form.css.ts';
import { useToday } from '../../../../demo/use-today.ts';
import { dueState } from '../words.ts';

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
  return (
    <div className={css.field}>
      <p className={css.name}>Due</p>
      <DayKey
        label="Due date"
        date={date}
        words={date === null ? 'Not set' : late ? `${date}, overdue` : date}
        late={late}
        clear="Clear the date"
        onChange={onChange}
      />
    </div>
  );
}
