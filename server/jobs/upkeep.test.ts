import { randomUUID } from 'node:crypto';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { church } from '../../tests/support/members.ts';
import { temporaryFolder } from '../../tests/support/paths.ts';
import { mutationOf, push, reportFor } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { MutationResult, SyncPage } from '#domain/protocol.ts';
import { purgeAccess } from '../access/sessions/purge-access.ts';
import { issueToken } from '../access/sign-in/one-time-tokens.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import { purgeMails } from '../mail/purge-mails.ts';
import { purgePictures } from '../pictures/purge-pictures.ts';
import { purgeGone, purgeResults } from '../sync/purge-tenant.ts';
import { startUpkeep } from './upkeep.ts';

let server: RunningServer;
let tenant: TestTenant;
let person: Person;
const folder = temporaryFolder('mails');

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  tenant = await newTenant(server);
  person = await tenant.person('Usher', church(tenant.churches[0]));
});
afterAll(() => server.close());

const mail = { kind: 'files', folder, from: 'x@example.org' } as const;

/** Purges only rows of this test: other tests of the run rely on theirs. */
async function purge(): Promise<void> {
  const { pool, clock } = server.services;
  await purgeAccess(pool);
  purgeMails(mail, clock());
  for (const one of [purgeResults, purgeGone, purgePictures]) await inTenant(pool, tenant.id, one);
}

async function counted(table: string, column: string, id: string): Promise<number> {
  const { rows } = await server.services.pool.query<{ n: number }>(
    `select count(*) as n from ${table} where ${column} = $1`,
    [id],
  );
  return rows[0]?.n ?? 0;
}

async function inOurs<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return inTenant(server.services.pool, tenant.id, (tx) => tx.rows<Row>('', sql, values));
}

async function age(set: string, days: number): Promise<void> {
  await server.services.pool.query(
    `update session set ${set} = now() - $2 * interval '1 day' where account_id = $1`,
    [person.id, days],
  );
}

/** Seconds since 1970, so many days ago. */
const daysAgo = (n: number) => Date.now() / 1000 - n * 86_400;

describe('issue 10.13: what is over goes by itself', () => {
  test.each([
    ['ended 91 days ago', 'ended_at', 91, 0],
    ['ended 89 days ago', 'ended_at', 89, 1],
    ['not renewed for half a year', 'access_expires_at', 181, 0],
    ['not renewed for five months', 'access_expires_at', 150, 1],
  ])('a session %s', async (_what, column, days, left) => {
    await age(column, days);
    const session = `insert into push_subscription (endpoint, subscription, account_id, session_id)
      select $2, '{}', account_id, id from session where account_id = $1`;
    await server.services.pool.query(session, [person.id, randomUUID()]);
    await purge();
    expect(await counted('session', 'account_id', person.id)).toBe(left);
    expect(await counted('push_subscription', 'account_id', person.id)).toBe(left);
  });

  test('a grant that ended, and a device that nobody has a session or a grant on', async () => {
    const { pool } = server.services;
    await age('ended_at', 91);
    await pool.query('update submit_grant set expires_at = now() where account_id = $1', [
      person.id,
    ]);
    await purge();
    expect(await counted('submit_grant', 'account_id', person.id)).toBe(0);
    expect(await counted('device', 'id', person.deviceId)).toBe(1);
    await pool.query("update device set last_seen_at = now() - interval '91 days' where id = $1", [
      person.deviceId,
    ]);
    await purge();
    expect(await counted('device', 'id', person.deviceId)).toBe(0);
  });

  test('links that are too old, and attempts that count no longer', async () => {
    const { pool } = server.services;
    await issueToken(pool, person.id, 'reset');
    const [old, young] = [randomUUID(), randomUUID()];
    const count = 'insert into rate_limit (key, points, expire) values ($1, 1, $2)';
    await pool.query(count, [old, Date.now() - 1000]);
    await pool.query(count, [young, Date.now() + 60_000]);
    await purge();
    expect(await counted('one_time_token', 'account_id', person.id)).toBe(1);
    expect(await counted('rate_limit', 'key', old)).toBe(0);
    expect(await counted('rate_limit', 'key', young)).toBe(1);
    await pool.query('update one_time_token set expires_at = now() where account_id = $1', [
      person.id,
    ]);
    await purge();
    expect(await counted('one_time_token', 'account_id', person.id)).toBe(0);
  });

  test('mails that were written to files', async () => {
    for (const [name, old] of [
      ['old.eml', 31],
      ['young.eml', 29],
      ['notes.txt', 99],
    ] as const) {
      writeFileSync(join(folder, name), 'x');
      utimesSync(join(folder, name), daysAgo(old), daysAgo(old));
    }
    const { pool, log, clock, live } = server.services;
    // As a server does a minute after it started, and every six hours.
    const stop = startUpkeep({ pool, log, clock, live, mail }, 0);
    await expect.poll(() => readdirSync(folder)).not.toContain('old.eml');
    await stop();
    expect(readdirSync(folder).toSorted()).toEqual(['notes.txt', 'young.eml']);
  });
});

const sent = async (mutation: ReturnType<typeof mutationOf>) => {
  const [result] = await push(server.app, bearer(person.signedIn), [mutation]);
  return result as MutationResult;
};
const pulled = async (cursor?: string) => {
  const query = cursor === undefined ? '' : `?cursor=${cursor}`;
  return (await (await person.ask('GET', `/api/v1/sync${query}`)).json()) as SyncPage;
};

describe('issue 10.13: what devices ask for again', () => {
  test('the answer of a mutation goes after 90 days, its id never: it is not executed twice', async () => {
    const [old, young] = [mutationOf(reportFor(tenant)), mutationOf(reportFor(tenant))];
    await sent(old);
    await sent(young);
    await inOurs("update mutation set at = now() - interval '91 days' where id = $1", [old.id]);
    await purge();
    expect(await sent(old)).toMatchObject({ status: 'duplicate', output: null });
    expect(await sent(young)).toMatchObject({ output: { versionId: young.id } });
  });

  test('what left a scope is remembered for 90 days; a device that was away for longer starts again', async () => {
    const { cursor } = await pulled();
    const add = mutationOf(
      { shortcut: { label: 'A', description: null, icon: 'mail', link: '/', useRouter: true } },
      { name: 'shell.addShortcut' },
    );
    await sent(add);
    const remove = mutationOf({ id: add.id }, { name: 'shell.removeShortcut' });
    await sent(remove);
    const late = (await pulled()).cursor;
    await purge();
    expect((await pulled(cursor)).changes).toContainEqual(
      expect.objectContaining({ id: add.id, gone: true }),
    );
    await inOurs("update mutation set at = now() - interval '91 days'");
    await purge();
    expect(await inOurs('select 1 from change where gone')).toEqual([]);
    expect(await pulled(cursor)).toMatchObject({ reset: true });
    expect(await pulled(late)).not.toHaveProperty('reset');
  });
});
