import { expect, test } from 'vitest';
import { groups } from '../groups/groups.ts';
import { choicesIn, titlesFor } from './linked-rows.ts';

const linked = {
  groups: [
    { id: 'g1', name: 'Orlando cells' },
    { id: 'g2', name: 'Choir' },
  ],
  groupTypes: [
    { id: 't2', name: 'Choir' },
    { id: 't1', name: 'Cell' },
  ],
  churches: [
    { id: 'c1', name: 'Soweto' },
    { id: 'c2', name: 'Durban' },
  ],
};

test('issue 12: a list is narrowed by a field to the rows of the register that it names, and to no others', () => {
  expect(choicesIn(groups, linked)).toEqual({
    groupTypeId: [
      ['t1', 'Cell'],
      ['t2', 'Choir'],
    ],
    churchId: [
      ['c2', 'Durban'],
      ['c1', 'Soweto'],
    ],
  });
});

test('issue 12: a page brings the titles that its rows name, whichever field names them', () => {
  const row = { churchId: 'c1', groupTypeId: 't1', parentGroupId: 'g1', bornFromGroupId: null };
  expect(titlesFor(groups, linked, [row, { groupTypeId: 't2' }])).toEqual([
    ['t2', 'Choir'],
    ['t1', 'Cell'],
    ['c1', 'Soweto'],
    ['g1', 'Orlando cells'],
  ]);
});
