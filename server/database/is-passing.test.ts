import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { isPassing } from './is-passing.ts';

function databaseError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('It failed', 9, 'error'), { code });
}

test.each(['08006', '40P01', '53100', '53300', '55P03', '57014', '57P01', '58030'])(
  'what the database says with %s may be over next time',
  (code) => expect(isPassing(databaseError(code))).toBe(true),
);

test.each(['22P02', '23505', '42703'])('%s is a fault of the program', (code) =>
  expect(isPassing(databaseError(code))).toBe(false),
);

test('no connection passes, a mistake in the program does not', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' });
  expect(isPassing(refused)).toBe(true);
  expect(isPassing(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isPassing(new TypeError('x is undefined'))).toBe(false);
  expect(isPassing('thrown')).toBe(false);
});
