import { describe, expect, test } from 'vitest';
import { churches } from '../churches/churches.ts';
import type { Church } from '../churches/entities.ts';
import { groups } from '../groups/groups.ts';
import type { Grant } from '../permissions.ts';
import { placeErrors } from './place-errors.ts';

const regional: Grant[] = [
  {
    role: 'Church Admin',
    scope: 'churchGroup',
    scopeId: 'gauteng',
    churchIds: ['soweto'],
    churchGroupIds: ['gauteng'],
  },
];
const church = (churchGroupId: string | null): Church => ({
  ...churches.blank,
  id: 'new',
  churchGroupId,
});
const at = (row: Church, before: Church | null = null) =>
  placeErrors(churches, regional, row, before);

describe('issue 12: the place of a row is said at its field', () => {
  test('a new one goes where its author may add one', () => {
    expect(at(church('gauteng'))).toEqual({});
    expect(at(church(null))).toEqual({ churchGroupId: 'Choose one that you look after' });
    expect(at(church('cape'))).toEqual({ churchGroupId: 'You may not put a church here' });
    const group = { ...groups.blank, id: 'new', churchId: 'tshwane' };
    expect(placeErrors(groups, regional, group, null)).toEqual({
      churchId: 'You may not put a group here',
    });
    expect(placeErrors(groups, regional, { ...group, churchId: 'soweto' }, null)).toEqual({});
  });

  test('one that is there moves only where its author may add one, and stays where it is', () => {
    expect(at(church('cape'), church('cape'))).toEqual({});
    expect(at(church(null), church('gauteng'))).toEqual({
      churchGroupId: 'You may not put a church here',
    });
  });
});
