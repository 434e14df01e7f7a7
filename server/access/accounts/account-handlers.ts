import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type pg from 'pg';
import { forgotPassword, resetPassword, signUp } from '#domain/access/account-operations.ts';
import { Failure } from '#domain/errors.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Queries } from '../../database/queries.ts';
import { service } from '../../handler.ts';
import { writeMail } from '../../mail/post-office.ts';
import type { Services } from '../../services.ts';
import { deviceThatKnows, knownDeviceOf } from '../sign-in/device-cookie.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { findToken, issueToken, useToken } from '../sign-in/one-time-tokens.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { refuseWeak } from '../sign-in/weak-passwords.ts';
import { account, tenant as tenantTable } from '../tables.ts';
import { pick, pickAs, type RowOf } from '../../table-columns.ts';

const idOfAccount = pick(account, ['id']);

const ofAccount = pick(account, ['id', 'email', 'name', 'disabled'], 'a');
const churchName = pickAs(tenantTable, { church: 'name', tenantId: 'id' }, 't');
const idAndName = pick(tenantTable, ['id', 'name']);

type Person = RowOf<typeof ofAccount> & RowOf<typeof churchName> & { confirmed: boolean };
type Tenant = RowOf<typeof idAndName>;

const people = `select ${ofAccount}, ${churchName},
    a.confirmed_at is not null as confirmed
  from account a join tenant t on t.id = a.tenant_id`;

async function findPeople(database: Queries, where: string, values: unknown[]): Promise<Person[]> {
  const { rows } = await database.query<Person>(`${people} where ${where}`, values);
  return rows;
}

const signUpIsOff = () =>
  new Failure('forbidden', 'Accounts are by invitation here. Ask an administrator of your church');

/** Not an account that nobody confirmed: the mail would greet by a name that a stranger typed. */
const mayReset = `a.email = $1 and not a.disabled
  and (a.confirmed_at is not null or a.asked_at is null)`;

const usedLink = () =>
  new Failure('bad_request', 'This link was used or is too old. Ask for a new one');

/** The church organisation that somebody who signs up means: the only one, or the one they name. */
async function tenantNamed(pool: pg.Pool, company: string | undefined): Promise<Tenant> {
  const { rows } = await pool.query<Tenant>(
    `select ${idAndName} from tenant where lower(name) = lower($1) or slug = lower($1)
       or ($1 = '' and (select count(*) from tenant) = 1) limit 1`,
    [company ?? ''],
  );
  const [tenant] = rows;
  if (tenant) return tenant;
  const sentence = company
    ? 'No church organisation has this name here. Ask your church how it is written'
    : 'Enter the name of your church organisation';
  throw new Failure('validation', sentence, { fields: { company: sentence } });
}

interface NewAccount {
  name: string;
  email: string;
  passwordHash: string;
}

/**
 * Makes the account, or makes one that nobody confirmed anew: the last who signs up under an address
 * chose the password that its mail confirms. One that is confirmed, or that an administrator made for
 * somebody they invited, is only told about. The mails say nothing that a stranger typed.
 */
async function register(
  client: pg.PoolClient,
  tenant: Tenant,
  { name, email, passwordHash }: NewAccount,
): Promise<void> {
  const { rows } = await client.query<RowOf<typeof idOfAccount>>(
    `insert into account (id, tenant_id, email, name, password_hash, confirmed_at, asked_at)
     values ($1, $2, $3, $4, $5, null, now())
     on conflict (tenant_id, email) do update set name = excluded.name,
       password_hash = excluded.password_hash, asked_at = excluded.asked_at
       where account.confirmed_at is null and account.asked_at is not null and not account.disabled
     returning ${idOfAccount}`,
    [randomUUID(), tenant.id, email, name, passwordHash],
  );
  const from = { church: tenant.name, tenantId: tenant.id };
  if (!rows[0]) return writeMail(client, email, 'accountExists', from);
  const token = await issueToken(client, rows[0].id, 'confirm');
  await writeMail(client, email, 'confirmAddress', { ...from, token });
}

/** Throws where too many mails were asked for: a device that knows the person has a count of its own. */
async function beforeMail(services: Services, context: Context, email: string): Promise<void> {
  const trusted = await deviceThatKnows(services.pool, context, email);
  await services.limits.beforeMail({ address: services.addressOf(context), email, trusted });
}

const passwordLinks = ['reset', 'invite'] as const;

async function personOf(database: Queries, accountId: string | null): Promise<Person> {
  const [person] = accountId === null ? [] : await findPeople(database, 'a.id = $1', [accountId]);
  if (!person || person.disabled) throw usedLink();
  return person;
}

/** Uses the link up and sets the password. Hashed before: a transaction must not wait for its turn. */
async function choosePassword(pool: pg.Pool, token: string, password: string): Promise<Person> {
  const waiting = await personOf(pool, await findToken(pool, token, passwordLinks));
  await refuseWeak(password, waiting);
  const passwordHash = await hashPassword(password);
  return inTransaction(pool, async (client) => {
    const person = await personOf(client, await useToken(client, token, passwordLinks));
    await client.query(
      'update account set password_hash = $2, confirmed_at = coalesce(confirmed_at, now()) where id = $1',
      [person.id, passwordHash],
    );
    await endSessionsOf(client, person.id, 'passwordChanged');
    const { email, name, church, tenantId, confirmed } = person;
    // Somebody who chooses their first one, from an invitation, had no other that changed.
    if (confirmed) {
      const data = { name, church, tenantId, where: 'everywhere' } as const;
      await writeMail(client, email, 'passwordChanged', data);
    }
    return person;
  });
}

export const accountHandlers = {
  [forgotPassword.name]: service(forgotPassword, async (services, context, { email }) => {
    await beforeMail(services, context, email);
    // Not waited for: how long the answer takes must not tell whether somebody has this address.
    void inTransaction(services.pool, async (client) => {
      for (const person of await findPeople(client, mayReset, [email])) {
        const token = await issueToken(client, person.id, 'reset');
        const { name, church, tenantId } = person;
        await writeMail(client, email, 'resetPassword', { name, church, tenantId, token });
      }
    })
      .then(() => services.postOffice.wake())
      .catch((error: unknown) => services.log.error({ err: error }, 'no mail for a new password'));
    return true as const;
  }),

  [resetPassword.name]: service(resetPassword, async (services, context, { token, password }) => {
    const { pool, limits, live } = services;
    const knownDevice = await knownDeviceOf(pool, context);
    const attempt = { address: services.addressOf(context), email: null, knownDevice };
    const { id, email } = await limits.attempt(attempt, () =>
      choosePassword(pool, token, password),
    );
    await limits.forgetGuesses(email);
    live.accountChanged(id);
    services.postOffice.wake();
    return true as const;
  }),

  [signUp.name]: service(signUp, async (services, context, input) => {
    const { name, email, password, company } = input;
    if (services.signUp === 'off') throw signUpIsOff();
    await beforeMail(services, context, email);
    await refuseWeak(password, input);
    const tenant = await tenantNamed(services.pool, company);
    const passwordHash = await hashPassword(password);
    await inTransaction(services.pool, (client) =>
      register(client, tenant, { name, email, passwordHash }),
    );
    services.postOffice.wake();
    return true as const;
  }),
};
