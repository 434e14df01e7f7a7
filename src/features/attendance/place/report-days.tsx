import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import type { Day } from '../use-day.ts';

const words = { as: 'reported', legend: 'A dot marks a day with a report.' };

/** Chooses the day that is counted; those that have a report are marked. */
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
    <DatePicker
      value={value}
      today={day.today}
      anyDay={!day.sure}
      marked={{ days, ...words }}
      onChange={onChange}
    />
  );
}
