import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesId, restoredIds, withOtherId } from './named-ids.ts';

test('a field names one row, or several', () => {
  expect(namesId('a', 'a')).toBe(true);
  expect(namesId(['b', 'a'], 'a')).toBe(true);
  expect(namesId(null, 'a')).toBe(false);
  expect(namesId(['b'], 'a')).toBe(false);
});

test('another id takes the place of one, once', () => {
  expect(withOtherId('a', 'a', 'b')).toBe('b');
  expect(withOtherId(['a', 'c'], 'a', 'b')).toEqual(['b', 'c']);
  expect(withOtherId(['a', 'b'], 'a', 'b')).toEqual(['b']);
  expect(withOtherId(['a', 'b'], 'a', null)).toEqual(['b']);
  expect(withOtherId('a', 'a', null)).toBeNull();
});

const ids = fc
  .uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })
  .map((list) => list.toSorted());

const untouched = (list: readonly unknown[]) =>
  list.filter((id) => id !== 'a' && id !== 'b').toSorted();

test('what a merge did to a list is taken back, and what others did to it since stays', () => {
  fc.assert(
    fc.property(ids, ids, (before, since) => {
      const after = withOtherId(before, 'a', 'b') as string[];
      expect(restoredIds(before, after, after)).toEqual(before);
      const now = [...new Set([...after, ...since])].filter((id) => id !== 'h');
      const restored = restoredIds(before, after, now);
      expect(untouched(restored)).toEqual(untouched(now));
      if (before.includes('a')) expect(restored).toContain('a');
    }),
  );
});
