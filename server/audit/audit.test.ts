import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditOf } from '../../tests/support/audit.ts';
import { church } from '../../tests/support/members.ts';
import { newTenant, type Person, signInAs, type TestTenant } from '../../tests/support/tenant.ts';
import { from, testServer } from '../../tests/support/test-server.ts';
import type { SignedIn } from '#domain/access/session.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import { writeAudit } from './write-audit.ts';

let server: RunningServer;
let tenant: TestTenant;
let person: Person;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  person = await tenant.person('Usher', church(tenant.churches[0]));
});
afterAll(() => server.close());

async function post(path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie: person.cookie };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return server.app.request(path, init, from('10.0.3.1'));
}

const shortly = async (id: string) =>
  (await auditOf(tenant.id, id)).map(({ action, actorId }) => [action, actorId]);

describe('issue 10.13: the audit', () => {
  test.each([
    'select 1 from audit_entry',
    "update audit_entry set action = 'nothing'",
    'delete from audit_entry',
    'truncate audit_entry',
    "update audit_log set action = 'nothing'",
    'delete from audit_log',
    'truncate audit_log',
    "insert into audit_log (tenant_id, action) values (gen_random_uuid(), 'nothing')",
    'drop view audit_log',
    'alter table audit_entry disable row level security',
  ])('the server’s own role adds lines and may not: %s', async (statement) => {
    const { pool } = server.services;
    const line = { actorId: null, action: 'test', entity: 'device', entityId: person.id } as const;
    await inTenant(pool, tenant.id, (tx) => writeAudit(tx, line));
    const forbidden = inTenant(pool, tenant.id, (tx) => tx.rows('', statement, []));
    const denied = expect.stringMatching(/^(42501|42809|55000)$/) as string;
    await expect(forbidden).rejects.toMatchObject({ code: denied });
  });

  test('a sign-in and a wrong password each write a line', async () => {
    const other = await tenant.person('Usher', church(tenant.churches[0]));
    await signInAs(server, other);
    const wrong = { email: other.email, password: 'not the right one' };
    expect((await post('/api/auth/sign-in', wrong)).status).toBe(401);
    await expect
      .poll(() => shortly(other.id))
      .toEqual([
        ['access.signIn', other.id],
        ['access.signInFailed', null],
      ]);
  });

  test('a copied secret that comes again writes a line about its session', async () => {
    const { refreshSecret } = person.signedIn.session;
    let secret = refreshSecret;
    for (let round = 0; round < 3; round += 1) {
      const answer = await post('/api/auth/refresh', { refreshSecret: secret });
      secret = ((await answer.json()) as SignedIn).session.refreshSecret;
    }
    expect((await post('/api/auth/refresh', { refreshSecret })).status).toBe(401);
    const { rows } = await server.services.pool.query<{ id: string }>(
      'select id from session where account_id = $1',
      [person.id],
    );
    expect(await shortly(rows[0]?.id ?? '')).toEqual([['access.sessionReplayed', null]]);
  });
});
