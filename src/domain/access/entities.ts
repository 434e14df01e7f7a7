import * as z from 'zod/mini';
import { defineEntity } from '../entity.ts';
import { customRole, roleNames } from '../permissions.ts';
import { email } from '../values/email/email.ts';
import { instant } from '../values/dates/instant.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { name } from '../values/name.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import { personName } from './own-name.ts';
import { userStatus } from './user-status.ts';

/** A church organisation that uses the product. No device holds it; a session carries what it needs. */
export const tenant = defineEntity({
  name: 'tenant',
  schema: z.object({ id: uuid, name: name(1, 120), slug: line(1, 60), timeZone: line(1, 60) }),
  references: {},
});

/** A person's way in, in one tenant. One e-mail may have an account in several tenants. */
export const account = defineEntity({
  name: 'account',
  schema: z.object({
    id: uuid,
    tenantId: uuid,
    email,
    name: personName,
    avatar: z.nullable(z.string()),
    status: userStatus,
    disabled: z.boolean(),
    /** When they signed up by themselves; null once somebody let them in. */
    askedAt: z.nullable(instant),
  }),
  references: { tenantId: 'tenant' },
});

/** A role over a part of the tenant. `scopeId` is null for the whole tenant. */
export const roleAssignment = defineEntity({
  name: 'roleAssignment',
  schema: z.object({
    id: uuid,
    accountId: uuid,
    role: z.enum([...roleNames, customRole]),
    /** Of a role of the organisation's own. */
    customRoleId: z.nullable(uuid),
    scope: z.enum(['tenant', 'churchGroup', 'church', 'group']),
    scopeId: z.nullable(uuid),
    /** Its last day, in the tenant's time zone. */
    endsOn: z.nullable(localDate),
  }),
  references: { accountId: 'account', customRoleId: 'customRole' },
});

/** A browser, named by its cookie. It authorises nothing by itself. */
export const device = defineEntity({
  name: 'device',
  schema: z.object({
    /** Id that the cookie carries: never shown. */
    id: uuid,
    /** Id that people are shown. */
    shownId: uuid,
    label: line(0, 120),
    createdAt: instant,
    lastSeenAt: instant,
  }),
  references: {},
});

/** One account signed in on one device, until signed out or revoked. */
export const session = defineEntity({
  name: 'session',
  schema: z.object({
    id: uuid,
    accountId: uuid,
    deviceId: uuid,
    createdAt: instant,
    endedAt: z.nullable(instant),
    endReason: z.nullable(z.enum(['signedOut', 'revoked', 'replayed', 'passwordChanged'])),
  }),
  references: { accountId: 'account', deviceId: 'device' },
});
