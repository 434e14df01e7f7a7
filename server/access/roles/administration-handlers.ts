import {
  assignRole,
  disableAccount,
  enableAccount,
  endRole,
  endSession,
  revokeDevice,
} from '#domain/access/administration.ts';
import { mayAssign } from '#domain/access/authority.ts';
import { must } from '#domain/must.ts';
import { administratorRole, roleTitle, type Grant } from '#domain/permissions.ts';
import { placeOf } from '../../audit/operation-lines.ts';
import type { Caller } from '../../caller.ts';
import { queriesOf } from '../../database/queries.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { service } from '../../handler.ts';
import { administer, findAccount, manages, notFound, refuseOwn } from './administration.ts';
import * as ends from '../sessions/end-sessions.ts';
import { findRole } from './find-role.ts';
import { findScope } from './find-scope.ts';
import { assertLastDay, giveRole } from './give-role.ts';
import { grantedRole, ownRoleColumns, ownRoleJoin, type OwnRoleColumns } from './granted-role.ts';
import {
  assertAdministratorLeft,
  isAdministrator,
  lockAdministrators,
} from './last-administrator.ts';
import * as assignments from './access-scopes.ts';
import { peopleOnDevice } from '../sessions/people-on-device.ts';
import { deviceShownAs } from '../sessions/shown-device.ts';
import { session } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';

const personOfSession = pick(session, ['accountId'], 's');

const who = (caller: Caller | null) => must(caller, 'who administers');

async function isTheirs(tx: TenantTransaction, caller: Caller, accountId: string) {
  return accountId === caller.accountId || manages(tx, caller, accountId);
}

/** The people on a device that the caller answers for: themselves, and whom they administer. */
async function peopleOn(tx: TenantTransaction, caller: Caller, deviceId: string) {
  const theirs: string[] = [];
  for (const id of await peopleOnDevice(tx, deviceId)) {
    if (await isTheirs(tx, caller, id)) theirs.push(id);
  }
  return theirs;
}

interface Assignment extends OwnRoleColumns {
  accountId: string;
  scope: Grant['scope'];
  scopeId: string | null;
  ended: boolean;
}

export const administrationHandlers = {
  [endSession.name]: service(endSession, async (services, _context, { id }, person) => {
    const caller = who(person);
    return administer(services, caller, endSession.name, async (tx) => {
      const [found] = await tx.rows<RowOf<typeof personOfSession>>(
        'session to end',
        `select ${personOfSession} from session s join account a on a.id = s.account_id
         where a.tenant_id = $1 and s.id = $2`,
        [tx.tenantId, id],
      );
      if (!found || !(await isTheirs(tx, caller, found.accountId))) throw notFound();
      await ends.endSession(queriesOf(tx), id, 'revoked');
      const line = { entity: 'session', entityId: id } as const;
      return { output: { ended: true as const }, line, sessions: [id] };
    });
  }),

  [revokeDevice.name]: service(revokeDevice, async (services, _context, { id }, person) => {
    const caller = who(person);
    return administer(services, caller, revokeDevice.name, async (tx) => {
      const device = await deviceShownAs(tx, id);
      const accounts = await peopleOn(tx, caller, device);
      if (accounts.length === 0) throw notFound();
      await ends.revokeDevice(queriesOf(tx), device, accounts);
      const line = { entity: 'device', entityId: id, details: { accounts } } as const;
      return { output: { people: accounts.length }, line, accounts };
    });
  }),

  [disableAccount.name]: service(disableAccount, async (services, _context, { id }, person) => {
    const caller = who(person);
    return administer(services, caller, disableAccount.name, async (tx) => {
      await findAccount(tx, id);
      refuseOwn(caller, id, 'You cannot close your own account. Ask another administrator');
      if (!(await manages(tx, caller, id))) throw notFound();
      const administers = await isAdministrator(tx, id);
      if (administers) await lockAdministrators(tx);
      await ends.disableAccount(queriesOf(tx), id);
      if (administers) await assertAdministratorLeft(tx);
      const line = { entity: 'account', entityId: id } as const;
      return { output: { disabled: true as const }, line, accounts: [id] };
    });
  }),

  [enableAccount.name]: service(enableAccount, async (services, _context, { id }, person) => {
    const caller = who(person);
    return administer(services, caller, enableAccount.name, async (tx) => {
      await findAccount(tx, id);
      if (!(await manages(tx, caller, id))) throw notFound();
      await ends.enableAccount(queriesOf(tx), id);
      const line = { entity: 'account', entityId: id } as const;
      return { output: { disabled: false as const }, line };
    });
  }),

  [assignRole.name]: service(assignRole, async (services, _context, input, person) => {
    const caller = who(person);
    const { id: accountId, ...toGive } = input;
    const { role, customRoleId, scope, scopeId, endsOn } = toGive;
    const done = await administer(services, caller, assignRole.name, async (tx) => {
      await findAccount(tx, accountId);
      const [place, given] = [await findScope(tx, input), await findRole(tx, input)];
      if (!place || !given || !mayAssign(caller.grants, { ...given, place })) throw notFound();
      refuseOwn(caller, accountId, 'You cannot give yourself a role. Ask another administrator');
      const now = services.clock();
      await assertLastDay(tx, endsOn, now);
      const administers = role === administratorRole && (await isAdministrator(tx, accountId));
      if (administers) await lockAdministrators(tx);
      const { assignmentId, recorded, changes } = await giveRole(
        tx,
        caller,
        given,
        { ...toGive, accountId },
        now,
      );
      if (administers) await assertAdministratorLeft(tx);
      const title = roleTitle(given);
      const details = { accountId, role, customRoleId, title, scope, scopeId, endsOn };
      const line = {
        entity: 'roleAssignment',
        entityId: assignmentId,
        ...placeOf(place),
        changes,
        details,
      } as const;
      return { output: { assignmentId }, line, recorded, accounts: [accountId] };
    });
    services.postOffice.wake();
    return done;
  }),

  [endRole.name]: service(endRole, async (services, _context, { id }, person) => {
    const caller = who(person);
    return administer(services, caller, endRole.name, async (tx) => {
      const [held] = await tx.rows<Assignment>(
        'role to end',
        `select ${ownRoleColumns}, r.account_id as "accountId", r.scope, r.scope_id as "scopeId",
           r.ended_at is not null as ended
         from role_assignment r ${ownRoleJoin}
         where r.tenant_id = $1 and r.id = $2 for update of r`,
        [tx.tenantId, id],
      );
      const place = held && (await findScope(tx, held));
      if (!held || !place || !mayAssign(caller.grants, { ...grantedRole(held), place })) {
        throw notFound();
      }
      refuseOwn(
        caller,
        held.accountId,
        'You cannot give up your own role. Ask another administrator',
      );
      const { accountId, role, custom, scope, scopeId } = held;
      const administers = role === administratorRole && scope === 'tenant' && !held.ended;
      if (administers) await lockAdministrators(tx);
      if (!held.ended) await assignments.endRole(tx, id);
      if (administers) await assertAdministratorLeft(tx);
      const title = roleTitle(grantedRole(held));
      const details = { accountId, role, customRoleId: custom?.id, title, scope, scopeId };
      const line = { entity: 'roleAssignment', entityId: id, ...placeOf(place), details } as const;
      return { output: { ended: true as const }, line, accounts: [accountId] };
    });
  }),
};
