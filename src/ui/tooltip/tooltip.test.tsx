// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Tooltip } from './tooltip.tsx';

afterEach(cleanup);

test('the keyboard gets it at once, it describes its button, and Escape closes it', async () => {
  render(
    <Tooltip text="Search for a person" keys="Ctrl K">
      <button type="button">Search</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Search' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.focus(button);
  const tip = await screen.findByRole('tooltip');
  expect(tip.textContent).toContain('Search for a person');
  expect(button.getAttribute('aria-describedby')).toBe(tip.id);
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
