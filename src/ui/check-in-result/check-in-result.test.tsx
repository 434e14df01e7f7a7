// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as button from '../button/button.css.ts';
import { tones } from '../sync-state/sync-state.css.ts';
import * as css from './check-in-result.css.ts';
import { CheckInBadge, CheckInResult } from './check-in-result.tsx';
import { SameTicket } from './same-ticket.tsx';

afterEach(cleanup);

test.each([
  ['here', 'Accepted hereNot yet confirmed', 'Not yet confirmed', 'info'],
  ['confirmed', 'Checked inConfirmed', 'Confirmed', 'success'],
] as const)(
  '%s says who knows of it, and is green only when the server does',
  (state, words, badge, tone) => {
    render(
      <CheckInResult
        state={state}
        person={{ name: 'Amahle Khoza', detail: '15' }}
        facts={[{ name: 'Bus', value: '2, Soweto' }]}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(screen.getByRole('status').className).toBe(css.heads[state]);
    expect(screen.getByRole('definition').textContent).toBe('2, Soweto');
    cleanup();
    render(<CheckInBadge state={state} />);
    expect(screen.getByText(badge).className).toContain(tones[tone]);
  },
);

test('for one ticket at two gates there are two equal answers', () => {
  const here = vi.fn();
  const undo = vi.fn();
  render(
    <SameTicket
      person="Ruan Merwe"
      here="06:41"
      there={{ gate: 'the bus gate', time: '06:38' }}
      onHere={here}
      onUndo={undo}
    />,
  );
  expect(screen.getByRole('region', { name: 'Same ticket at two gates' }).textContent).toContain(
    'Ruan Merwe was accepted here at 06:41 and at the bus gate at 06:38. Is this person here?',
  );
  const keys = screen.getAllByRole('button');
  expect(new Set(keys.map(({ className }) => className)).size).toBe(1);
  expect(keys[0]?.className).not.toContain(button.kinds.primary);
  for (const key of keys) fireEvent.click(key);
  expect([here, undo].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
