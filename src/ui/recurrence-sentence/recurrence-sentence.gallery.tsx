import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { Segmented } from '../segmented/segmented.tsx';
import { RecurrenceSentence } from './recurrence-sentence.tsx';
import { daysOffWords, nextWords, ruleWords } from '#domain/meetings/recurrence-words.ts';
import type { Recurrence } from '#domain/meetings/recurrence.ts';
import { isSouthAfricanHoliday } from '#domain/meetings/south-african-holidays.ts';

const repeats = {
  weekly: { is: 'weekly', every: 1, weekdays: [3] },
  second: { is: 'weekly', every: 2, weekdays: [2, 4] },
  monthly: { is: 'month-weekday', every: 1, nth: -1, weekday: 5 },
} as const;

function Choosing() {
  const [how, setHow] = useState<keyof typeof repeats>('weekly');
  const rule: Recurrence = {
    first: '2026-01-14',
    startTime: '18:30',
    minutes: 90,
    repeats: repeats[how],
    ends: { is: 'never' },
    daysOff: [{ is: 'public-holidays' }, { is: 'each-year', from: '12-16', to: '01-09' }],
  };
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
        words={ruleWords(rule)}
        more={`${daysOffWords(rule.daysOff)} ${nextWords(rule, '2026-11-22', isSouthAfricanHoliday)}`}
      />
    </>
  );
}

export const gallery: Example[] = [{ label: 'When a cell meets', Example: Choosing }];
