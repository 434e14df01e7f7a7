import { expect, test } from 'vitest';
import { groupTypes } from './group-types.ts';
import { wholeRow } from '../register/register.ts';
import { ruleErrors } from '../register/rules.ts';
import {
  leaderRole,
  type MemberRole,
  memberRoles,
  newRoleKey,
  plainRole,
  removedKeys,
  roleLabel,
  rolesOf,
  usualRoles,
} from './member-roles.ts';

const role = (key: string, label: string, isLeader = false): MemberRole => ({
  key,
  label,
  isLeader,
  canSubmitReport: false,
  canManageMembers: false,
});

const typeWith = (roles: MemberRole[]) =>
  wholeRow(groupTypes, { id: 'a', name: 'Choir', reportForm: 'none', memberRoles: roles });

test('issue 12: a type begins with a leader, an assistant and a member, also one of an older server', () => {
  expect(rolesOf({}).map(({ label }) => label)).toEqual(['Leader', 'Assistant', 'Member']);
  expect(memberRoles._zod.run({ value: [...usualRoles], issues: [] }, {})).toMatchObject({
    issues: [],
  });
  expect([leaderRole(usualRoles), plainRole(usualRoles)]).toEqual(['leader', 'member']);
  expect(leaderRole([role('a', 'A')])).toBeNull();
  expect(plainRole([role('a', 'A', true)])).toBe('a');
});

test('issue 12: the key of a role is made of its words once, and is nobody else’s', () => {
  expect(newRoleKey('Co-host & Zoë', [])).toBe('co-host-zoe');
  expect(newRoleKey('Host', ['host', 'host-2'])).toBe('host-3');
  expect(newRoleKey('‹›', [])).toBe('role');
  expect(newRoleKey('x'.repeat(90), []).length).toBeLessThanOrEqual(40);
});

test('issue 12: a role that is gone is called by its key, and what one list lacks is known', () => {
  expect(roleLabel(usualRoles, 'leader')).toBe('Leader');
  expect(roleLabel(usualRoles, 'host')).toBe('host');
  expect(removedKeys([role('a', 'A'), role('b', 'B')], [role('b', 'Bee')])).toEqual(['a']);
});

const errors = (roles: MemberRole[]) => ruleErrors(groupTypes, typeWith(roles), [], null);

test('issue 12: no two roles of a type have one name, and at least one stays', () => {
  expect(errors([role('a', 'Leader'), role('b', ' LEADER ')])).toMatchObject({
    memberRoles: expect.stringContaining('same name'),
  });
  expect(errors([role('a', 'A'), role('a', 'B')])).toMatchObject({
    memberRoles: expect.any(String),
  });
  expect(errors([])).toEqual({ memberRoles: 'At least one role stays' });
  expect(errors([role('a', 'A')])).toEqual({});
});
