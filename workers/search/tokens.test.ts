import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

test.each([
  ['Renée van der Merwe', ['renee', 'van', 'der', 'merwe']],
  ['Ntombi 082 555 0142', ['ntombi', '0825550142']],
  ['+27 (82) 555-0142', ['0825550142']],
  ['0027825550142', ['0825550142']],
  ['+44 20 7946 0018', ['442079460018']],
  ['082 5', ['0825']],
  ['Cell 12', ['cell', '12']],
  [' - ', []],
])('what %j is found by', (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens);
});
