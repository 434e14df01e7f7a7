// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { type PushState, pushState, subscribe } from '../push-device.ts';
import { subscribeAndConfirm, unsubscribeAndConfirm } from '../push-words.ts';
import { PushOffer } from './push-offer.tsx';

vi.mock('../../../api/live-queries/use-live.ts', () => ({ useLive: vi.fn() }));
vi.mock('../push-device.ts', () => ({ pushState: vi.fn(), subscribe: vi.fn() }));
vi.mock('../push-words.ts', () => ({
  subscribeAndConfirm: vi.fn(),
  unsubscribeAndConfirm: vi.fn(),
}));

let now: PushState;
const sent = (data: boolean) => vi.mocked(useLive).mockReturnValue({ state: 'ready', data });
const button = (name: string) => screen.queryByRole('button', { name });

beforeEach(() => {
  localStorage.setItem('profile', 'thabo');
  now = 'mayAsk';
  vi.mocked(pushState).mockImplementation(async () => now);
  vi.mocked(subscribe).mockReset().mockResolvedValue();
  vi.mocked(subscribeAndConfirm)
    .mockReset()
    .mockImplementation(async () => void (now = 'subscribed'));
  vi.mocked(unsubscribeAndConfirm)
    .mockReset()
    .mockImplementation(async () => void (now = 'declined'));
  sent(true);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Rendered, and what the browser and the server say has been heard. */
async function shown() {
  const view = render(<PushOffer />);
  await waitFor(() => expect(pushState).toHaveBeenCalled());
  await vi.mocked(pushState).mock.results.at(-1)?.value;
  return view;
}

test('S9-007 the first report that arrived brings the offer, and its button is the act', async () => {
  await shown();
  expect(
    await screen.findByRole('heading', { name: 'Get told when your report is checked' }),
  ).toBeTruthy();
  expect(subscribe).not.toHaveBeenCalled();
  expect(subscribeAndConfirm).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Turn on notifications' }));
  expect(await screen.findByText('Notifications are on for this device.')).toBeTruthy();
  expect(subscribeAndConfirm).toHaveBeenCalledOnce();
});

test('“Not now” holds, for this person', async () => {
  await shown();
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(button('Turn on notifications')).toBeNull();
  cleanup();
  await shown();
  expect(button('Turn on notifications')).toBeNull();
  cleanup();
  localStorage.setItem('profile', 'lerato');
  await shown();
  expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeTruthy();
});

test('before the first report has arrived there is no offer', async () => {
  sent(false);
  const { container } = await shown();
  expect(container.innerHTML).toBe('');
});

test.each(['impossible', 'declined'] as const)('nothing where push is %s', async (found) => {
  now = found;
  const { container } = await shown();
  expect(container.innerHTML).toBe('');
});

test('S9-007 where the permission was given nobody is asked', async () => {
  now = 'maySubscribe';
  await shown();
  expect(await screen.findByText('Notifications are on for this device.')).toBeTruthy();
  expect(subscribe).toHaveBeenCalledOnce();
});

test('S4-022 who is subscribed may turn it off again', async () => {
  now = 'subscribed';
  await shown();
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(screen.queryByText(/Notifications are on/)).toBeNull());
  expect(unsubscribeAndConfirm).toHaveBeenCalledOnce();
});
