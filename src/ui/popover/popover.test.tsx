// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Popover } from './popover.tsx';

afterEach(cleanup);

test('it opens beside its button, has a name, and Escape closes it and gives the focus back', async () => {
  const closed = vi.fn();
  render(
    <Popover trigger={<button type="button">Why</button>} label="Reason" onClosed={closed}>
      {() => <button type="button">Inside</button>}
    </Popover>,
  );
  const trigger = screen.getByRole('button', { name: 'Why' });
  trigger.focus();
  fireEvent.click(trigger);
  const content = await screen.findByRole('dialog', { name: 'Reason' });
  fireEvent.keyDown(content, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(closed).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test('what is inside can close it', async () => {
  render(
    <Popover trigger={<button type="button">Why</button>} label="Reason">
      {(close) => (
        <button type="button" onClick={close}>
          Done
        </button>
      )}
    </Popover>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Why' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
