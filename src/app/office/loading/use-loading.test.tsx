// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../../tests/support/in-router.tsx';
import { tracked } from '../../../api/calls/in-flight.ts';
import { loadingStatus } from './loading-status.ts';
import { useLoading } from './use-loading.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Shown() {
  return <p>{useLoading().busy ? 'loading' : 'at rest'}</p>;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => screen.getByText(/loading|at rest/).textContent;

async function asked() {
  const { promise, resolve } = Promise.withResolvers<void>();
  await act(async () => {
    void tracked(promise);
  });
  return () => act(async () => resolve());
}

test('S4-026 said after a moment, through two requests that overlap, and not any longer', async () => {
  await renderAt('/dashboard', <Shown />);
  const first = await asked();
  expect(said()).toBe('at rest');
  await pass(200);
  expect(said()).toBe('loading');
  const second = await asked();
  await first();
  await pass(1000);
  expect(said()).toBe('loading');
  await second();
  await pass(200);
  expect(said()).toBe('at rest');
});

test('what is over at once does not flicker, nor what follows at once', async () => {
  await renderAt('/dashboard', <Shown />);
  const short = await asked();
  await pass(150);
  await short();
  await pass(1000);
  expect(said()).toBe('at rest');
  const first = await asked();
  await pass(200);
  await first();
  await pass(150);
  const next = await asked();
  await pass(150);
  expect(said()).toBe('loading');
  await next();
});

test('S4-026 what somebody else waits for is said, too', async () => {
  await renderAt('/dashboard', <Shown />);
  act(() => loadingStatus.set(true, '/api/files'));
  await pass(200);
  expect(said()).toBe('loading');
  act(() => loadingStatus.set(false, '/api/files'));
  await pass(200);
  expect(said()).toBe('at rest');
});
