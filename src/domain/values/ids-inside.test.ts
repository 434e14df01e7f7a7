import { expect, test } from 'vitest';
import { idsInside } from './ids-inside.ts';

type Region = { id: string; partOf: string | null };
const insideOf = (rows: readonly Region[], id: string) => [
  ...idsInside(rows, ({ partOf }) => partOf, id),
];

test('a row of a tree holds itself and what is in it, at any depth', () => {
  const all = [
    { id: 'gauteng', partOf: 'country' },
    { id: 'soweto', partOf: 'gauteng' },
    { id: 'country', partOf: null },
    { id: 'cape', partOf: 'country' },
  ];
  expect(insideOf(all, 'country')).toEqual(['country', 'gauteng', 'cape', 'soweto']);
  expect(insideOf(all, 'gauteng')).toEqual(['gauteng', 'soweto']);
  expect(insideOf(all, 'unknown')).toEqual(['unknown']);
});

test('rows in a circle are found once each', () => {
  const circle = [
    { id: 'a', partOf: 'b' },
    { id: 'b', partOf: 'a' },
  ];
  expect(insideOf(circle, 'a')).toEqual(['a', 'b']);
});
