import { expect, test } from 'vitest';
import { peopleShares, type Share } from './people-shares.ts';

const counts = (list: readonly Share[]) =>
  Object.fromEntries(list.map(({ name, count }) => [name, count]));

test('issue 14: each list counts everybody who belongs to the church once', () => {
  const shares = peopleShares(
    [
      { gender: 'Female', birthDate: { year: 1990 }, connectionStatus: 'Member' },
      { gender: 'Male', birthDate: { year: 2020 }, connectionStatus: 'Member', status: 'active' },
      { connectionStatus: 'First Timer', ageClassification: 'Teen' },
      { gender: 'Male', connectionStatus: 'Member', status: 'archived' },
    ],
    '2026-11-22',
  );
  expect([shares.people, shares.members]).toEqual([3, 2]);
  expect(counts(shares.gender)).toEqual({ Female: 1, Male: 1, Unknown: 1 });
  expect(counts(shares.age)).toEqual({ Adult: 1, Child: 1, Teen: 1, Unknown: 0 });
  expect(counts(shares.connection)).toMatchObject({ Member: 2, 'First Timer': 1, Unknown: 0 });
});
