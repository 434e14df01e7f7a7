import Bell from 'lucide-react/icons/bell';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import { DayKey } from '../../../../demo/day-key.tsx';
import { TimeField } from '../../../../ui/field/time-field.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import { instantHere, whenHere } from '../words.ts';

/** The time of a reminder whose day was chosen and nothing else. */
const usualTime = '09:00';

/** Day and time at which a note reminds, or none. */
export function NoteReminder({
  at,
  onChange,
}: {
  at: string | null;
  onChange(at: string | null): void;
}) {
  const { day, time } = at === null ? { day: null, time: usualTime } : whenHere(at);
  const now = useNow();
  const late = at !== null && Date.parse(at) <= now;
  const state = late ? 'Due since' : 'Reminder';
  const words = day === null ? 'Remind me' : `${state} ${dateWithYear(day)}, ${time}`;
  return (
    <DayKey
      label="Reminder"
      icon={Bell}
      date={day}
      words={words}
      late={late}
      clear="Remove the reminder"
      more={
        <TimeField
          label="Time"
          value={time}
          onChange={(next) => {
            if (day !== null && next !== '') onChange(instantHere(day, next));
          }}
        />
      }
      onChange={(next) => onChange(next === null ? null : instantHere(next, time))}
    />
  );
}
