import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import type { Day } from '../use-day.ts';
import * as css from './context-bar.css.ts';

/** Chooses the day that is counted; a dot marks those that have a report. */
export function ReportDays({
  value,
  day,
  days,
  onChange,
}: {
  value: string;
  day: Day;
  days: readonly string[];
  onChange(date: string): void;
}) {
  return (
    <>
      <DatePicker
        value={value}
        today={day.today}
        anyDay={!day.sure}
        marked={{ days, as: 'reported' }}
        onChange={onChange}
      />
      {days.length > 0 && <p className={css.when}>A dot marks a day with a report.</p>}
    </>
  );
}
