import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ListFilter, listFilters } from '#domain/register/filters.ts';
import type { Register } from '#domain/register/register.ts';
import { registers } from '#domain/registers.gen.ts';
import {
  isSameQuestion,
  listQuestion,
  type ListQuestion,
  questionIn,
} from '#domain/saved/list-question.ts';
import { type RegisterSearch, searchOf } from '../register-search.ts';
import { columnFields, questionOf } from '../views/list-question.ts';
import { type KnownRows, understood } from './understood.ts';

const ways = ['list', 'tree', 'cards'];
const id = (at: number) => `0198c1de-0000-7000-8000-00000000000${at}`;

/** A value that a filter of the register takes. */
function valueOf({ input }: ListFilter): fc.Arbitrary<string> {
  if (input.kind === 'choice') return fc.constantFrom(...Object.keys(input.options));
  if (input.kind === 'flag') return fc.constantFrom('true', 'false');
  return fc.constantFrom(id(1), id(2));
}

const said = (text: fc.Arbitrary<string>) => fc.option(text, { nil: undefined });

/** Search that the toolbar of a list writes to its address. */
function anySearch(register: Register): fc.Arbitrary<RegisterSearch> {
  const values = Object.fromEntries(
    listFilters(register).map((filter) => [filter.name, fc.option(valueOf(filter))]),
  );
  const only = fc
    .record(values)
    .map((chosen) =>
      Object.entries(chosen).flatMap(([field, value]) => (value ? [`${field}:${value}`] : [])),
    )
    .map((pairs) => (pairs.length === 0 ? undefined : pairs.join(',')));
  const yes = fc.constantFrom(true as const, undefined);
  return fc.record({
    // Texts that look like another value in an address.
    q: said(fc.oneof(fc.string({ minLength: 1, maxLength: 100 }), fc.constantFrom('1', 'true'))),
    sort: said(fc.constantFrom(...columnFields(register))),
    down: yes,
    archived: yes,
    only,
    view: said(fc.constantFrom(...ways)),
    page: fc.constantFrom(2, undefined),
    open: said(fc.constantFrom(id(3))),
  });
}

const known: KnownRows = { choices: undefined, archived: {} };

/** As the router writes it and reads it again. */
const throughAddress = (search: RegisterSearch) =>
  searchOf(defaultParseSearch(defaultStringifySearch(search)) as Record<string, unknown>);

describe.each(registers.map(({ register }) => [register.name, register] as const))(
  'issue 12: a saved list of %s',
  (_, register) => {
    test('asks again what the address asked, from its first page, with nothing open', () => {
      fc.assert(
        fc.property(anySearch(register), (search) => {
          const kept = JSON.parse(JSON.stringify(questionIn(throughAddress(search)))) as unknown;
          const question = z.parse(listQuestion, kept);
          const opened = understood(register, ways, question, known);
          expect(opened.note).toBeNull();
          expect(isSameQuestion(opened.question, question)).toBe(true);
          const again = throughAddress({ ...opened.question, list: id(9) });
          const asked = questionOf(register, { ...search, page: undefined });
          expect(questionOf(register, again)).toEqual(asked);
          expect(again).toMatchObject({ open: undefined, list: id(9), view: search.view });
        }),
        { numRuns: 60 },
      );
    });

    test('opens whatever it was saved with', () => {
      const text = said(fc.string({ minLength: 1 }));
      const anything = fc.record({ q: text, sort: text, only: text, view: text });
      fc.assert(
        fc.property(anything, (asked) => {
          const opened = understood(register, ways, asked, { choices: {}, archived: {} });
          const once = understood(register, ways, opened.question, { choices: {}, archived: {} });
          expect(isSameQuestion(once.question, opened.question)).toBe(true);
          expect(questionOf(register, opened.question).page).toBe(1);
        }),
        { numRuns: 60 },
      );
    });
  },
);

const groups = registers.find(({ register }) => register.name === 'groups')?.register as Register;
const rows: KnownRows = {
  choices: {
    groupTypeId: [
      [id(1), 'Cell'],
      [id(2), 'Choir'],
    ],
    churchId: [[id(5), 'Soweto']],
  },
  archived: { groupTypeId: [id(2)] },
};

test.each<[string, ListQuestion, ListQuestion, string | null]>([
  ['all of it fits', { only: `groupTypeId:${id(1)}` }, { only: `groupTypeId:${id(1)}` }, null],
  [
    'its group type is archived',
    { only: `groupTypeId:${id(2)},churchId:${id(5)}` },
    { only: `churchId:${id(5)}` },
    'This list opens without the filter “Type”, no longer in use',
  ],
  [
    'its filter is gone',
    { only: 'size:4' },
    {},
    'This list opens without a filter, no longer in use',
  ],
  ['its weekday fits', { only: 'meetsOn:tuesday' }, { only: 'meetsOn:tuesday' }, null],
  [
    'its weekday is none',
    { only: 'meetsOn:someday' },
    {},
    'This list opens without the filter “Meets on”, no longer in use',
  ],
  [
    'its status and its order are gone',
    { only: 'status:asleep', sort: 'size', down: true, q: 'west' },
    { q: 'west' },
    'This list opens without the filter “Status” and its order, no longer in use',
  ],
  [
    'its church is outside the access of its reader',
    { only: `churchId:${id(6)}` },
    { only: `churchId:${id(6)}` },
    'This list shows nothing here: its “Church” is outside your access',
  ],
])('issue 12: a saved list opens where %s', (_, asked, question, note) => {
  expect(understood(groups, ways, asked, rows)).toEqual({ question, note });
});

test('issue 12: filters in another order are the same question', () => {
  expect(isSameQuestion({ only: 'a:1,b:2' }, { only: 'b:2,a:1' })).toBe(true);
  expect(isSameQuestion({ only: 'a:1' }, { only: 'a:2' })).toBe(false);
  expect(isSameQuestion({ q: 'a' }, {})).toBe(false);
});
