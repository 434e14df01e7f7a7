// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

test('a sheet is a dialog with a name, and Escape closes it', () => {
  const close = vi.fn();
  render(
    <Sheet title="Submit anyway?" onClose={close}>
      <button type="button">Keep counting</button>
    </Sheet>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Submit anyway?' });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
});
