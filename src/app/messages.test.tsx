// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { holdReload, knowRegistration } from '../api/updates.ts';
import { Messages } from './messages.tsx';

afterEach(cleanup);

const offered = () => screen.queryByText('An app update is available');

test('S8-017 S8-018 an update is offered wherever nobody counts, and waits while a form is open', () => {
  const postMessage = vi.fn();
  const registration = { waiting: { postMessage } } as unknown as ServiceWorkerRegistration;
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {} },
  });
  render(<Messages />);
  const leave = holdReload();
  act(() => knowRegistration(registration));
  expect(offered()).toBeNull();
  act(leave);
  expect(offered()).not.toBeNull();
  let leaveAgain = leave;
  act(() => {
    leaveAgain = holdReload();
  });
  expect(offered()).toBeNull();
  act(leaveAgain);
  act(() => screen.getByRole('button', { name: 'Update Now' }).click());
  expect(postMessage).toHaveBeenCalledWith({ type: 'activateUpdate' });
  expect(offered()).toBeNull();
});
