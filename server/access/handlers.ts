import { currentUser, sampleAccounts, signIn, signOut } from '#domain/access/operations.ts';
import { refresh, saidGrants, type SignedIn } from '#domain/access/session.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { audit } from '../audit/write-audit.ts';
import { query, service } from '../handler.ts';
import { writeMail } from '../mail/post-office.ts';
import { listSampleAccounts } from '../sample-tenant/accounts.ts';
import type { Services } from '../services.ts';
import { sessionFor } from '../sync/older/first-form.ts';
import { formOf } from '../sync/older/forms.ts';
import { deviceOf, keepDevice, knownDeviceOf } from './sign-in/device-cookie.ts';
import { endGrantWithout, endSession } from './sessions/end-sessions.ts';
import type { Attempt } from './sign-in/limits.ts';
import { renewSession, SessionReplayed } from './sessions/sessions.ts';
import { signInHandler } from './sign-in/sign-in.ts';
import { account as accountTable, tenant as tenantTable } from './tables.ts';
import { pick, pickAs, type RowOf } from '../table-columns.ts';

const ofAccount = pick(accountTable, ['email', 'name', 'tenantId'], 'a');
const churchName = pickAs(tenantTable, { church: 'name' }, 't');
type Person = RowOf<typeof ofAccount> & RowOf<typeof churchName>;

/** A copied secret ended a session: its streams close, and its person is told. */
async function reportReplay(services: Services, { sessionId, accountId }: SessionReplayed) {
  services.live.sessionEnded(sessionId);
  const { rows } = await services.pool.query<Person>(
    `select ${ofAccount}, ${churchName} from account a join tenant t on t.id = a.tenant_id
     where a.id = $1`,
    [accountId],
  );
  const { email, ...data } = must(rows[0], 'the account of the session');
  const details = { accountId };
  const about = { actorId: null, entity: 'session', entityId: sessionId, details } as const;
  await audit(services.pool, data.tenantId, { action: 'access.sessionReplayed', ...about });
  await writeMail(services.pool, email, 'sessionCopied', data);
  services.postOffice.wake();
}

/**
 * A device that is known tries its secret first, and only a wrong one is counted: no failure, whoever
 * caused it, closes its door to the right secret. Nobody guesses 256 random bits.
 */
async function renewOn(
  { limits }: Services,
  attempt: Attempt,
  renew: () => Promise<SignedIn>,
): Promise<SignedIn> {
  if (attempt.knownDevice === null) return limits.attempt(attempt, renew);
  try {
    return await renew();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'unauthorized') throw error;
    return limits.attempt(attempt, () => Promise.reject(error));
  }
}

export const accessHandlers = {
  [signIn.name]: signInHandler,

  [refresh.name]: service(refresh, async (services, context, { refreshSecret }) => {
    const knownDevice = await knownDeviceOf(services.pool, context);
    const attempt = { address: services.addressOf(context), email: null, knownDevice };
    const renew = () => renewSession(services.pool, refreshSecret, deviceOf(context));
    try {
      const renewed = await renewOn(services, attempt, renew);
      if (knownDevice !== null) keepDevice(context, knownDevice);
      return sessionFor(formOf(context), renewed);
    } catch (error) {
      if (error instanceof SessionReplayed) await reportReplay(services, error);
      throw error;
    }
  }),

  [signOut.name]: service(signOut, async (services, _context, { nothingWaits }, person) => {
    const caller = must(person, 'a signed-in caller');
    const { accountId, deviceId, tenantId, seenBy } = caller;
    const sessionId = must(caller.sessionId, 'the session of a signed-in caller');
    await endSession(services.pool, sessionId, 'signedOut');
    if (seenBy !== undefined) {
      const who = { actorId: seenBy, deviceId, entity: 'account', entityId: accountId } as const;
      await audit(services.pool, tenantId, { action: 'access.stopSeeing', ...who });
      return { signedOut: true as const };
    }
    if (nothingWaits && deviceId) await endGrantWithout(services.pool, accountId, deviceId);
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
    return { user, tenant, ...saidGrants(caller.grants) };
  }),

  [sampleAccounts.name]: service(sampleAccounts, async (services) => ({
    accounts: services.sampleData ? listSampleAccounts() : [],
  })),
};
