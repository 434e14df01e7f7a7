import {
  changePassword,
  endOwnSessions,
  listOwnSessions,
  type SignedInDevice,
} from '#domain/access/own-security.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import type { Caller } from '../../caller.ts';
import { queriesOf } from '../../database/queries.ts';
import { inTenant, type TenantTransaction } from '../../database/tenant.ts';
import { query, service } from '../../handler.ts';
import { writeMail } from '../../mail/post-office.ts';
import type { Services } from '../../services.ts';
import { administer } from '../roles/administration.ts';
import { endSessionsBut } from '../sessions/end-sessions.ts';
import { hashPassword, verifyPassword } from '../sign-in/passwords.ts';
import { accessLifetime } from '../sessions/sessions.ts';
import { deviceShownAs } from '../sessions/shown-device.ts';
import { refuseWeak } from '../sign-in/weak-passwords.ts';
import { account as accountTable, tenant } from '../tables.ts';
import { pick, pickAs, type RowOf } from '../../table-columns.ts';

const who = (caller: Caller | null) => must(caller, 'who asks');

const ofAccount = pick(accountTable, ['email', 'name', 'passwordHash'], 'a');
const churchName = pickAs(tenant, { church: 'name' }, 't');
type Account = RowOf<typeof ofAccount> & RowOf<typeof churchName>;

async function ownAccount(tx: TenantTransaction, { accountId }: Caller): Promise<Account> {
  const [found] = await tx.rows<Account>(
    'own account',
    `select ${ofAccount}, ${churchName}
     from account a join tenant t on t.id = a.tenant_id
     where a.tenant_id = $1 and a.id = $2`,
    [tx.tenantId, accountId],
  );
  return must(found, 'the account of the caller');
}

const wrongField = (field: string, sentence: string) =>
  new Failure('validation', sentence, { fields: { [field]: sentence } });

const wrongPassword = () =>
  wrongField('current', 'This is not the password you use now. Try again');

interface NewPassword {
  /** Of the password in use, as it was when it was checked. */
  before: string;
  after: string;
}

/**
 * Checks the password in use and makes the hash of the other, outside a transaction: while it waits
 * for its turn it must hold up nobody's connection.
 */
async function checkedPassword(
  { pool }: Services,
  caller: Caller,
  { current, password }: { current: string; password: string },
): Promise<NewPassword> {
  const account = await inTenant(pool, caller.tenantId, (tx) => ownAccount(tx, caller));
  const known = { first: true };
  if (!(await verifyPassword(account.passwordHash, current, known))) throw wrongPassword();
  if (password === current) {
    throw wrongField('password', 'This is the password you use now. Choose another');
  }
  await refuseWeak(password, account);
  return { before: account.passwordHash, after: await hashPassword(password, known) };
}

/** Sets the password, if it is still the one that was checked. Links that would set one are void. */
async function setPassword(
  tx: TenantTransaction,
  caller: Caller,
  { before, after }: NewPassword,
): Promise<Account> {
  const account = await ownAccount(tx, caller);
  const set = await tx.rows(
    'set password',
    'update account set password_hash = $3 where id = $1 and password_hash = $2 returning 1',
    [caller.accountId, before, after],
  );
  if (set.length === 0) throw wrongPassword();
  const database = queriesOf(tx);
  await database.query('delete from one_time_token where account_id = $1', [caller.accountId]);
  return account;
}

/** The session that asks: under a submit grant nobody comes here. */
function sessionOf(caller: Caller): string {
  return must(caller.sessionId, 'the session of a signed-in caller');
}

async function changeOwnPassword(
  services: Services,
  caller: Caller,
  input: { current: string; password: string },
): Promise<{ ended: number }> {
  const checked = await checkedPassword(services, caller, input);
  return administer(services, caller, changePassword.name, async (tx) => {
    const { email, name, church } = await setPassword(tx, caller, checked);
    const database = queriesOf(tx);
    const sessions = await endSessionsBut(database, sessionOf(caller), {
      accountId: caller.accountId,
      deviceId: null,
      reason: 'passwordChanged',
    });
    const { tenantId } = caller;
    const data = { name, church, tenantId, where: 'everywhere else' } as const;
    await writeMail(database, email, 'passwordChanged', data);
    const line = { entity: 'account', entityId: caller.accountId } as const;
    return { output: { ended: sessions.length }, line, sessions };
  });
}

/** Devices where they are signed out and whose submit grant still opens the door for what they left. */
async function devicesThatSend(
  tx: TenantTransaction,
  { accountId }: Caller,
): Promise<SignedInDevice[]> {
  const devices = await tx.rows<SignedInDevice>(
    'own grants without a session',
    `select d.shown_id as "deviceId", d.label, last.began as "signedInAt", last.ended as "lastSeenAt",
       false as "isHere"
     from submit_grant g join device d on d.id = g.device_id
       join account a on a.id = g.account_id and a.tenant_id = $1
       cross join lateral (
         select max(s.created_at) as began, max(s.ended_at) as ended,
           bool_or(s.ended_at is null) as live
         from session s where s.account_id = g.account_id and s.device_id = g.device_id
           and s.seen_by_session is null) last
     where g.account_id = $2 and g.ended_at is null and g.expires_at > now() and not last.live
     order by last.ended desc, d.id`,
    [tx.tenantId, accountId],
  );
  return devices.map((device) => Object.assign(device, { onlySends: true as const }));
}

export const ownSecurityHandlers = {
  [changePassword.name]: service(changePassword, async (services, context, input, person) => {
    const caller = who(person);
    // A stranger at an open page must not guess: the limit knows the browser, and counts for this person.
    const attempt = {
      address: services.addressOf(context),
      email: caller.accountId,
      knownDevice: caller.deviceId,
    };
    const changed = await services.limits.attempt(attempt, () =>
      changeOwnPassword(services, caller, input),
    );
    services.postOffice.wake();
    return changed;
  }),

  [listOwnSessions.name]: query(listOwnSessions, async (tx, caller) => {
    const devices = await tx.rows<SignedInDevice>(
      'own sessions',
      `select d.shown_id as "deviceId", d.label, min(s.created_at) as "signedInAt",
         max(s.access_expires_at) - $4::integer * interval '1 second' as "lastSeenAt",
         bool_or(s.id = $3) as "isHere"
       from session s join device d on d.id = s.device_id
         join account a on a.id = s.account_id and a.tenant_id = $1
       where s.account_id = $2 and s.ended_at is null and s.seen_by_session is null
       group by d.id order by "isHere" desc, "lastSeenAt" desc, d.id`,
      [tx.tenantId, caller.accountId, sessionOf(caller), accessLifetime],
    );
    return { devices: [...devices, ...(await devicesThatSend(tx, caller))] };
  }),

  [endOwnSessions.name]: service(
    endOwnSessions,
    async (services, _context, { deviceId }, person) => {
      const caller = who(person);
      const { accountId } = caller;
      return administer(services, caller, endOwnSessions.name, async (tx) => {
        const device = deviceId === null ? null : await deviceShownAs(tx, deviceId);
        const which = { accountId, deviceId: device, reason: 'revoked' } as const;
        const sessions = await endSessionsBut(queriesOf(tx), sessionOf(caller), which);
        const line = { entity: 'account', entityId: accountId, details: { deviceId } } as const;
        return { output: { ended: sessions.length }, line, sessions };
      });
    },
  ),
};
