// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import type { ConfirmConfig } from './confirm-dialog.tsx';
import { useConfirm } from './use-confirm.tsx';

afterEach(cleanup);

async function ask(config: Partial<ConfirmConfig> = {}) {
  const answered = vi.fn();
  function Asking() {
    const { confirm, dialog } = useConfirm();
    const open = () =>
      void confirm({ title: 'Delete this report?', message: '118 people', ...config }).then(
        answered,
      );
    return (
      <>
        <button type="button" onClick={open}>
          Ask
        </button>
        {dialog}
      </>
    );
  }
  render(<Asking />);
  const button = screen.getByRole('button', { name: 'Ask' });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this report?' });
  return { answered, button, dialog };
}

test.each([
  ['Delete', 'confirmed'],
  ['Keep it', 'cancelled'],
])('“%s” answers %s, and the focus goes back', async (name, answer) => {
  const { answered, button, dialog } = await ask();
  expect(dialog.textContent).toContain('118 people');
  await axeFindsNothing('open', dialog);
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(answer));
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('Escape does not answer, unless it may be dismissed', async () => {
  const held = await ask();
  fireEvent.keyDown(held.dialog, { key: 'Escape' });
  expect(screen.getByRole('alertdialog')).toBe(held.dialog);
  expect(screen.queryByRole('button', { name: 'Close without an answer' })).toBeNull();
  cleanup();
  const { answered, dialog } = await ask({ dismissible: true });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(undefined));
});

test('icon and actions can be left out and named', async () => {
  const { dialog } = await ask({
    icon: { show: false },
    actions: {
      confirm: { label: 'Close the gift batch', tone: 'primary' },
      cancel: { show: false },
    },
  });
  expect(dialog.querySelector('svg')).toBeNull();
  expect(screen.getByRole('button', { name: 'Close the gift batch' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull();
});
