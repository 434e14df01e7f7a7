import { expect, test } from 'vitest';
import * as css from './avatar.css.ts';
import { hueOf, initials } from './avatar.tsx';

test.each([
  ['Naledi Mokoena', 'NM'],
  ['Pieter van der Merwe', 'PM'],
  ['Thabo', 'T'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

const people = [
  'Naledi',
  'Thabo',
  'Fatima',
  'Sipho',
  'Anneke',
  'Lerato',
  'Zanele',
  'Pieter',
].flatMap((first) =>
  ['Mokoena', 'Dube', 'Khumalo', 'van der Merwe', 'Nkuna', 'Adams', 'Botha'].map(
    (last) => `${first} ${last}`,
  ),
);

test('DESIGN 9 a church has avatars in seven hues, none of them the accent or grey, each name always in the same', () => {
  const hues = people.map(hueOf);
  expect(new Set(hues)).toEqual(new Set(Object.keys(css.hues)));
  expect(Object.keys(css.hues)).toHaveLength(7);
  expect(Object.keys(css.hues)).not.toContain('accent');
  expect(Object.keys(css.hues)).not.toContain('neutral');
  expect(people.map(hueOf)).toEqual(hues);
  // No hue belongs to more than a third of them; the same letters in another order may differ.
  for (const hue of new Set(hues)) {
    expect(hues.filter((one) => one === hue).length).toBeLessThan(people.length / 3);
  }
});
