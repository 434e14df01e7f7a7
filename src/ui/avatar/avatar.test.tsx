import { expect, test } from 'vitest';
import { initials } from './avatar.tsx';

test.each([
  ['Naledi Mokoena', 'NM'],
  ['Pieter van der Merwe', 'PM'],
  ['Thabo', 'T'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
