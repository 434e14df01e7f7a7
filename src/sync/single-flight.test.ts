import { expect, test } from 'vitest';
import { memoryLocks } from '../../tests/support/locks.ts';
import { singleFlight } from './single-flight.ts';

test('A26 one runs, one waits, the others are folded into it and end with it', async () => {
  const locks = memoryLocks();
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const order: string[] = [];
  let runs = 0;
  const run = async () => {
    const mine = runs;
    runs += 1;
    await gates[mine]?.promise;
    order.push(`run ${mine}`);
    return mine;
  };
  const first = singleFlight(locks, 'work', run);
  await expect.poll(() => runs).toBe(1);
  const second = singleFlight(locks, 'work', run);
  const folded = singleFlight(locks, 'work', run).then((result) => {
    order.push(`folded ${result}`);
    return result;
  });
  gates[0]?.resolve();
  expect(await first).toBe(0);
  gates[1]?.resolve();
  expect(await second).toBe(1);
  expect(await folded).toBeNull();
  expect(order).toEqual(['run 0', 'run 1', 'folded null']);
});

test('A27 a run that fails makes way', async () => {
  const locks = memoryLocks();
  const killed = Promise.withResolvers<never>();
  let began = false;
  const failing = singleFlight(locks, 'work', () => {
    began = true;
    return killed.promise;
  });
  await expect.poll(() => began).toBe(true);
  const next = singleFlight(locks, 'work', async () => 'done');
  killed.reject(new Error('killed'));
  await expect(failing).rejects.toThrow('killed');
  expect(await next).toBe('done');
});

test('nobody is folded into a run that has looked already', async () => {
  const locks = memoryLocks();
  const queue = [1];
  const sent: number[] = [];
  const run = async () => {
    const seen = queue.splice(0);
    sent.push(...seen);
  };
  const asked: Promise<unknown>[] = [];
  for (let item = 2; item < 50; item += 1) {
    asked.push(singleFlight(locks, 'work', run));
    // Between any two steps of the run.
    for (let step = 0; step < item % 7; step += 1) await Promise.resolve();
    queue.push(item);
    asked.push(singleFlight(locks, 'work', run));
  }
  await Promise.all(asked);
  expect(queue).toEqual([]);
  expect(sent).toHaveLength(49);
});
