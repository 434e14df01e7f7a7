import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLive } from './live.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Live news on a database that only counts what it is asked. */
async function counted() {
  const told: string[] = [];
  const release = vi.fn<() => void>();
  const ear = Object.assign(new EventEmitter(), { query: async () => undefined, release });
  const pool = {
    connect: async () => ear,
    query: async (_text: string, [, payload]: [string, string]) => void told.push(payload),
  };
  const live = await openLive(pool as unknown as Pool, pino({ level: 'silent' }));
  return { told, ear, release, live };
}

test('a change is told at once; what follows within 50 ms is told together', async () => {
  const { told, live } = await counted();
  const changed = (v: number) =>
    live.changed('grace-valley', { v, epoch: 'first', scopes: [`church:${v}`] });
  changed(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveLength(1);
  for (let v = 2; v <= 9; v++) changed(v);
  await vi.advanceTimersByTimeAsync(40);
  expect(told).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toHaveLength(2);
  expect(told[1]).toContain('"v":9');
  expect(told[1]).toContain('church:2');
  await live.close();
});

test('a connection that ends with the server is let go of once', async () => {
  const { ear, release, live } = await counted();
  await live.close();
  ear.emit('error', new Error('terminating connection due to administrator command'));
  expect(release).toHaveBeenCalledTimes(1);
});
