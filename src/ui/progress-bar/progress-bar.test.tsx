// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

afterEach(cleanup);

test('progress says its number in words', () => {
  render(<ProgressBar value={620} of={1000} words="620 of 1 000" />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '620 of 1 000' });
  expect([bar.value, bar.max]).toEqual([620, 1000]);
  expect(screen.getByText('620 of 1 000')).toBeTruthy();
});

test('its words can be for who listens alone', () => {
  render(<ProgressBar value={5} of={11} words="45% done" areWordsHidden />);
  expect(screen.getByRole('progressbar', { name: '45% done' })).toBeTruthy();
  expect(screen.queryByText('45% done')).toBeNull();
});
