import { expect, test } from 'vitest';
import { memoryLocks } from '../../tests/support/locks.ts';
import { singleFile } from './single-file.ts';

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
  const first = singleFile(locks, 'work', run);
  const second = singleFile(locks, 'work', run);
  const folded = singleFile(locks, 'work', run).then((result) => {
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
  const failing = singleFile(locks, 'work', () => Promise.reject(new Error('killed')));
  const next = singleFile(locks, 'work', async () => 'done');
  await expect(failing).rejects.toThrow('killed');
  expect(await next).toBe('done');
});
