import ClockAlert from 'lucide-react/icons/clock-alert';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { visuallyHidden } from '../../../../ui/visually-hidden.css.ts';
import { dueState } from '../words.ts';
import * as css from './tasks.css.ts';

/** When it is due: today and what is late stand out, while it is not done. */
export function DueWords({
  date,
  today,
  completed,
}: {
  date: string;
  today: string;
  completed: boolean;
}) {
  const state = dueState(date, today);
  const look = completed ? 'later' : state;
  return (
    <span className={css.due[look]}>
      {look === 'overdue' && (
        <>
          <Icon of={ClockAlert} size="xs" />
          <span className={visuallyHidden}>Overdue, </span>
        </>
      )}
      <span className={visuallyHidden}>due </span>
      {state === 'today' ? 'Today' : date}
    </span>
  );
}
