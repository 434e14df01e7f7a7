import { expect, test } from 'vitest';
import { dateWithYear } from './local-date.ts';

test('issue 12: a date of any year is read with its month and its year', () => {
  expect(dateWithYear('2026-11-02')).toBe('2 Nov 2026');
  expect(dateWithYear('1998-01-31')).toBe('31 Jan 1998');
  expect(dateWithYear('someday')).toBe('someday');
});
