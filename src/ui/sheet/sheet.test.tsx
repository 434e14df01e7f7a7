// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Combobox } from '../combobox/combobox.tsx';
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

test('Escape closes an open list in it first, and what was typed there stays', () => {
  const close = vi.fn();
  const options = [
    { value: 'a', label: 'Soweto' },
    { value: 'b', label: 'Khayelitsha' },
  ];
  render(
    <Sheet title="Where" onClose={close}>
      <Combobox label="Church" options={options} value={null} onChange={() => undefined} />
    </Sheet>,
  );
  const field = screen.getByRole('combobox', { name: 'Church' });
  fireEvent.click(field);
  expect(screen.getAllByRole('option')).toHaveLength(2);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
});

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Submit
      </button>
      {open && (
        <Sheet title="Submit anyway?" onClose={() => setOpen(false)}>
          <button type="button">Keep counting</button>
        </Sheet>
      )}
    </>
  );
}

test('what had the focus before has it again', async () => {
  render(<Asking />);
  const button = screen.getByRole('button', { name: 'Submit' });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a key that everybody can see closes it, and it is not what the focus begins with', async () => {
  render(<Asking />);
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep counting' })),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close this' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
