import type { Context } from 'hono';
import {
  currentUser,
  refresh,
  sampleAccounts,
  signIn,
  signOut,
} from '#domain/access/operations.ts';
import { Failure } from '#domain/errors.ts';
import { headers } from '#domain/headers.ts';
import { must } from '#domain/must.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { query, service } from '../handler.ts';
import { writeMail } from '../mail/post-office.ts';
import { listSampleAccounts } from '../sample-tenant/accounts.ts';
import type { Services } from '../services.ts';
import { deviceOf, ensureDevice, keepDevice, knownDeviceOf } from './device-cookie.ts';
import { endSession } from './end-sessions.ts';
import { useToken } from './one-time-tokens.ts';
import { verifyPassword } from './passwords.ts';
import { beginSession, renewSession, SessionReplayed } from './sessions.ts';

interface Candidate {
  id: string;
  passwordHash: string;
  disabled: boolean;
  confirmed: boolean;
  known: boolean;
}

/** The accounts an e-mail may mean; `X-Tenant` (id or slug) picks among several. */
async function candidatesFor(
  services: Services,
  context: Context,
  email: string,
  deviceId: string | null,
): Promise<Candidate[]> {
  const { rows } = await services.pool.query<Candidate>({
    name: 'accounts by email',
    text: `select a.id, a.password_hash as "passwordHash", a.disabled,
        a.confirmed_at is not null as confirmed, exists (
        select 1 from session s where s.account_id = a.id and s.device_id = $3) as known
      from account a join tenant t on t.id = a.tenant_id
      where a.email = $1 and ($2::text is null or t.slug = $2 or t.id::text = $2)`,
    values: [email, context.req.header(headers.tenant) ?? null, deviceId],
  });
  return rows;
}

const wrong = () => new Failure('unauthorized', 'The email address or the password is not right');

async function matching(candidates: Candidate[], password: string): Promise<Candidate | null> {
  if (candidates.length === 0) await verifyPassword(null, password);
  for (const candidate of candidates) {
    if (await verifyPassword(candidate.passwordHash, password)) return candidate;
  }
  return null;
}

/** Said only to who knows the password: nobody learns from it that an address has an account. */
async function confirmAddress(
  services: Services,
  accountId: string,
  confirmation: string | undefined,
): Promise<void> {
  const unconfirmed = new Failure(
    'unauthorized',
    'Confirm your email address first: open the link in the mail that we sent you',
  );
  if (confirmation === undefined) throw unconfirmed;
  await inTransaction(services.pool, async (client) => {
    if ((await useToken(client, confirmation, ['confirm'])) !== accountId) throw unconfirmed;
    await client.query('update account set confirmed_at = now() where id = $1', [accountId]);
  });
}

/** A copied secret ended a session: its streams close, and its person is told. */
async function tellReplay(services: Services, { sessionId, accountId }: SessionReplayed) {
  services.live.sessionEnded(sessionId);
  const { rows } = await services.pool.query<{ email: string; name: string; church: string }>(
    `select a.email, a.name, t.name as church from account a join tenant t on t.id = a.tenant_id
     where a.id = $1`,
    [accountId],
  );
  const { email, ...data } = must(rows[0], 'the account of the session');
  await writeMail(services.pool, email, 'sessionCopied', data);
  services.postOffice.wake();
}

export const accessHandlers = {
  [signIn.name]: service(signIn, async (services, context, input) => {
    const { email, password, confirmation } = input;
    const deviceId = deviceOf(context);
    const candidates = await candidatesFor(services, context, email, deviceId);
    const knownDevice = candidates.some((candidate) => candidate.known) ? deviceId : null;
    const attempt = { address: services.addressOf(context), email, knownDevice };
    await services.limits.beforeAttempt(attempt);
    const account = await matching(candidates, password);
    // A disabled account answers like a wrong password: nobody learns that it exists.
    if (!account || account.disabled) throw wrong();
    if (!account.confirmed) await confirmAddress(services, account.id, confirmation);
    await services.limits.afterSuccess(attempt);
    const device = await ensureDevice(services.pool, context);
    return beginSession(services.pool, account.id, device);
  }),

  [refresh.name]: service(refresh, async (services, context, { refreshSecret }) => {
    const knownDevice = await knownDeviceOf(services.pool, context);
    const attempt = { address: services.addressOf(context), email: null, knownDevice };
    await services.limits.beforeAttempt(attempt);
    try {
      const renewed = await renewSession(services.pool, refreshSecret, deviceOf(context));
      await services.limits.afterSuccess(attempt);
      if (knownDevice !== null) keepDevice(context, knownDevice);
      return renewed;
    } catch (error) {
      if (error instanceof SessionReplayed) await tellReplay(services, error);
      throw error;
    }
  }),

  [signOut.name]: service(signOut, async (services, _context, _input, caller) => {
    const sessionId = must(caller?.sessionId, 'the session of a signed-in caller');
    await endSession(services.pool, sessionId, 'signedOut');
    services.live.sessionEnded(sessionId);
    return { signedOut: true as const };
  }),

  [currentUser.name]: query(currentUser, async (tx, caller) => {
    const [account] = await tx.rows<{
      id: string;
      name: string;
      email: string;
      avatar: string | null;
      status: 'online';
      tenant: { id: string; name: string; slug: string; timeZone: string };
    }>(
      'current user',
      `select a.id, a.name, a.email, a.avatar, a.status, jsonb_build_object('id', t.id,
         'name', t.name, 'slug', t.slug, 'timeZone', t.time_zone) as tenant
       from account a join tenant t on t.id = a.tenant_id where a.id = $1`,
      [caller.accountId],
    );
    const { tenant, ...user } = must(account, 'the account of the caller');
    return { user, tenant, grants: [...caller.grants] };
  }),

  [sampleAccounts.name]: service(sampleAccounts, async (services) => ({
    accounts: services.sampleData ? listSampleAccounts() : [],
  })),
};
