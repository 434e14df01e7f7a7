import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { customRole, roleNames } from '../permissions.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { uuid } from '../values/uuid.ts';

const anywhere = () => ({ kind: 'anywhere' }) as const;
const id = z.object({ id: uuid });

/** A role, and the part of the organisation that it is for. */
export const rolePlace = {
  role: z.enum([...roleNames, customRole], 'Choose a role'),
  /** Which of the organisation's own roles. */
  customRoleId: z.optional(z.nullable(uuid)),
  scope: z.enum(['tenant', 'churchGroup', 'church', 'group'], 'Choose where the role holds'),
  scopeId: z.nullable(uuid),
  /** Its last day, in the organisation's time zone; null for no end. Left out, a role that is held keeps its own. */
  endsOn: z.optional(z.nullable(localDate)),
};

interface RoleToCheck {
  role: string;
  customRoleId?: string | null | undefined;
  scope: string;
  scopeId: string | null;
}

/** Only the whole organisation has no id of its own, and only roles of its own have one. */
export const atPlace = (): z.core.$ZodCheck<RoleToCheck>[] => [
  z.refine(({ scope, scopeId }) => (scope === 'tenant') === (scopeId === null), {
    message: 'Name the church, the group or the church group that the role is for',
    path: ['scopeId'],
  }),
  z.refine(
    ({ role, customRoleId }) => (role === customRole) === (typeof customRoleId === 'string'),
    {
      message: 'Choose a role',
      path: ['role'],
    },
  ),
];

/** The person's own, or of somebody they administer. What waits on the device is still sent. */
export const endSession = defineOperation({
  name: 'access.endSession',
  method: 'POST',
  path: '/api/v1/access/sessions/{id}/end',
  status: 202,
  input: id,
  output: z.object({ ended: z.literal(true) }),
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  summary: 'End a session on another device: it sends what waits there, then wipes',
});

/** A device that was lost. On one that people share, it ends for those the caller answers for. */
export const revokeDevice = defineOperation({
  name: 'access.revokeDevice',
  method: 'POST',
  path: '/api/v1/access/devices/{id}/revoke',
  status: 202,
  input: id,
  output: z.object({ people: z.number() }),
  may: 'signedIn',
  subject: anywhere,
  offline: 'network',
  summary: 'Sign people out of a device; what it still sends waits for an administrator',
});

export const disableAccount = defineOperation({
  name: 'access.disableAccount',
  method: 'POST',
  path: '/api/v1/access/accounts/{id}/disable',
  status: 202,
  input: id,
  output: z.object({ disabled: z.literal(true) }),
  may: 'account.manage',
  subject: anywhere,
  offline: 'network',
  summary: 'Close an account: it is signed out everywhere and nobody signs in to it',
});

export const enableAccount = defineOperation({
  name: 'access.enableAccount',
  method: 'POST',
  path: '/api/v1/access/accounts/{id}/enable',
  status: 202,
  input: id,
  output: z.object({ disabled: z.literal(false) }),
  may: 'account.manage',
  subject: anywhere,
  offline: 'network',
  summary: 'Open a closed account again: its person signs in with their password',
});

export const assignRole = defineOperation({
  name: 'access.assignRole',
  method: 'POST',
  path: '/api/v1/access/accounts/{id}/roles',
  status: 202,
  input: z.object({ id: uuid, ...rolePlace }).check(...atPlace()),
  output: z.object({ assignmentId: uuid }),
  may: 'role.assign',
  subject: anywhere,
  offline: 'network',
  summary: 'Give somebody a role over a part of the church organisation',
});

export const endRole = defineOperation({
  name: 'access.endRole',
  method: 'POST',
  path: '/api/v1/access/roles/{id}/end',
  status: 202,
  input: id,
  output: z.object({ ended: z.literal(true) }),
  may: 'role.assign',
  subject: anywhere,
  offline: 'network',
  summary: 'Take a role away; reports counted under it before wait for an administrator',
});
