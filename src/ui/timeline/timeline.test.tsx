// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import Inbox from 'lucide-react/icons/inbox';
import { afterEach, expect, test } from 'vitest';
import { Timeline } from './timeline.tsx';

afterEach(cleanup);

const event = (id: string, date: string) =>
  ({ id, date, time: '09:41', icon: Inbox, tone: 'info', title: `Sent ${id}` }) as const;

test('the day stands where it changes', () => {
  render(
    <Timeline
      label="History"
      events={[event('a', '2026-11-22'), event('b', '2026-11-22'), event('c', '2026-11-23')]}
    />,
  );
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual([
    'Sunday 22 November',
    'Sent a09:41',
    'Sent b09:41',
    'Monday 23 November',
    'Sent c09:41',
  ]);
});
