import { expect, test } from 'vitest';
import { regionsIn } from './regions.ts';

const inside = (id: string, parentChurchGroupId: string | null) => ({ id, parentChurchGroupId });

test('a church group holds itself and what is in it, at any depth', () => {
  const all = [
    inside('gauteng', 'country'),
    inside('soweto', 'gauteng'),
    inside('country', null),
    inside('cape', 'country'),
  ];
  expect([...regionsIn(all, 'country')].toSorted()).toEqual([
    'cape',
    'country',
    'gauteng',
    'soweto',
  ]);
  expect([...regionsIn(all, 'gauteng')]).toEqual(['gauteng', 'soweto']);
  expect([...regionsIn(all, 'unknown')]).toEqual(['unknown']);
});

test('church groups in a circle are found once each', () => {
  expect(regionsIn([inside('a', 'b'), inside('b', 'a')], 'a').size).toBe(2);
});
