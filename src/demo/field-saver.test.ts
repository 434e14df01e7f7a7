import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fieldSaver } from './field-saver.ts';

interface Fields {
  title: string;
  notes: string;
  priority: number;
  completed: boolean;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function saver(answer: () => Promise<unknown> = () => Promise.resolve()) {
  const saved: Partial<Fields>[] = [];
  const made = fieldSaver<Fields>((fields) => {
    saved.push(fields);
    return answer();
  }, 300);
  return { ...made, saved };
}

test('what is typed within 300 ms is one save of what changed', async () => {
  const { change, saved } = saver();
  change({ title: 'S' });
  change({ title: 'Sw', notes: 'With the broom' });
  await vi.advanceTimersByTimeAsync(299);
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toEqual([{ title: 'Sw', notes: 'With the broom' }]);
});

test('a flush saves at once, and nothing twice', async () => {
  const { change, flush, saved } = saver();
  change({ title: 'Sweep' });
  await flush();
  await flush();
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved).toEqual([{ title: 'Sweep' }]);
});

test('what could not be saved goes with the next, unless it was written anew', async () => {
  let works = false;
  const { change, flush, saved } = saver(() =>
    works ? Promise.resolve() : Promise.reject(new Error('no')),
  );
  change({ title: 'Sweep', priority: 2 });
  await expect(flush()).rejects.toThrow('no');
  works = true;
  change({ title: 'Sweep the hall' });
  await flush();
  expect(saved.at(-1)).toEqual({ title: 'Sweep the hall', priority: 2 });
});

test('a page that goes away takes what waits and what is on its way, the newest of each', async () => {
  const { change, flush, take } = saver(() => new Promise(() => undefined));
  expect(take()).toBeNull();
  change({ title: 'Sweep', completed: true });
  void flush();
  await vi.advanceTimersByTimeAsync(0);
  change({ title: 'Sweep the hall' });
  expect(take()).toEqual({ title: 'Sweep the hall', completed: true });
});
