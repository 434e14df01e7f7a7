// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Segmented } from './segmented.tsx';

afterEach(cleanup);

test('choices are one group of radio buttons with the group’s name', () => {
  const choose = vi.fn();
  render(
    <Segmented
      label="Show"
      value="waiting"
      onChange={choose}
      choices={[
        { value: 'waiting', label: 'Waiting', count: 5 },
        { value: 'sent', label: 'Sent', count: 0 },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Show' })).toBeTruthy();
  const waiting = screen.getByRole<HTMLInputElement>('radio', { name: 'Waiting 5' });
  const sent = screen.getByRole<HTMLInputElement>('radio', { name: 'Sent' });
  expect(waiting.checked).toBe(true);
  expect(waiting.name).toBe(sent.name);
  fireEvent.click(sent);
  expect(choose).toHaveBeenCalledWith('sent');
});
