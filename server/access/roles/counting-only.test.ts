import { expect, test } from 'vitest';
import { permissions, roleGives, roleNames } from '#domain/permissions.ts';
import type { Assignment } from './access-scopes.ts';
import { accessScopesOf } from './access-scopes.ts';
import { countingOnly } from './counting-only.ts';

const church = '00000000-0000-7000-8000-000000000901';
const group = '00000000-0000-7000-8000-000000000902';
const person = { tenantId: church, accountId: group };

function held(role: (typeof roleNames)[number], scope: Assignment['scope']): Assignment {
  const ofGroup = scope === 'group';
  return {
    role,
    scope,
    scopeId: ofGroup ? group : scope === 'church' ? church : null,
    churchIds: ofGroup ? [] : [church],
    churchGroupIds: [],
    groupChurchId: ofGroup ? church : null,
  };
}

test.each(roleNames)(
  'issue 14: on a device that only counts %s holds nothing more than elsewhere',
  (role) => {
    for (const scope of ['tenant', 'church', 'group'] as const) {
      const before = held(role, scope);
      const [after] = countingOnly([before]);
      if (!after) throw new Error('The role is gone');
      const kept = permissions.filter((permission) => roleGives(after, permission));
      expect(kept.filter((permission) => !roleGives(before, permission))).toEqual([]);
      expect(kept).not.toEqual(expect.arrayContaining(['person.view']));
      expect(
        kept.filter((permission) =>
          /edit|manage|assign|define|system|report\.view$/i.test(permission),
        ),
      ).toEqual([]);
      expect({ ...after, role: null, custom: null }).toMatchObject({ ...before, role: null });
      const scopes = accessScopesOf(person, [after]).map(({ scope: name }) => name);
      expect(
        scopes.filter(
          (name) =>
            /\/(people|reports|followups|pastoral|safety)$/.test(name) &&
            name.startsWith('church:'),
        ),
      ).toEqual([]);
    }
  },
);

const reports = (role: (typeof roleNames)[number], scope: Assignment['scope']) => {
  const grant = countingOnly([held(role, scope)])[0];
  return permissions.filter(
    (permission) => grant && roleGives(grant, permission) && /submit|Members/.test(permission),
  );
};

test('issue 14: whoever may report may report there too, and a leader calls the names of their group', () => {
  expect(reports('System Admin', 'tenant')).toEqual(['report.submitChurch', 'report.submitGroup']);
  expect(reports('Usher', 'church')).toEqual(['report.submitChurch']);
  expect(reports('Group Leader', 'group')).toEqual(['group.viewMembers', 'report.submitGroup']);
  expect(reports('Finance', 'church')).toEqual([]);
});
