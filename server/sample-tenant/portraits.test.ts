import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixedRandom } from './fixed-seed.ts';
import { householdOf } from './households.ts';
import { nameStocks, singleNames } from './names.ts';
import { allPortraits } from './portraits.ts';

test('public/sample-people holds the drawings that `npm run portraits` draws, and nothing else', () => {
  const drawn = allPortraits();
  const there = readdirSync('public/sample-people').map((file) => `/sample-people/${file}`);
  expect(there.toSorted()).toEqual([...drawn.keys()].toSorted());
  for (const [path, svg] of drawn) expect(readFileSync(`public${path}`, 'utf8'), path).toBe(svg);
  expect(new Set(drawn.values()).size).toBe(drawn.size);
});

test('issue 10.30: drawings fit name, age and gender, and a household looks alike', () => {
  const random = fixedRandom('households of the test');
  for (let nth = 0; nth < 300; nth += 1) {
    const household = householdOf(random);
    expect(new Set(household.map(({ look }) => look.tone)).size).toBe(1);
    expect(new Set(household.map(({ lastName }) => lastName)).size).toBe(1);
    for (const { firstName, lastName, look } of household) {
      if (lastName === null) {
        expect(singleNames).toContain(firstName);
        expect(look).toMatchObject({ gender: 'woman', age: 'older' });
        continue;
      }
      const stocks = nameStocks.filter(({ last }) => last.includes(lastName));
      const names = stocks.flatMap(({ women, men }) => (look.gender === 'woman' ? women : men));
      expect(names).toContain(firstName);
      expect(stocks.flatMap(({ tones }) => tones)).toContain(look.tone);
    }
  }
});
