import type { Context } from 'hono';
import { signIn, type WhereToSignIn } from '#domain/access/operations.ts';
import { Failure } from '#domain/errors.ts';
import { headers } from '#domain/headers.ts';
import { audit } from '../../audit/write-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { service } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { deviceOf, ensureDevice } from './device-cookie.ts';
import { useToken } from './one-time-tokens.ts';
import { matching } from './passwords.ts';
import { sessionFor } from '../../sync/older/first-form.ts';
import { formOf } from '../../sync/older/forms.ts';
import { beginSession } from '../sessions/sessions.ts';
import { account as accountTable, tenant as tenantTable } from '../tables.ts';
import { pick, pickAs, type RowOf } from '../../table-columns.ts';

const ofAccount = pick(accountTable, ['id', 'tenantId', 'passwordHash', 'disabled'], 'a');
const ofTenant = pickAs(tenantTable, { tenantName: 'name' }, 't');

type Candidate = RowOf<typeof ofAccount> & RowOf<typeof ofTenant> & Computed;

interface Computed {
  /** Of the organisation that was named, or of any where none was. */
  meant: boolean;
  confirmed: boolean;
  /** They signed up by themselves, and nobody let them in yet. */
  waits: boolean;
  /** Whether this browser signed this account in before. */
  known: boolean;
}

/** Every account of an e-mail, the one that this browser signed in last first. `tenant`: id or slug. */
async function candidatesFor(
  { pool }: Services,
  email: string,
  tenant: string | null,
  deviceId: string | null,
): Promise<Candidate[]> {
  const { rows } = await pool.query<Candidate>({
    name: 'accounts by email',
    text: `select ${ofAccount}, ${ofTenant},
        ($2::text is null or t.slug = $2 or t.id::text = $2) as meant,
        a.confirmed_at is not null as confirmed, a.asked_at is not null as waits, here.last is not null as known
      from account a join tenant t on t.id = a.tenant_id cross join lateral (
        select max(s.created_at) as last from session s
        where s.account_id = a.id and s.device_id = $3 and s.seen_by_session is null) here
      where a.email = $1 order by here.last desc nulls last, t.name`,
    values: [email, tenant, deviceId],
  });
  return rows;
}

const wrong = () => new Failure('unauthorized', 'The email address or the password is not right');

/**
 * The accounts that this password opens. How long it takes tells neither whether there is an account,
 * nor in how many organisations, nor which of them was right.
 */
async function openedBy(
  password: string,
  candidates: Candidate[],
  how: { compared: number; first: boolean },
): Promise<Candidate[]> {
  const hashes = candidates.map(({ passwordHash }) => passwordHash);
  const right = await matching(hashes, password, how);
  // A disabled account answers like a wrong password: nobody learns that it exists.
  return candidates.filter(({ disabled }, index) => right[index] && !disabled);
}

/** A link that confirms an address is about an account that still waits for it. */
function meantBy(confirmation: string | undefined, opened: Candidate[]): Candidate[] {
  const waiting = opened.filter(({ confirmed }) => !confirmed);
  return confirmation === undefined || waiting.length === 0 ? opened : waiting;
}

/** Said only to who knows the password: nobody learns from it that an address has an account. */
async function confirmAddress(
  services: Services,
  accountId: string,
  confirmation: string | undefined,
): Promise<void> {
  const unconfirmed = new Failure(
    'unauthorized',
    'Confirm your email address first: open the link in the email we sent you',
  );
  if (confirmation === undefined) throw unconfirmed;
  await inTransaction(services.pool, async (client) => {
    if ((await useToken(client, confirmation, ['confirm'])) !== accountId) throw unconfirmed;
    await client.query('update account set confirmed_at = now() where id = $1', [accountId]);
  });
}

/** Without an administrator's approval nobody who signed up by themselves gets in; where none is asked for, this lets in. */
async function letIn(services: Services, { id, tenantName }: Candidate): Promise<void> {
  if (services.signUp === 'approval') {
    throw new Failure(
      'forbidden',
      `Your address is confirmed. An administrator of ${tenantName} has to approve your account now. We email you when that is done`,
    );
  }
  await services.pool.query('update account set asked_at = null where id = $1', [id]);
}

function choiceAmong(opened: Candidate[]): WhereToSignIn {
  return {
    choices: opened.map(({ tenantId: id, tenantName: name, known }, index) => ({
      id,
      name,
      lastHere: known && index === 0,
    })),
  };
}

function namedTenant(context: Context, tenant: string | undefined): string | null {
  return tenant ?? context.req.header(headers.tenant) ?? null;
}

interface Asked {
  candidates: Candidate[];
  password: string;
  confirmation: string | undefined;
  knownDevice: string | null;
  deviceId: string | null;
}

/** Not waited for: how long a refusal takes must not tell whether there is an account. */
function noteFailures(
  { pool, log }: Services,
  asked: readonly Candidate[],
  deviceId: string | null,
): void {
  for (const { id, tenantId } of asked) {
    const about = { actorId: null, deviceId, entity: 'account', entityId: id } as const;
    audit(pool, tenantId, { action: 'access.signInFailed', ...about }).catch((error: unknown) =>
      log.error({ err: error }, 'a failed sign-in stands in no audit'),
    );
  }
}

/** The one account that is opened, confirmed, or the organisations to choose from. */
async function openOne(
  services: Services,
  { candidates, password, confirmation, knownDevice, deviceId }: Asked,
): Promise<{ account: Candidate } | WhereToSignIn> {
  const compared = await services.mostAccounts(candidates.length);
  const asked = candidates.filter(({ meant }) => meant);
  const how = { compared, first: knownDevice !== null };
  const opened = meantBy(confirmation, await openedBy(password, asked, how));
  const [account, another] = opened;
  if (!account) {
    noteFailures(services, asked, deviceId);
    throw wrong();
  }
  if (another) return choiceAmong(opened);
  if (!account.confirmed) await confirmAddress(services, account.id, confirmation);
  if (account.waits) await letIn(services, account);
  return { account };
}

export const signInHandler = service(signIn, async (services, context, input) => {
  const { email, password, confirmation } = input;
  const deviceId = deviceOf(context);
  const tenant = namedTenant(context, input.tenant);
  const candidates = await candidatesFor(services, email, tenant, deviceId);
  const knownDevice = candidates.some(({ known }) => known) ? deviceId : null;
  const attempt = { address: services.addressOf(context), email, knownDevice };
  const opened = await services.limits.attempt(attempt, () =>
    openOne(services, { candidates, password, confirmation, knownDevice, deviceId }),
  );
  if ('choices' in opened) return opened;
  const { pool } = services;
  const { id, tenantId } = opened.account;
  const device = await ensureDevice(pool, context);
  const signedIn = await beginSession(pool, id, device);
  const about = { actorId: id, deviceId: device, entity: 'account', entityId: id } as const;
  await audit(pool, tenantId, { action: signIn.name, ...about });
  return sessionFor(formOf(context), signedIn);
});
