import { expect, test } from 'vitest';
import { mustMatch } from './must-match.ts';

test.each([
  ['secret', 'secret', null],
  ['secret', 'Secret', 'Type it again'],
  ['secret', 'secret ', 'Type it again'],
  ['secret', '', null],
])('%s and %s: %s', (first, second, problem) => {
  expect(mustMatch(first, second, 'Type it again')).toBe(problem);
});
