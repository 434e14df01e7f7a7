import { expect, test } from 'vitest';
import { neighbourOf } from './neighbour-of.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));

test('the next one is opened, the one before at the end, and none where it was alone', () => {
  expect(neighbourOf(rows, 'a')).toEqual({ id: 'b' });
  expect(neighbourOf(rows, 'c')).toEqual({ id: 'b' });
  expect(neighbourOf([{ id: 'a' }], 'a')).toBeNull();
});
