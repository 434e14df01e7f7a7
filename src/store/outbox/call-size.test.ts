import { beforeEach, expect, test } from 'vitest';
import { largestBatch } from '#domain/protocol.ts';
import { memoryDevice } from '../../../tests/support/device.ts';
import { callSize, learnCallSize } from './call-size.ts';
import type { Vault } from '../vault.ts';

let vault: Vault;
beforeEach(() => {
  ({ vault } = memoryDevice(() => Promise.reject(new Error('No network'))).databases);
});

test('A08 a call that breaks on its way is too large for the line; what is carried quickly may grow again', async () => {
  expect(await callSize(vault)).toBe(largestBatch);
  await learnCallSize(vault, { items: 100, took: 2900, broke: true });
  expect(await callSize(vault)).toBe(25);
  await learnCallSize(vault, { items: 25, took: 1800, broke: false });
  expect(await callSize(vault)).toBe(25);
  await learnCallSize(vault, { items: 25, took: 400, broke: false });
  await learnCallSize(vault, { items: 50, took: 400, broke: false });
  await learnCallSize(vault, { items: 100, took: 400, broke: false });
  expect(await callSize(vault)).toBe(largestBatch);
});

test('a line that is not there says nothing about what it carries, and a few go over any', async () => {
  await learnCallSize(vault, { items: 100, took: 3, broke: true });
  expect(await callSize(vault)).toBe(largestBatch);
  await learnCallSize(vault, { items: 8, took: 5000, broke: true });
  expect(await callSize(vault)).toBe(5);
});
