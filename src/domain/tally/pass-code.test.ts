import * as fc from 'fast-check';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { doorNameLength } from './door-name.ts';
import { passCode, readPassCode, type PassedDoor } from './pass-code.ts';
import { tallyKeys, type Tallied } from './tally-keys.ts';

const place = { serviceId: '0192f3c4-5d6e-7f80-91a2-b3c4d5e6f708', date: '2026-11-22' };
const counted = fc.dictionary(
  fc.constantFrom(...tallyKeys),
  fc.integer({ min: 1, max: 999_999 }),
) as fc.Arbitrary<Tallied>;
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() !== '' && text.length <= doorNameLength);
const door: fc.Arbitrary<PassedDoor> = fc.record({
  id: fc.uuid(),
  state: fc.record({
    door: name,
    added: counted,
    taken: counted,
    isOut: fc.constant(false),
    tappedAt: fc.nat(4e9).map((at) => new Date(Date.UTC(2026, 0, 1) + at).toISOString()),
  }),
});

test('a door is read as it was shown', () => {
  fc.assert(
    fc.property(door, fc.integer({ min: 1, max: 60 }), (passed, of) => {
      expect(readPassCode(passCode(passed, place, of), place)).toEqual({
        kind: 'door',
        passed,
        of,
      });
    }),
  );
});

test('a code that was changed anywhere is not taken', () => {
  fc.assert(
    fc.property(door, fc.nat(), fc.constantFrom(...'0179AZ:.'), (passed, at, letter) => {
      const code = passCode(passed, place, 1);
      const where = at % code.length;
      const changed = code.slice(0, where) + letter + code.slice(where + 1);
      if (changed === code) return;
      expect(readPassCode(changed, place).kind).not.toBe('door');
    }),
    { numRuns: 2000 },
  );
});

test('whatever a camera reads, it throws nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `IBANDLA1:${text}`),
      ),
      (text) => {
        expect(readPassCode(text, place).kind).not.toBe('door');
      },
    ),
  );
});

test('it says why another service or another day does not count', () => {
  const passed = fc.sample(door, { numRuns: 1, seed: 7 })[0];
  if (!passed) throw new Error('No door');
  const code = passCode(passed, place, 1);
  expect(readPassCode(code, { ...place, date: '2026-11-29' })).toEqual({
    kind: 'otherDay',
    date: place.date,
  });
  const other = '0192f3c4-5d6e-7f80-91a2-b3c4d5e6f709';
  expect(readPassCode(code, { ...place, serviceId: other })).toEqual({ kind: 'otherService' });
  expect(readPassCode('https://example.org', place)).toEqual({ kind: 'notOurs' });
});

test('it holds the door, the counts and the time, and no name; few and large modules', () => {
  const tappedAt = '2026-11-22T09:00:00.000Z';
  const added = { women: 58, men: 44, teenGirls: 11, teenBoys: 8, girls: 15, boys: 12 };
  const state = { door: 'Side door', added, taken: { men: 1 }, isOut: false, tappedAt };
  const code = passCode({ id: place.serviceId, state }, place, 1);
  const id = BigInt(`0x${place.serviceId.replaceAll('-', '')}`)
    .toString(36)
    .toUpperCase();
  const time = Date.parse(tappedAt).toString(36).toUpperCase();
  const said = `IBANDLA1:${id}:2026-11-22:${id}:${time}:58.44.11.8.15.12:0.1:*1:1:`;
  expect(code.startsWith(said)).toBe(true);
  expect(encode(code, { ecc: 'M', border: 0 }).size).toBeLessThanOrEqual(37);
});
