// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RecurrenceSentence } from './recurrence-sentence.tsx';

afterEach(cleanup);

test('the sentence is said again when it changes', () => {
  const { rerender } = render(<RecurrenceSentence words="Every Wednesday" more="Next: 2 Dec." />);
  expect(screen.getByRole('status').textContent).toBe('Every WednesdayNext: 2 Dec.');
  rerender(<RecurrenceSentence words="Every second Wednesday" more="Next: 9 Dec." />);
  expect(screen.getByRole('status').textContent).toContain('Every second Wednesday');
});
