import * as z from 'zod/mini';
import { defineEntity } from '../../entity.ts';
import { defineOperation } from '../../operation.ts';
import { type Permission, permissions, roleNames } from '../../permissions.ts';
import { name } from '../../values/name.ts';
import { line } from '../../values/text.ts';
import { uuid } from '../../values/uuid.ts';
import { withNeeds } from './permission-needs.ts';

/** Permissions that a role of the organisation's own can give: none of them makes roles. */
export const permissionsToGive = permissions.filter((one) => one !== 'role.define');

const isSystemName = (title: string) =>
  roleNames.some((one) => one.toLowerCase() === title.toLowerCase());

const shape = {
  name: name(1, 60).check(
    z.refine(
      (title) => !isSystemName(title),
      'A role of Ibandla has this name. Choose another one',
    ),
  ),
  /** Its purpose in a line; '' for none. */
  purpose: line(0, 160),
  permissions: z.array(z.enum(permissions)).check(
    z.refine((held) => !held.includes('role.define'), 'Only System Admins can define roles'),
    z.refine(
      (held) => withNeeds(held).length === new Set(held).size,
      'A permission is missing that another one needs. Choose it too',
    ),
  ),
};

/** A role that the organisation made. No device holds it: sessions carry what it gives. */
export const customRoles = defineEntity({
  name: 'customRole',
  schema: z.object({
    id: uuid,
    ...shape,
    status: z.enum(['active', 'archived']),
    /** Counts its changes, from 1. */
    version: z.number(),
  }),
  references: {},
});

const overTenant = () => ({ kind: 'tenant' }) as const;

/** A role, and how many people hold it in the part that the caller looks after. */
const listed = {
  people: z.number(),
  /** A permission that only a newer program knows is left out by `knownPermissions`. */
  permissions: z.array(z.string()),
};

const listedCustomRole = z.object({
  id: uuid,
  name: z.string(),
  purpose: z.string(),
  version: z.number(),
  ...listed,
});
export type ListedCustomRole = z.infer<typeof listedCustomRole>;

export function knownPermissions(held: readonly string[]): Permission[] {
  return permissions.filter((one) => held.includes(one));
}

export const listRoles = defineOperation({
  name: 'access.listRoles',
  method: 'GET',
  path: '/api/v1/access/custom-roles',
  status: 200,
  input: z.object({}),
  output: z.object({
    system: z.array(z.object({ role: z.enum(roleNames), people: z.number() })),
    custom: z.array(listedCustomRole),
    /** People who hold a role. */
    people: z.number(),
  }),
  may: 'account.manage',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'The roles, how many people hold each, and what the organisation’s own give',
});

export const createRole = defineOperation({
  name: 'access.createRole',
  method: 'POST',
  path: '/api/v1/access/custom-roles',
  status: 202,
  input: z.object(shape),
  output: z.object({ id: uuid }),
  may: 'role.define',
  subject: overTenant,
  offline: 'network',
  summary: 'Make a role of the organisation’s own from permissions',
});

/** `version`: of what the author saw. People who hold the role have its new permissions at once. */
export const changeRole = defineOperation({
  name: 'access.changeRole',
  method: 'PUT',
  path: '/api/v1/access/custom-roles/{id}',
  status: 202,
  input: z.object({ id: uuid, version: z.number(), ...shape }),
  output: z.object({ version: z.number(), people: z.number() }),
  may: 'role.define',
  subject: overTenant,
  offline: 'network',
  summary: 'Change a role of the organisation’s own, for everybody who holds it',
});

export const archiveRole = defineOperation({
  name: 'access.archiveRole',
  method: 'POST',
  path: '/api/v1/access/custom-roles/{id}/archive',
  status: 202,
  input: z.object({ id: uuid }),
  output: z.object({ archived: z.literal(true) }),
  may: 'role.define',
  subject: overTenant,
  offline: 'network',
  summary: 'Put away a role that nobody holds: it cannot be given any more',
});
