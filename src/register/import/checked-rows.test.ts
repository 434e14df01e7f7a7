import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { churches } from '#domain/churches/churches.ts';
import { groupOperations } from '#domain/groups/group-operations.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups } from '#domain/groups/groups.ts';
import type { Grant } from '#domain/permissions.ts';
import { wholeRow } from '#domain/register/register.ts';
import { fixedId, soweto } from '../../../tests/support/device.ts';
import { allChecked, type CheckedRow, checkedRows, rowChecker } from './checked-rows.ts';
import { draftOf, type ImportDraft } from './import-draft.ts';
import { registerJudging } from './of-register/register-judging.ts';

const view = registerJudging({ register: groups, operations: groupOperations });
const grants: Grant[] = [
  { role: 'System Admin', scope: 'tenant', scopeId: null, churchIds: [soweto] },
];
const type = wholeRow(groupTypes, { id: fixedId(1), name: 'Cell', reportForm: 'group' });
const place = { churchId: soweto, groupTypeId: type.id };
const present = ['Zone A', 'Dube cell'].map((name, at) =>
  wholeRow(groups, { ...groups.blank, ...place, id: fixedId(10 + at), name }),
);

function openWith(others: typeof present) {
  const church = wholeRow(churches, { ...churches.blank, id: soweto, name: 'Soweto' });
  const linked = { churches: [church], groupTypes: [type], groups: others };
  return { others, linked, grants };
}

const columns = ['Name', 'Type', 'Church', 'Part of', 'Meets'];
const fields = ['name', 'groupTypeId', 'churchId', 'parentGroupId', 'schedule'];
const names = ['Zone A', 'Zone B', 'Zone C', 'zone b ', ''];
const texts = [
  fc.constantFrom(...names),
  fc.constantFrom('Cell', 'Cell', 'Cell', 'Choir', ''),
  fc.constantFrom('Soweto', 'Soweto', 'Soweto', 'Durban'),
  fc.constantFrom(...names, ''),
  fc.constantFrom('Thursdays at 19:00', 'now and then', '', ''),
] as const;
const line: fc.Arbitrary<string[]> = fc.tuple(...texts);

type Change = (draft: ImportDraft) => ImportDraft;
const someLine = fc.nat(7);
const changes = fc.oneof(
  fc.integer({ min: 0, max: fields.length - 1 }).chain((column) =>
    fc.tuple(someLine, texts[column] ?? texts[0]).map(([at, text]): Change => (draft) => ({
      ...draft,
      fixes: { ...draft.fixes, [at]: { ...draft.fixes[at], [fields[column] ?? '']: text } },
    })),
  ),
  someLine.map((at): Change => (draft) => ({ ...draft, leftOut: [...draft.leftOut, at] })),
  fc.constant<Change>((draft) => ({ ...draft, leftOut: [] })),
  fc.constantFrom(...fields).map((left): Change => (draft) => ({
    ...draft,
    match: draft.match.map((field) => (field === left ? null : field)),
  })),
  fc.constant<Change>((draft) => ({ ...draft, match: fields })),
  fc.constantFrom(...names).map((parentGroupId): Change => (draft) => ({
    ...draft,
    everyRow: { ...draft.everyRow, parentGroupId },
  })),
);

test('issue 12: after any changes of an import, its lines are judged as they would be from nothing', () => {
  const states = new Set<CheckedRow['state']>();
  let namesEarlier = 0;
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.array(fc.tuple(changes, fc.constantFrom(0, 1, 2, 2, 2)), { maxLength: 12 }),
      (rows, steps) => {
        const check = rowChecker(view);
        const opens = [0, 1, 2].map((count) => openWith(present.slice(0, count)));
        let draft = draftOf(groups, 'groups.csv', { columns, rows } as never);
        for (const [change, here] of [[(one: ImportDraft) => one, 1] as const, ...steps]) {
          draft = change(draft);
          const open = opens[here] ?? openWith([]);
          const answer = allChecked(check(draft, open));
          expect(answer).toEqual(checkedRows(view, draft, open));
          for (const { state, row } of answer) {
            states.add(state);
            if (draft.ids.includes(String(row['parentGroupId']))) namesEarlier += 1;
          }
        }
      },
    ),
    { numRuns: 120 },
  );
  expect([...states].toSorted()).toEqual(['here', 'leftOut', 'new', 'wrong']);
  expect(namesEarlier).toBeGreaterThan(0);
});

test('issue 12: one cell that is mended has one line judged anew, and those that name it', () => {
  const open = openWith([]);
  const named = ['Zone A', 'Zone B', 'Choir'].map((name) => [name, 'Cell', 'Soweto', '', '']);
  const rows = [...named, ['Part', 'Cell', 'Soweto', 'Zone B', '']];
  const draft = draftOf(groups, 'groups.csv', { columns, rows } as never);
  const check = rowChecker(view);
  const before = allChecked(check(draft, open));
  expect(before.map(({ state }) => state)).toEqual(['new', 'new', 'new', 'new']);
  const after = allChecked(check({ ...draft, fixes: { 1: { name: 'Zone C' } } }, open));
  const isKept = after.map(({ row }, at) => row === before[at]?.row);
  expect(isKept).toEqual([true, false, true, false]);
  expect(after[3]?.problem?.sentence).toBe('No group is called “Zone B”');
});

const named = (at: number, name: string, status: 'active' | 'archived' = 'active') =>
  wholeRow(groups, { ...groups.blank, ...place, id: fixedId(20 + at), name, status });

test('issue 13: lines find the rows that they change: one, none, one that is archived, two', () => {
  const here = [
    named(0, 'Zone A'),
    named(1, 'Zone B', 'archived'),
    named(2, 'Zone C'),
    named(3, 'zone c'),
    named(4, 'Zone D', 'archived'),
    named(5, 'Zone D'),
  ];
  const rows = [' zone a', 'Zone B', 'ZONE C', 'Zone D', 'Zone E', 'Zone A'].map((name) => [
    name,
    'Cell',
    'Soweto',
    '',
    'Thursdays at 19:00',
  ]);
  const draft = { ...draftOf(groups, 'g.csv', { columns, rows } as never), findBy: 'name' };
  const found = checkedRows(view, draft, openWith([]), here);
  expect(found.map(({ state }) => state)).toEqual([
    'changed',
    'wrong',
    'wrong',
    'changed',
    'new',
    'wrong',
  ]);
  expect(found.map(({ problem }) => problem?.sentence ?? null)).toEqual([
    null,
    'The group that says this is archived. Bring it back, or leave the row out',
    '2 groups say this. Leave the row out',
    null,
    null,
    'Row 2 says the same. Write another one',
  ]);
  expect(found[3]?.change?.row.id).toBe(fixedId(25));
  expect(Object.keys(found[3]?.change?.edits ?? {})).toContain('schedule');
  // Rows that this import added are its own: nothing is found twice when it goes on.
  const ownIds = { ...draft, ids: draft.ids.map((id, at) => (at === 4 ? fixedId(30) : id)) };
  const added = [...here, named(10, 'Zone E')];
  expect(checkedRows(view, ownIds, openWith([]), added)[4]?.state).toBe('new');
  // A column that is left out finds nothing any more.
  const left = { ...draft, match: draft.match.map((field) => (field === 'name' ? null : field)) };
  expect(checkedRows(view, left, openWith([]), here)[0]?.change).toBeNull();
});
