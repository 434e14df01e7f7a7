import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { Segmented } from '../segmented/segmented.tsx';
import { RecurrenceSentence } from './recurrence-sentence.tsx';
import { nextMeetings } from '#domain/meetings/next-meetings.ts';
import { plainSchedule, scheduleText } from '#domain/meetings/schedule.ts';
import { scheduleWords } from '#domain/meetings/schedule-words.ts';
import { shortDate } from '#domain/values/dates/local-date.ts';

const repeats = {
  weekly: { is: 'weekly', every: 1, weekdays: [3] },
  second: { is: 'weekly', every: 2, weekdays: [2, 4] },
  monthly: { is: 'month-weekday', every: 1, nth: -1, weekday: 5 },
} as const;

function Choosing() {
  const [how, setHow] = useState<keyof typeof repeats>('weekly');
  const schedule = scheduleText({
    ...plainSchedule,
    starts: '2026-01-14',
    time: '18:30',
    minutes: 90,
    repeats: repeats[how],
    daysOff: [{ is: 'public-holidays' }, { is: 'each-year', from: '12-16', to: '01-09' }],
  });
  const next = nextMeetings(schedule, 'Africa/Johannesburg', new Date('2026-11-22'), 3);
  return (
    <>
      <Segmented
        label="Meets"
        choices={[
          { value: 'weekly', label: 'Every week' },
          { value: 'second', label: 'Every second week' },
          { value: 'monthly', label: 'Every month' },
        ]}
        value={how}
        onChange={setHow}
      />
      <RecurrenceSentence
        words={scheduleWords(schedule)}
        more={`Next: ${next.map(({ date }) => shortDate(date)).join(', ')}.`}
      />
    </>
  );
}

export const gallery: Example[] = [{ label: 'When a cell meets', Example: Choosing }];
