import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { fixedId, memoryDevice } from '../../tests/support/device.ts';
import { keepAsking } from './keep-asking.ts';
import { settingOf } from './vault.ts';

const { vault } = memoryDevice(() => Promise.reject(new Error('nobody answers'))).databases;
const held = () => settingOf(vault, 'callSize');
const write = (items: number) => vault.settings.put({ key: 'callSize', items });

async function reads(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await vault.profiles.count();
}

test('every last change is answered, of many questions side by side that rest for different times', async () => {
  const told = new Map<number, unknown>();
  const asking = Array.from({ length: 8 }, (_, at) =>
    keepAsking({
      async ask() {
        const size = await held();
        // A screen reads on from what it read.
        await reads(at);
        return size;
      },
      tell: (size) => told.set(at, size),
      rest: (took) => took + at * 5,
    }),
  );
  for (let round = 1; round <= 40; round += 1) {
    await write(round);
    await reads(round % 7);
  }
  const last = { key: 'callSize', items: 40 };
  await expect.poll(() => [...told.values()]).toEqual(asking.map(() => last));
  for (const one of asking) one.unsubscribe();
});

test('many changes while a question rests are one question', async () => {
  let asked = 0;
  const told: number[] = [];
  const rested = Promise.withResolvers<void>();
  const asking = keepAsking({
    async ask() {
      asked += 1;
      return (await held())?.items ?? 0;
    },
    tell: (items) => told.push(items),
    rest: () => 0,
    ready: () => (asked === 0 ? Promise.resolve() : rested.promise),
  });
  await expect.poll(() => told).toHaveLength(1);
  for (let items = 100; items < 120; items += 1) await write(items);
  expect(asked).toBe(1);
  rested.resolve();
  await expect.poll(() => told.at(-1)).toBe(119);
  expect(asked).toBe(2);
  await write(120);
  await expect.poll(() => told.at(-1)).toBe(120);
  asking.unsubscribe();
});

test('after the end nothing is told, though a question is on its way', async () => {
  const told: unknown[] = [];
  const read = Promise.withResolvers<void>();
  let asked = 0;
  const asking = keepAsking({
    async ask() {
      asked += 1;
      const size = await held();
      await read.promise;
      return size;
    },
    tell: (size) => told.push(size),
    rest: () => 0,
  });
  await expect.poll(() => asked).toBe(1);
  asking.unsubscribe();
  read.resolve();
  await write(200);
  await vault.settings.put({ key: 'device', clientId: fixedId(1) });
  expect([asked, told]).toEqual([1, []]);
});
