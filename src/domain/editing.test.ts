import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edited, editsBetween, insisted, undone } from './editing.ts';

interface Row {
  name: string;
  description: string | null;
  days: number[];
}
const said = (one: unknown) => JSON.stringify(one);
const fields = ['name', 'description', 'days'] as const;
const row: fc.Arbitrary<Row> = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  description: fc.constantFrom(null, 'x', 'y'),
  days: fc.constantFrom([], [1], [1, 2]),
});

describe('issue 11.3: an edit of a field', () => {
  test('is made where nothing changed meanwhile, and a second time changes nothing', () => {
    fc.assert(
      fc.property(row, row, (before, after) => {
        const edits = editsBetween(before, after, fields);
        const first = edited(before, edits);
        expect(first.row).toEqual(after);
        expect(first.clashing).toEqual([]);
        expect(edited(after, edits)).toEqual({ row: after, changed: [], clashing: [] });
      }),
    );
  });

  test('clashes in the fields that are neither what they were nor what they shall be, in no other', () => {
    fc.assert(
      fc.property(row, row, row, (before, mine, theirs) => {
        const result = edited(theirs, editsBetween(before, mine, fields));
        for (const field of fields) {
          const [was, shallBe, now] = [before[field], mine[field], theirs[field]].map(said);
          const wished = was !== shallBe;
          const clash = wished && now !== was && now !== shallBe;
          expect(result.clashing.includes(field)).toBe(clash);
          expect(said(result.row[field])).toBe(wished && !clash ? shallBe : now);
        }
      }),
    );
  });

  test('counts whatever stands there, in a field of which the last one wins', () => {
    fc.assert(
      fc.property(row, row, row, (before, mine, theirs) => {
        const result = edited(theirs, editsBetween(before, mine, ['name']), ['name']);
        expect(result.clashing).toEqual([]);
        expect(result.row.name).toBe(before.name === mine.name ? theirs.name : mine.name);
      }),
    );
  });

  test('is taken back by its own opposite', () => {
    fc.assert(
      fc.property(row, row, (before, after) => {
        const edits = editsBetween(before, after, fields);
        expect(edited(after, undone(edits)).row).toEqual(before);
      }),
    );
  });

  test('insisted on after a clash it is made; what was given up stays as it is', () => {
    fc.assert(
      fc.property(row, row, row, fc.subarray([...fields]), (before, mine, theirs, given) => {
        const edits = editsBetween(before, mine, fields);
        const { clashing } = edited(theirs, edits);
        const clashes = clashing.map((field) => ({
          field,
          now: Reflect.get(theirs, field),
          byName: null,
          at: null,
        }));
        const again = edited(theirs, insisted(edits, clashes, new Set(given)));
        expect(again.clashing).toEqual([]);
        for (const field of clashing) {
          const from = (given as string[]).includes(field) ? theirs : mine;
          expect(Reflect.get(again.row, field)).toEqual(Reflect.get(from, field));
        }
      }),
    );
  });

  test('of a row of an older shape, what is not there is nothing', () => {
    const older: { name: string; description?: string | null } = { name: 'a' };
    const edits = { description: { was: null, shallBe: 'x' } };
    expect(edited(older, edits).row).toEqual({ name: 'a', description: 'x' });
  });
});
