import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edited, editsBetween, insisted, undone, wished } from '../editing.ts';
import { people } from '../people/people.ts';
import { personOperations } from '../people/person-operations.ts';
import { editableFields, type AnyRow, type Register } from '../register/register.ts';
import { fieldFromText } from '../register/field-from-text.ts';
import { fieldText } from '../register/field-text.ts';
import { listFilters } from '../register/filters.ts';
import { matchingRows } from '../register/find-rows.ts';
import { importedFields, matchColumns } from '../register/match-columns.ts';
import { ruleErrors } from '../register/rules.ts';
import { customName, customOf, valueIn, withValues } from '../rows/row-values.ts';
import { customFields } from './custom-fields.ts';
import { type CustomField, customised, customKinds, ofReports } from './entities.ts';
import { kindWords } from './kind-words.ts';
import { withCustomFields } from './with-custom-fields.ts';

const id = (number: number) => `019aa000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const choices = ['Taxi', 'On foot', 'Bicycle, or skates'].map((label, at) => ({
  id: id(900 + at),
  label,
  retired: false,
}));
/** One field of each kind. */
const every: CustomField[] = customKinds.map((kind, at) => ({
  ...customFields.blank,
  id: id(at + 1),
  label: `Field ${kind}`,
  kind,
  choices: kind === 'oneOf' || kind === 'severalOf' ? choices : [],
  sort: at,
}));
const fieldOf = (kind: CustomField['kind']) =>
  every.find((field) => field.kind === kind) as CustomField;
const nameOf = (kind: CustomField['kind']) => customName(fieldOf(kind).id);

const register = withCustomFields(people as Register, every);
const blank: AnyRow = { ...people.blank, id: id(500), firstName: 'Thandi' };

const words = fc.constantFrom('Soweto', 'two words', '12', 'Zoë');
const day = fc.constantFrom('2026-02-28', '1999-12-31');
const values: Record<CustomField['kind'], fc.Arbitrary<unknown>> = {
  text: words,
  longText: words,
  number: fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.constantFrom(2.5, 0.1)),
  date: day,
  yesNo: fc.boolean(),
  oneOf: fc.constantFrom(...choices.map((choice) => choice.id)),
  severalOf: fc.subarray(
    choices.map((choice) => choice.id),
    { minLength: 1 },
  ),
  person: fc.constantFrom(id(701), id(702)),
};
/** A person with values in any of the fields. */
const filled = fc
  .record(
    Object.fromEntries(
      customKinds.map((kind) => [nameOf(kind), fc.option(values[kind], { nil: null })]),
    ),
  )
  .map((said) => withValues(blank, Object.entries(said)));

const fields = editableFields(register);

describe('issue 13: values of custom fields', () => {
  test('an edit makes one row of the other, and taking it back makes the first one again', () => {
    fc.assert(
      fc.property(filled, filled, (before, after) => {
        const edits = editsBetween(before, after, fields);
        expect(edited(before, edits)).toMatchObject({ row: after, clashing: [] });
        expect(wished(after, undone(edits))).toEqual(before);
        expect(personOperations.edit.input.shape.edits.safeParse(edits).success).toBe(true);
      }),
    );
  });

  test('two people who change two fields of one row do not clash; who change the same one do, under its name', () => {
    fc.assert(
      fc.property(filled, filled, filled, (base, mine, theirs) => {
        const now = edited(base, editsBetween(base, theirs, fields)).row;
        const edits = editsBetween(base, mine, fields);
        const made = edited(now, edits);
        for (const field of fields) {
          const [was, wish, other] = [base, mine, theirs].map((row) =>
            JSON.stringify(valueIn(row, field) ?? null),
          );
          const isClash = was !== wish && was !== other && wish !== other;
          expect(made.clashing.includes(field)).toBe(isClash);
        }
        const clashes = made.clashing.map((field) => ({
          field,
          now: valueIn(now, field),
          byName: null,
          at: null,
        }));
        const again = edited(now, insisted(edits, clashes, new Set()));
        expect(again.clashing).toEqual([]);
        for (const field of made.clashing) {
          expect(valueIn(again.row, field)).toEqual(valueIn(mine, field));
        }
      }),
    );
  });

  test('what a file says of a row is read as it was written', () => {
    fc.assert(
      fc.property(filled, (said) => {
        // No file brings a person: two may have one name.
        const row = withValues(said, [[nameOf('person'), null]]);
        let read: AnyRow = blank;
        for (const field of importedFields(register)) {
          const of = register.fields[field];
          if (!of || !field.startsWith('custom-')) continue;
          const text = fieldText(of.input, valueIn(row, field), new Map());
          const found = fieldFromText(of, text, new Map());
          expect(found).toHaveProperty('value');
          if ('value' in found) read = withValues(read, [[field, found.value]]);
        }
        expect(read).toEqual(row);
      }),
    );
  });

  test('a row without values is what it was before anybody typed one', () => {
    const typed = withValues(blank, [[nameOf('text'), 'Soweto']]);
    expect(withValues(typed, [[nameOf('text'), null]])).toEqual(blank);
    expect(customOf(blank)).toEqual({});
  });

  test('are found by their label in a file, narrow the list and are looked for', () => {
    expect(matchColumns(register, ['field text', 'Field yesNo', 'Field person'])).toEqual([
      nameOf('text'),
      nameOf('yesNo'),
      null,
    ]);
    const names = listFilters(register).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(
        (['yesNo', 'oneOf', 'severalOf', 'person'] as const).map((kind) => nameOf(kind)),
      ),
    );
    expect(names).not.toContain(nameOf('text'));
    const walks = withValues(blank, [
      [nameOf('severalOf'), [id(900), id(901)]],
      [nameOf('longText'), 'Likes the early service'],
      [nameOf('person'), id(701)],
    ]);
    const rows = [walks, { ...blank, id: id(501) }];
    const found = (filters: Record<string, string>, searchTerm?: string) =>
      matchingRows(register, rows, { filters, searchTerm }, {}).map((row) => row.id);
    expect(found({ [nameOf('severalOf')]: id(901) })).toEqual([walks.id]);
    expect(found({ [nameOf('severalOf')]: id(902) })).toEqual([]);
    expect(found({ [nameOf('person')]: id(701) })).toEqual([walks.id]);
    expect(found({ [nameOf('person')]: id(702) })).toEqual([]);
    expect(found({}, 'early')).toEqual([walks.id]);
  });
});

describe('issue 13: what a custom field takes', () => {
  test.each([
    ['text', 'x'.repeat(201), 'Use at most 200 characters'],
    ['text', 12, 'Write a text'],
    ['number', '12', 'Write a number, such as 12 or 2.5'],
    ['number', Number.NaN, 'Write a number, such as 12 or 2.5'],
    ['date', '2026-02-30', 'Check the date'],
    ['yesNo', 'yes', 'Choose yes or no'],
    ['oneOf', id(999), 'Choose one of the list'],
    ['severalOf', [], 'Choose each one once'],
    ['severalOf', [id(900), id(900)], 'Choose each one once'],
    ['person', 'Thandi', 'Choose a person'],
    ['person', 12, 'Choose a person'],
  ] as const)('%s refuses %s', (kind, value, says) => {
    const row = withValues(blank, [[nameOf(kind), value]]);
    expect(ruleErrors(register, row, [], null)).toEqual({ [nameOf(kind)]: says });
  });

  test('a value that did not change is never refused, whatever became of its field', () => {
    fc.assert(
      fc.property(filled, (row) => {
        const retired = every.map((field) => ({ ...field, status: 'archived' as const }));
        const gone = withCustomFields(people as Register, []);
        const late = withCustomFields(people as Register, retired);
        expect(ruleErrors(gone, row, [], row)).toEqual({});
        expect(ruleErrors(late, row, [], row)).toEqual({});
        expect(ruleErrors(late, blank, [], row)).toEqual({});
        const fresh = Object.keys(ruleErrors(late, row, [], blank));
        expect(fresh).toEqual(Object.keys(customOf(row)).map(customName));
      }),
    );
  });

  test('a choice that is no more is kept where it was, and chosen by nobody', () => {
    const narrowed = every.map((field) => ({
      ...field,
      choices: field.choices.map((choice, at) => ({ ...choice, retired: at === 0 })),
    }));
    const now = withCustomFields(people as Register, narrowed);
    const taxi = withValues(blank, [[nameOf('oneOf'), id(900)]]);
    expect(ruleErrors(now, { ...taxi, lastName: 'Nkosi' }, [], taxi)).toEqual({});
    expect(ruleErrors(now, taxi, [], blank)).toEqual({
      [nameOf('oneOf')]: '“Taxi” is not a choice any more. Choose another',
    });
    const input = now.fields[nameOf('oneOf')]?.input;
    expect(input && fieldText(input, id(900), new Map())).toBe('Taxi');
  });
});

describe('issue 13: a definition', () => {
  const oneOf = fieldOf('oneOf');
  const wrong = (change: Partial<CustomField>, before: CustomField | null = null) =>
    ruleErrors(customFields, { ...oneOf, ...change }, [], before);

  test('keeps its kind, its register and the choices that rows may have', () => {
    expect(wrong({ kind: 'text', choices: [] }, oneOf)).toHaveProperty('kind');
    expect(wrong({ register: 'groups' }, oneOf)).toHaveProperty('register');
    expect(wrong({ choices: oneOf.choices.slice(1) }, oneOf)).toEqual({
      choices: '“Taxi” may be in use. Retire it instead of taking it away',
    });
    expect(wrong({ label: 'Comes by' }, oneOf)).toEqual({});
  });

  test('with choices has one or more, each once; a unit is of a number', () => {
    expect(wrong({ choices: [] })).toHaveProperty('choices');
    expect(wrong({ choices: [...choices, { ...choices[0], id: id(7) } as never] })).toEqual({
      choices: 'Two choices read the same. Change one',
    });
    expect(wrong({ unit: 'km' })).toEqual({ unit: 'Only a number has a unit' });
  });

  test('of every register names people, of reports none', () => {
    for (const of of customised) {
      const person = { ...fieldOf('person'), register: of };
      expect(ruleErrors(customFields, person, [], null)).toEqual(
        ofReports.has(of) ? { kind: 'A report cannot name a person. Choose another kind' } : {},
      );
    }
  });

  test('says its kind in words', () => {
    expect(every.map(kindWords)).toEqual([
      'Text',
      'Long text',
      'Number',
      'Date',
      'Yes or no',
      'One of 3 choices',
      'Several of 3 choices',
      'A person',
    ]);
    expect(kindWords({ ...fieldOf('number'), unit: 'km' })).toBe('Number in km');
  });
});
