import { expect, test } from 'vitest';
import { divided } from './divide.ts';

const rows = (count: number, text = '') =>
  Array.from({ length: count }, (_, at) => ({ id: at, text }));

test('issue 12: rows are divided into at most 500, in their order, and by how much a call carries', () => {
  expect([...divided([])]).toEqual([]);
  expect([...divided(rows(1201))].map((part) => part.length)).toEqual([500, 500, 201]);
  expect([...divided(rows(1201))].flat()).toEqual(rows(1201));
  const large = [...divided(rows(100, 'x'.repeat(10_000)))];
  expect(large.flat()).toHaveLength(100);
  for (const part of large) expect(JSON.stringify(part).length).toBeLessThanOrEqual(300_100);
  expect([...divided(rows(2, 'x'.repeat(400_000)))]).toHaveLength(2);
});
