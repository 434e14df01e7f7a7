import { expect, test } from 'vitest';
import * as operations from '#domain/attendance/operations.ts';
import {
  fixedId,
  lerato,
  memoryDevice,
  signInOn,
  states,
  submit,
} from '../../../tests/support/device.ts';
import { outboxText, takeOutbox } from './outbox-file.ts';

const nowhere = () => Promise.reject(new Error('No network'));
const known = Object.values(operations).filter((one) => 'path' in one);
const now = new Date('2026-11-22T09:00:00.000Z');

async function written() {
  const device = memoryDevice(nowhere);
  const store = await signInOn(device);
  await submit(store, 3);
  await submit(store, 10);
  const problem = {
    code: 'forbidden',
    message: 'You may not do this. Ask an administrator of your church',
  };
  await store.vault.items.update(fixedId(10), {
    state: { kind: 'attention', attempts: 1, problem },
  });
  await submit(store, 17);
  const output = { receiptNumber: 'GV-1' };
  await store.vault.items.update(fixedId(17), {
    state: { kind: 'sent', attempts: 1, how: 'accepted', output, at: 1 },
  });
  const file = await outboxText(store, now);
  if (!file) throw new Error('There is nothing to write');
  return { store, ...file };
}

test('A15 the file holds what was not sent, refused or not, and can be read by people', async () => {
  const { text, count } = await written();
  expect(count).toBe(2);
  expect(JSON.parse(text)).toMatchObject({
    format: 'ibandla-outbox',
    version: 1,
    author: { name: 'Thabo Nkosi' },
    days: ['2026-01-03', '2026-01-10'],
  });
});

test('another device of the same person takes each item once, exactly as captured', async () => {
  const { store, text } = await written();
  const other = memoryDevice(nowhere);
  const there = await signInOn(other);
  expect(await takeOutbox(there, text, known)).toBe(2);
  expect(await takeOutbox(there, text, known)).toBe(0);
  expect(await states(other)).toEqual({ 3: 'waiting', 10: 'waiting' });
  for (const day of [3, 10]) {
    const { state: _, ...captured } = (await store.vault.items.get(fixedId(day))) ?? { state: 0 };
    expect(await there.vault.items.get(fixedId(day))).toMatchObject(captured);
  }
});

test('what this device has already is left as it is', async () => {
  const { store, text } = await written();
  expect(await takeOutbox(store, text, known)).toBe(0);
  expect((await store.vault.items.get(fixedId(10)))?.state.kind).toBe('attention');
});

test('O3 nobody else takes it, and nothing of it stays', async () => {
  const { text } = await written();
  const other = memoryDevice(nowhere);
  const there = await signInOn(other, lerato);
  await expect(takeOutbox(there, text, known)).rejects.toThrow(/Only Thabo Nkosi can send them/);
  expect(await states(other)).toEqual({});
});

test.each([
  ['', /not a file of waiting reports/],
  ['date,church\n2026-01-03,Soweto', /not a file of waiting reports/],
  ['{"format":"ibandla-outbox"}', /not a file of waiting reports/],
])('a file that is none, "%s", gets a sentence', async (text, sentence) => {
  const there = await signInOn(memoryDevice(nowhere));
  await expect(takeOutbox(there, text, known)).rejects.toThrow(sentence);
});

test('a file that was changed by hand gets a sentence, and nothing of it is taken', async () => {
  const { text } = await written();
  const other = memoryDevice(nowhere);
  const there = await signInOn(other);
  const changed = text.replace('"attendance": 100', '"attendance": 900');
  expect(changed).not.toBe(text);
  await expect(takeOutbox(there, changed, known)).rejects.toThrow(/was changed or cut off/);
  await expect(takeOutbox(there, text.slice(0, -40), known)).rejects.toThrow(/not a file/);
  expect(await states(other)).toEqual({});
});

test('a file of a newer version asks for an update', async () => {
  const { text } = await written();
  const there = await signInOn(memoryDevice(nowhere));
  const newer = text.replace('"version": 1', '"version": 2');
  await expect(takeOutbox(there, newer, known)).rejects.toThrow(/newer version of the app/);
  await expect(takeOutbox(there, text, [])).rejects.toThrow(/cannot read the file/);
});
