// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker } from '../api/updates/register-worker.ts';
import { blockReload, knowRegistration } from '../api/updates/updates.ts';
import { Messages } from './messages.tsx';

afterEach(cleanup);

const offered = () => screen.queryByText('An app update is available');

test('S2-165 S8-017 S8-018 an update is offered wherever nobody counts, waits while a form is open, and says so', () => {
  const postMessage = vi.fn();
  const registration = { waiting: { postMessage } } as unknown as ServiceWorkerRegistration;
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {} },
  });
  render(<Messages />);
  const leave = blockReload();
  act(() => knowRegistration(registration));
  expect(offered()).toBeNull();
  act(leave);
  expect(offered()).not.toBeNull();
  let leaveAgain = leave;
  act(() => {
    leaveAgain = blockReload();
  });
  expect(offered()).toBeNull();
  act(leaveAgain);
  act(() => screen.getByRole('button', { name: 'Update Now' }).click());
  expect(postMessage).toHaveBeenCalledWith({ type: 'activateUpdate' });
  expect(offered()).toBeNull();

  // S2-165: the old worker may take its time, and an open form makes it wait.
  expect(
    screen.getByText('Updating. The app starts again when it has finished syncing'),
  ).toBeTruthy();
  act(() => {
    leaveAgain = blockReload();
  });
  expect(screen.getByText('The update comes when you leave this form')).toBeTruthy();
  act(leaveAgain);
});

test('S8-023 a browser without service workers is told so', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(navigator.serviceWorker).toBeUndefined();
  render(<Messages />);
  act(registerWorker);
  expect(
    screen.getByText('Service workers are disabled or not supported by this browser'),
  ).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'OK' }).click());
});
