import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { church, wholeTenant } from '../../../tests/support/members.ts';
import { newTenant, type Person, type TestTenant } from '../../../tests/support/tenant.ts';
import { testServer } from '../../../tests/support/test-server.ts';
import type { RunningServer } from '../../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let usher: Person;
let administrators: Person[];
let others: Person[];
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  const [first, second] = tenant.churches;
  usher = await tenant.person('Usher', church(first));
  administrators = [
    await tenant.person('System Admin', wholeTenant),
    await tenant.person('Church Admin', church(first)),
  ];
  others = [
    await tenant.person('Church Admin', church(second)),
    await tenant.person('Pastor', church(first)),
  ];
});
afterAll(() => server.close());

const ask = (by: Person, path: string) => by.ask('POST', '/api/v1/access/requests', { path });
const messagesOf = async (person: Person) =>
  (await (await person.ask('GET', '/api/v1/messages/current-user')).json()) as {
    title: string;
    body: string;
    link: string;
  }[];

test('issue 10.27: the request reaches who administers the asker, names nobody to the asker, and is in the audit', async () => {
  const answer = await ask(usher, '/pages/settings/team');
  expect([answer.status, await answer.text()]).toEqual([200, 'true']);
  for (const administrator of administrators) {
    expect(await messagesOf(administrator)).toMatchObject([
      {
        title: expect.stringContaining('asks for access') as unknown,
        body: expect.stringContaining('/pages/settings/team') as unknown,
        link: '/pages/settings/team',
      },
    ]);
  }
  for (const person of others) expect(await messagesOf(person)).toEqual([]);
  expect(await auditOf(tenant.id, usher.id)).toMatchObject([
    { action: 'access.askForAccess', actorId: usher.id, details: { path: '/pages/settings/team' } },
  ]);
});

test.each(['https://evil.example/', '//evil.example', '/a?b=c', 'javascript:alert(1)', ''])(
  'B21 a request for %j is refused and reaches nobody',
  async (path) => {
    expect((await ask(others[1] as Person, path)).status).toBe(422);
  },
);

test('issue 10.27: three requests an hour', async () => {
  const eager = await tenant.person('Usher', church(tenant.churches[1]));
  const answers = [];
  for (let at = 0; at < 4; at++) answers.push((await ask(eager, '/ui')).status);
  expect(answers).toEqual([200, 200, 200, 429]);
});
