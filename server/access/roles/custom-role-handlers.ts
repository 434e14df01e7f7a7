import { randomUUID } from 'node:crypto';
import {
  archiveRole,
  changeRole,
  createRole,
  listRoles,
} from '#domain/access/roles/custom-role.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { permissions, roleNames } from '#domain/permissions.ts';
import type { AuditChange } from '../../audit/audit-line.ts';
import { query, service } from '../../handler.ts';
import { renewAccessScopes } from './access-scopes.ts';
import { administer } from './administration.ts';
import {
  assertFreeName,
  holdersOf,
  insertRole,
  lockRole,
  putAway,
  rolesOf,
  updateRole,
  type WrittenRole,
} from './custom-roles.ts';
import { peopleOf } from './team.ts';

/** Each permission that was given or taken has a line of its own. */
function changesOf(was: WrittenRole, became: WrittenRole): AuditChange[] {
  const words = (['name', 'purpose'] as const)
    .filter((field) => was[field] !== became[field])
    .map((field) => ({ field, was: was[field], became: became[field] }));
  const given = permissions
    .filter((one) => was.permissions.includes(one) !== became.permissions.includes(one))
    .map((one) => ({
      field: one,
      was: was.permissions.includes(one),
      became: became.permissions.includes(one),
    }));
  return [...words, ...given];
}

const nothing: WrittenRole = { name: '', purpose: '', permissions: [] };

const inOrder = (held: readonly string[]) => permissions.filter((one) => held.includes(one));

export const customRoleHandlers = {
  [listRoles.name]: query(listRoles, async (tx, caller) => {
    const people = (await peopleOf(tx, caller)).filter(({ roles }) => roles.length > 0);
    const holding = (wanted: string) =>
      people.filter(({ roles }) =>
        roles.some(({ role, customRoleId }) => (customRoleId ?? role) === wanted),
      ).length;
    const own = await rolesOf(tx);
    return {
      system: roleNames.map((role) => ({ role, people: holding(role) })),
      custom: own.map((role) => Object.assign(role, { people: holding(role.id) })),
      people: people.length,
    };
  }),

  [createRole.name]: service(createRole, async (services, _context, input, person) => {
    const caller = must(person, 'who makes a role');
    const role = { ...input, permissions: inOrder(input.permissions) };
    return administer(services, caller, createRole.name, async (tx) => {
      const id = randomUUID();
      await assertFreeName(tx, role.name, id);
      await insertRole(tx, id, role);
      const changes = changesOf(nothing, role);
      return {
        output: { id },
        line: { entity: 'customRole', entityId: id, changes, details: { name: role.name } },
      };
    });
  }),

  [changeRole.name]: service(changeRole, async (services, _context, input, person) => {
    const caller = must(person, 'who changes a role');
    const { id, version, ...asked } = input;
    const role = { ...asked, permissions: inOrder(asked.permissions) };
    return administer(services, caller, changeRole.name, async (tx) => {
      const was = await lockRole(tx, id);
      if (was.version !== version) {
        throw new Failure(
          'conflict',
          'Somebody else changed this role. Load it again, then make your change',
        );
      }
      await assertFreeName(tx, role.name, id);
      await updateRole(tx, id, role);
      const accounts = await holdersOf(tx, id);
      for (const accountId of accounts) await renewAccessScopes(tx, accountId);
      const changes = changesOf(was, role);
      const details = { name: role.name };
      const line = { entity: 'customRole', entityId: id, changes, details } as const;
      return { output: { version: version + 1, people: accounts.length }, line, accounts };
    });
  }),

  [archiveRole.name]: service(archiveRole, async (services, _context, { id }, person) => {
    const caller = must(person, 'who archives a role');
    return administer(services, caller, archiveRole.name, async (tx) => {
      const { name } = await lockRole(tx, id);
      const { length } = await holdersOf(tx, id);
      if (length > 0) {
        const people = length === 1 ? '1 person holds' : `${length} people hold`;
        throw new Failure('conflict', `${people} this role. Take it away from them first`);
      }
      await putAway(tx, id);
      const line = { entity: 'customRole', entityId: id, details: { name } } as const;
      return { output: { archived: true as const }, line };
    });
  }),
};
