import { expect, test } from 'vitest';
import { createQueue } from './hashing-queue.ts';

/** A task that ends when it is told to. */
function task(name: string, ran: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = async () => {
    ran.push(name);
    await promise;
    return name;
  };
  return { run, end: resolve };
}

test('issue 10.6: so many run, so many wait, and one more is told at once that the server is busy', async () => {
  const ran: string[] = [];
  const inTurn = createQueue({ atOnce: 1, waiting: 1 });
  const [one, two, three] = [task('one', ran), task('two', ran), task('three', ran)];
  const first = inTurn(one.run, { first: false });
  const second = inTurn(two.run, { first: false });
  await expect(inTurn(three.run, { first: false })).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 2,
  });
  expect(ran).toEqual(['one']);
  one.end();
  two.end();
  expect(await Promise.all([first, second])).toEqual(['one', 'two']);
  three.end();
  expect(await inTurn(three.run, { first: false })).toBe('three');
});

test('issue 10.6: a known device waits behind no stranger, and a failing task keeps no place', async () => {
  const ran: string[] = [];
  const inTurn = createQueue({ atOnce: 1, waiting: 2 });
  const [held, guess, known] = [task('held', ran), task('guess', ran), task('known', ran)];
  const failing = inTurn(
    async () => {
      await held.run();
      throw new Error('failed');
    },
    { first: false },
  );
  const stranger = inTurn(guess.run, { first: false });
  const person = inTurn(known.run, { first: true });
  held.end();
  guess.end();
  known.end();
  await expect(failing).rejects.toThrow('failed');
  await Promise.all([stranger, person]);
  expect(ran).toEqual(['held', 'known', 'guess']);
});
