import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { customRole, roleNames } from '../permissions.ts';
import { email } from '../values/email/email.ts';
import { uuid } from '../values/uuid.ts';
import { atPlace, rolePlace } from './administration.ts';
import { personName } from './own-name.ts';

const anywhere = () => ({ kind: 'anywhere' }) as const;
const scope = rolePlace.scope;

/** A role that somebody holds, where the caller looks after. */
const heldRole = z.object({
  id: uuid,
  role: z.enum([...roleNames, customRole]),
  /** Of a role of the organisation's own. */
  customRoleId: z.nullable(uuid),
  /** 'Usher', 'Youth helper'. */
  title: z.string(),
  scope,
  scopeId: z.nullable(uuid),
  /** 'Soweto'; null for the whole organisation. */
  place: z.nullable(z.string()),
  /** Its last day, yyyy-MM-dd. */
  endsOn: z.nullable(z.string()),
  /** Whether it is the caller's to take. */
  mayEnd: z.boolean(),
});

const teamMember = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  /** `invited`: has not chosen a password yet. `asked`: signed up, and waits for a role. */
  standing: z.enum(['open', 'invited', 'asked', 'closed']),
  roles: z.array(heldRole),
  isSelf: z.boolean(),
  /** Whether the caller may close the account, or open it again. */
  mayClose: z.boolean(),
  /** Whether the caller may open the app as they would see it. */
  maySeeAs: z.boolean(),
});
export type TeamMember = z.infer<typeof teamMember>;

/** A place in which the caller gives roles, and which ones. */
const teamPlace = z.object({
  scope,
  scopeId: z.nullable(uuid),
  place: z.nullable(z.string()),
  roles: z.array(z.enum(roleNames)),
  /** Roles of the organisation's own. */
  customRoles: z.array(z.object({ id: uuid, name: z.string() })),
});
export type TeamPlace = z.infer<typeof teamPlace>;

export const listTeam = defineOperation({
  name: 'access.listTeam',
  method: 'GET',
  path: '/api/v1/access/team',
  status: 200,
  input: z.object({}),
  output: z.object({ people: z.array(teamMember), places: z.array(teamPlace) }),
  may: 'account.manage',
  subject: anywhere,
  offline: 'network',
  summary:
    'Who has an account in the part of the organisation that one looks after, and their roles there',
});

/** Somebody who has an account already gets the role, and is told in the app. */
export const inviteMember = defineOperation({
  name: 'access.inviteMember',
  method: 'POST',
  path: '/api/v1/access/invitations',
  status: 202,
  input: z
    .object({
      email,
      name: z.optional(personName),
      ...rolePlace,
    })
    .check(...atPlace()),
  output: z.object({
    accountId: uuid,
    /** Whether a mail with the choice of a password is on its way. */
    mailed: z.boolean(),
  }),
  may: 'role.assign',
  subject: anywhere,
  offline: 'network',
  summary: 'Invite somebody by email, with their first role',
});
