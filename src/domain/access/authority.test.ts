import { describe, expect, test } from 'vitest';
import type { Grant, Role } from '../permissions.ts';
import { mayAssign, mayManage, rolesToGive } from './authority.ts';

const over = (role: Role, ...churchIds: string[]): Grant => ({
  role,
  scope: 'church',
  scopeId: churchIds[0] ?? null,
  churchIds,
});
const overAll = (role: Role): Grant => ({ role, scope: 'tenant', scopeId: null, churchIds: [] });
const at = (id: string) => ({ kind: 'church', id }) as const;
const everywhere = { kind: 'tenant' } as const;

describe('whose rights somebody may change', () => {
  test('who administers everything gives any role anywhere', () => {
    expect(mayAssign([overAll('System Admin')], { role: 'System Admin', place: everywhere })).toBe(
      true,
    );
  });

  test.each([
    ['a role below, in the own church', 'Usher', 'a', true],
    ['a role below, in another church', 'Usher', 'b', false],
    ['the own role', 'Church Admin', 'a', false],
    ['a role above', 'System Admin', 'a', false],
  ] as const)('a church administrator and %s', (_, role, church, allowed) => {
    expect(mayAssign([over('Church Admin', 'a')], { role, place: at(church) })).toBe(allowed);
  });

  test('offered are the roles below one’s own that fit the place', () => {
    const ofChurch = [over('Church Admin', 'a')];
    expect(rolesToGive(ofChurch, 'church', at('a'))).toEqual(['Pastor', 'Usher']);
    const group = { kind: 'group', id: 'g', churchId: 'a' } as const;
    expect(rolesToGive(ofChurch, 'group', group)).toEqual(['Group Leader']);
    expect(rolesToGive(ofChurch, 'church', at('b'))).toEqual([]);
    expect(rolesToGive(ofChurch, 'tenant', everywhere)).toEqual([]);
    expect(rolesToGive([overAll('System Admin')], 'tenant', everywhere)).toContain('System Admin');
  });

  test('no other role gives any', () => {
    for (const role of ['Pastor', 'Group Leader', 'Usher'] as const) {
      expect(mayAssign([overAll(role)], { role: 'Usher', place: at('a') })).toBe(false);
    }
  });

  test('an account is somebody’s to manage when every role of it is', () => {
    const grants = [over('Church Admin', 'a')];
    const here = { role: 'Usher', place: at('a') } as const;
    expect(mayManage(grants, [here])).toBe(true);
    expect(mayManage(grants, [here, { role: 'Usher', place: at('b') }])).toBe(false);
    expect(mayManage(grants, [])).toBe(false);
    expect(mayManage([overAll('System Admin')], [])).toBe(true);
  });
});
