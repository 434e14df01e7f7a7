// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { latePart } from './late-part.ts';
import { snackbars } from './snackbar/snackbars.ts';
import { preloadPart } from './preload-part.tsx';

const Photos = () => <p>Photos</p>;
const noWay = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const words = 'This did not load. It opens when there is a signal';
const told = () => snackbars.current()?.text ?? null;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  const shown = snackbars.current();
  if (shown) snackbars.close(shown);
});

function showInForm(Part: ComponentType<object>): void {
  render(
    <>
      <p>83 people</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
}

test('A23 a part that the line did not bring takes no page with it, and comes when the signal is back', async () => {
  const load = vi.fn(async () => Photos);
  load.mockImplementationOnce(noWay).mockImplementationOnce(noWay);
  showInForm(latePart(load));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  act(() => void dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.getByText('83 people')).toBeTruthy();
  expect(screen.queryByText('Photos')).toBeNull();
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('Photos');
  expect(told()).toBeNull();
});

test('A23 without a word of the browser it is asked for again every 15 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const load = vi.fn(async () => Photos);
  load.mockImplementationOnce(noWay);
  showInForm(latePart(load));
  await act(() => vi.advanceTimersByTimeAsync(14_900));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Photos')).toBeTruthy();
});

test('A23 a part that somebody asked for and that does not load is told, once', async () => {
  const load = vi.fn(async () => Photos);
  load.mockImplementationOnce(noWay);
  showInForm(preloadPart(load).Part);
  await vi.waitFor(() => expect(told()).toBe(words));
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('Photos');
});
