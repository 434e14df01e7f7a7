// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FullscreenButton } from './fullscreen-button.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fullscreenElement');
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

function browserHas(request: () => Promise<void>): void {
  Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true });
  Object.defineProperty(document.documentElement, 'requestFullscreen', {
    value: request,
    configurable: true,
  });
}

test('S2-117 it takes the whole screen and says how to leave it', () => {
  const request = vi.fn().mockResolvedValue(undefined);
  browserHas(request);
  render(<FullscreenButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Fullscreen' }));
  expect(request).toHaveBeenCalledOnce();
  Object.defineProperty(document, 'fullscreenElement', {
    value: document.body,
    configurable: true,
  });
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  expect(screen.getByRole('button', { name: 'Leave fullscreen' })).toBeTruthy();
});

test('S8-024 where the browser refuses, it is written to the log and nothing else happens', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  browserHas(() => Promise.reject(new TypeError('Not allowed')));
  render(<FullscreenButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Fullscreen' }));
  await waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(screen.getByRole('button', { name: 'Fullscreen' })).toBeTruthy();
});
