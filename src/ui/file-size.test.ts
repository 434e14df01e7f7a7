import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0\u00a0B'],
  [999, '999\u00a0B'],
  [1_000, '1,0\u00a0kB'],
  [48_300, '48\u00a0kB'],
  [7_240_000, '7,2\u00a0MB'],
  [5_000_000_000_000, '5000\u00a0GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
