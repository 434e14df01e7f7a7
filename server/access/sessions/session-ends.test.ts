import { afterAll, beforeAll, expect, test } from 'vitest';
import { church } from '../../../tests/support/members.ts';
import { newTenant, type Person, type TestTenant } from '../../../tests/support/tenant.ts';
import { testServer } from '../../../tests/support/test-server.ts';
import { mutationOf, push, reportFor } from '../../../tests/support/reports.ts';
import type { RunningServer } from '../../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
afterAll(() => server.close());

async function refreshed({ cookie, signedIn }: Person) {
  const answer = await server.app.request('/api/auth/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ refreshSecret: signedIn.session.refreshSecret }),
  });
  return { status: answer.status, body: (await answer.json()) as { error?: { code: string } } };
}

async function age(person: Person, column: 'access_expires_at' | 'created_at', days: number) {
  await server.services.pool.query(
    `update session set ${column} = now() - $2 * interval '1 day' where account_id = $1`,
    [person.id, days],
  );
}

test.each([
  ['not renewed for 90 days', 'access_expires_at', 89, 91],
  ['begun a year ago', 'created_at', 364, 366],
] as const)(
  'issue 10.13: a session %s is over: locked, nothing wiped, and its reports still go',
  async (_what, column, young, old) => {
    const fresh = await tenant.person('Usher', church(tenant.churches[0]));
    await age(fresh, column, young);
    expect((await refreshed(fresh)).status).toBe(200);

    const person = await tenant.person('Usher', church(tenant.churches[0]));
    await age(person, column, old);
    for (const _ of ['first', 'again']) {
      const { status, body } = await refreshed(person);
      expect([status, body.error?.code]).toEqual([401, 'session_expired']);
    }
    const grant = { 'x-submit-grant': person.signedIn.session.submitGrant };
    const [result] = await push(server.app, grant, [mutationOf(reportFor(tenant))]);
    expect(result?.status).toBe('applied');
  },
);
