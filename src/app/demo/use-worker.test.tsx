// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWorker } from './use-worker.ts';

class Worker extends EventTarget {
  state = 'installing';
  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** The browser's workers: none serves this page, and perhaps one is being installed. */
class Workers extends EventTarget {
  controller: { state: string } | null = null;
  readonly installing: Worker | null;
  constructor(installing: Worker | null) {
    super();
    this.installing = installing;
  }
  getRegistration = async () => this.installing && { installing: this.installing };
  takesCharge(): void {
    this.controller = { state: 'activated' };
    this.dispatchEvent(new Event('controllerchange'));
  }
}

function browserWith(installing: Worker | null): Workers {
  const value = new Workers(installing);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  return value;
}
const afterPatience = () => act(() => vi.advanceTimersByTimeAsync(60_000));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a demo app waits for a worker that is still being installed, however slow the line is', async () => {
  const workers = browserWith(new Worker());
  const { result } = renderHook(useWorker);
  await afterPatience();
  expect(result.current).toBe('waiting');
  act(() => workers.takesCharge());
  expect(result.current).toBe('there');
});

test('a demo app says that no worker comes, once none was seen or the one that came failed', async () => {
  browserWith(null);
  const { result } = renderHook(useWorker);
  expect(result.current).toBe('waiting');
  await afterPatience();
  expect(result.current).toBe('none');
  cleanup();
  const worker = new Worker();
  browserWith(worker);
  const failing = renderHook(useWorker);
  await afterPatience();
  expect(failing.result.current).toBe('waiting');
  await act(async () => worker.becomes('redundant'));
  expect(failing.result.current).toBe('none');
});
