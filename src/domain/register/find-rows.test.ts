import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { Group } from '../groups/entities.ts';
import { groupTypes } from '../groups/group-types.ts';
import { groups } from '../groups/groups.ts';
import { fieldText } from './field-text.ts';
import { findRows, matchingRows } from './find-rows.ts';
import { titlesIn } from './linked-rows.ts';
import { orderKey } from '../rows/order-key.ts';
import { wholeRow } from './register.ts';

const linked = {
  groupTypes: ['Cell', 'choir', 'Éclair', 'cell 10', 'Cell 9'].map((name, at) =>
    wholeRow(groupTypes, { ...groupTypes.blank, id: `t${at}`, name }),
  ),
};
const titles = new Map(titlesIn(groups, linked));

const someRows = array(
  record(
    {
      name: constantFrom('Cell 2', 'cell 10', 'Çell 10', 'Choir', 'Orlando West', 'orlando', ''),
      groupTypeId: constantFrom('t0', 't1', 't2', 't3', 't4', 'unknown'),
      capacity: constantFrom(null, 2, 10, 100),
      status: constantFrom('active', 'paused', 'archived'),
    },
    { requiredKeys: ['name'] },
  ),
  { maxLength: 300 },
).map((rows) =>
  rows.map((row, at) => wholeRow(groups, { ...groups.blank, ...row, id: `r${(at * 7) % 331}` })),
);

const someQuestion = record({
  searchTerm: constantFrom('', 'ce', 'orl we'),
  filters: constantFrom({}, { groupTypeId: 't1' }, { status: 'paused' }),
  archived: constantFrom(undefined, true, false),
  orderBy: constantFrom('name', 'groupTypeId', 'capacity', 'status'),
  descending: boolean(),
  page: integer({ min: 1, max: 12 }),
  perPage: constantFrom(1, 7, 25, 300),
});

const valueOf = (row: Group, field: string): unknown => Reflect.get(row, field);

/** As the order is defined: by how the field reads, numbers by their size, then by the id. */
function plainly(rows: readonly Group[], field: string, descending: boolean): Group[] {
  const input = Object.entries(groups.fields).find(([name]) => name === field)?.[1]?.input;
  const textOf = (row: Group) => (input ? fieldText(input, valueOf(row, field), titles) : '');
  const compare = (a: Group, b: Group) => {
    const [one, other] = [valueOf(a, field), valueOf(b, field)];
    const areNumbers = typeof one === 'number' && typeof other === 'number';
    if (areNumbers && one !== other) return one - other;
    const [key, next] = [orderKey(textOf(a)), orderKey(textOf(b))];
    if (key !== next) return key < next ? -1 : 1;
    return a.id < b.id ? -1 : 1;
  };
  return rows.toSorted(descending ? (a, b) => compare(b, a) : compare);
}

test('issue 12: a page of a list is that of all rows that match, put in order', () => {
  assert(
    property(someRows, someQuestion, (rows, question) => {
      const found = findRows(groups, rows, question, linked);
      const { orderBy, descending, perPage } = question;
      const sorted = plainly(matchingRows(groups, rows, question, linked), orderBy, descending);
      const first = (found.page - 1) * perPage;
      expect(found.rows).toEqual(sorted.slice(first, first + perPage));
      expect(found.total).toBe(sorted.length);
      expect(found.page).toBe(Math.min(question.page, found.pages));
      expect(found.pages).toBe(Math.max(1, Math.ceil(sorted.length / perPage)));
    }),
  );
});
