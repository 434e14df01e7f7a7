import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { columnOf } from './column-schema.ts';
import { packColumn, unpackColumn } from './column.ts';

const overTheLine = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const instant = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });
const values = fc.oneof(
  fc.array(fc.uuid()),
  fc.array(instant.map((time) => time.toISOString())),
  fc.array(fc.constantFrom<unknown>(null, 'one', 1, '1', true, [], ['one'], { at: 1 }), {
    maxLength: 200,
  }),
  fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 400, size: 'max' }),
  fc.array(fc.oneof(fc.uuid(), fc.string(), fc.constant(null)), { maxLength: 50, size: 'max' }),
);

test('any column is itself again behind the line', () => {
  fc.assert(
    fc.property(values, (column) => {
      expect(unpackColumn(overTheLine(packColumn(column)))).toEqual(overTheLine(column));
    }),
  );
});

const ids = Array.from(
  { length: 100 },
  (_, at) => `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`,
);

test.each([
  ['ids', ids, { ids: expect.any(String) as string }],
  ['alike', ids.map(() => null), { all: null, times: 100 }],
  [
    'few',
    ids.map((_, at) => (at % 2 === 0 ? 'male' : 'female')),
    { of: ['male', 'female'], places: 'AB'.repeat(50) },
  ],
  [
    'instants',
    ids.map((_, at) => new Date(at * 1000).toISOString()),
    { since: 0, after: ids.map((_, at) => at * 1000) },
  ],
  ['numbers', ids.map((_, at) => at), ids.map((_, at) => at)],
])('a column of %s is packed as such', (_kind, column: readonly unknown[], packed) => {
  expect(packColumn(column)).toEqual(packed);
});

const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const takes = (column: unknown) =>
  z.safeParse(columnOf(z.enum(['male', 'female'])), column).success;

test('the schema of a column judges each value of it, however it is packed', () => {
  expect(takes(packColumn(['male', 'male']))).toBe(true);
  expect(takes(packColumn(['male', 'female', 'male', 'female', 'male']))).toBe(true);
  expect(takes(['male', 'female'])).toBe(true);
  expect(takes(packColumn(['other', 'other']))).toBe(false);
  expect(takes(packColumn(['male', 'other', 'male', 'male', 'male']))).toBe(false);
  expect(takes(['male', 'other'])).toBe(false);
  expect(takes('male')).toBe(false);
});

test.each([
  ['letters of no value', { of: ['male'], places: 'AB' }],
  ['a sign below A', { of: ['male'], places: '@' }],
  ['no whole number of rows', { all: 'male', times: 1.5 }],
  ['more rows than there can be', { all: 'male', times: 1e12 }],
  ['ids, where no value is one', { ids: '' }],
  ['instants, where no value is one', { since: 0, after: [] }],
])('a column that says %s is refused', (_what, column) => {
  expect(takes(column)).toBe(false);
});

const anyColumn = fc.oneof(
  fc.record({ ids: fc.oneof(fc.string(), fc.base64String()) }),
  fc.record({ since: fc.double(), after: fc.array(fc.double()) }),
  fc.record({ of: fc.array(fc.uuid()), places: fc.string() }),
  fc.record({ all: fc.uuid(), times: fc.integer({ max: 50 }) }),
);

test('whatever the schema takes unpacks to values that it takes', () => {
  const id = z.uuid();
  fc.assert(
    fc.property(anyColumn, (column) => {
      for (const value of [id, z.iso.datetime()]) {
        const read = z.safeParse(columnOf<string>(value), column);
        if (!read.success) continue;
        for (const one of unpackColumn(read.data)) {
          expect(one).toMatch(value === id ? idForm : /T.*Z$/);
        }
      }
    }),
    { numRuns: 2000 },
  );
});
