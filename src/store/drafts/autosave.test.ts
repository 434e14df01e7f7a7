import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autosave } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('A03 a change is saved within 400 ms, also while changes keep coming', async () => {
  const saved: number[] = [];
  const saver = autosave(async (value: number) => saved.push(value));
  for (let at = 0; at < 800; at += 100) {
    saver.change(at);
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(400);
  expect(saved.length).toBeGreaterThan(1);
  expect(saved.at(-1)).toBe(700);
});

test('flush saves at once, after the save that is under way', async () => {
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const saver = autosave(async (value: string) => {
    order.push(`begin ${value}`);
    if (value === 'a') await gate.promise;
    order.push(`end ${value}`);
  });
  saver.change('a');
  const first = saver.flush();
  saver.change('b');
  const second = saver.flush();
  gate.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['begin a', 'end a', 'begin b', 'end b']);
});

test('a save that fails is told to whoever flushes', async () => {
  const saver = autosave(() => Promise.reject(new Error('The disk is full')));
  saver.change(1);
  await expect(saver.flush()).rejects.toThrow('full');
});
