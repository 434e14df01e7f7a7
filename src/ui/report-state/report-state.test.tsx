// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { tones } from '../sync-state/sync-state.css.ts';
import { Remind, ReportState } from './report-state.tsx';

afterEach(cleanup);

test.each([
  ['submitted', 'Submitted', 'info'],
  ['verified', 'Verified', 'success'],
  ['late', 'Late', 'warning'],
  ['missing', 'Missing', 'danger'],
  ['conflict', 'Conflict', 'violet'],
  ['returned', 'Returned', 'warning'],
] as const)('B44 %s is an icon and the word "%s" on %s', (state, word, tone) => {
  const { container } = render(<ReportState state={state} />);
  expect(container.textContent).toBe(word);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText(word).className).toContain(tones[tone]);
});

test('who did not meet says why', () => {
  const { container } = render(<ReportState state="did-not-meet" reason="Water outage" />);
  expect(container.textContent).toBe('Did not meetWater outage');
});

test('a missing report has somebody to remind, and says when that was done', () => {
  const remind = vi.fn();
  const { container, rerender } = render(
    <Remind what="First service" remindedAt={null} onRemind={remind} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remind about First service' }));
  expect(remind).toHaveBeenCalledOnce();
  rerender(<Remind what="First service" remindedAt="14:10" onRemind={remind} />);
  expect(container.textContent).toBe('Reminded 14:10');
});
