import { expect, test } from 'vitest';
import { plainRand } from './plain-rand.ts';
import { parseRand } from './rand.ts';

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['1240', 124_000],
  ['R 1 240,00', 124_000],
  ['1\u00a0240,5', 124_050],
  ['1240.05', 124_005],
])('%j is read as cents', (typed, minor) => {
  expect(parseRand(typed)).toEqual({ ok: true, minor });
});

test.each(['-1', 'ten', '1,240.00', '1.234', '1e3', '10000000', '😀'])(
  '%j is refused in words',
  (typed) => {
    expect(parseRand(typed)).toMatchObject({ ok: false, problem: expect.any(String) });
  },
);

test.each(['1.240,50', '1,240.50', '1.240', '12,000,000'])(
  'issue 10.41: %j has a sentence about its thousands',
  (typed) => {
    const problem = 'Leave out what stands between thousands, such as 1240,50';
    expect(parseRand(typed)).toEqual({ ok: false, problem });
  },
);

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [124_050, '1240.50'],
  [999_999_999, '9999999.99'],
])('%j cents are %j in a file', (minor, text) => {
  expect(plainRand(minor)).toBe(text);
});
