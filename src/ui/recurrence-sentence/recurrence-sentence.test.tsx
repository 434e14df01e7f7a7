// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Repeats } from '#domain/meetings/recurrence.ts';
import { RecurrenceSentence } from './recurrence-sentence.tsx';

afterEach(cleanup);

const shown = (repeats: Repeats) => (
  <RecurrenceSentence
    rule={{
      first: '2026-01-14',
      startTime: '18:30',
      minutes: 90,
      repeats,
      ends: { is: 'never' },
      daysOff: [],
    }}
    today="2026-11-22"
    isHoliday={() => false}
  />
);

test('the sentence is said again when it changes', () => {
  const { rerender } = render(shown({ is: 'weekly', every: 1, weekdays: [3] }));
  expect(screen.getByRole('status').textContent).toContain('Every Wednesday, 18:30 to 20:00');
  rerender(shown({ is: 'weekly', every: 2, weekdays: [3] }));
  expect(screen.getByRole('status').textContent).toContain('Every second week on Wednesday');
});
