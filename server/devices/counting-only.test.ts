import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MutationsAnswer, SyncPage } from '#domain/protocol.ts';
import { deviceBody } from '../../tests/support/access/world.ts';
import { claimBrowser } from '../../tests/support/claimed-browser.ts';
import { church, wholeTenant } from '../../tests/support/members.ts';
import { mutationsOf, reportFor } from '../../tests/support/reports.ts';
import { newTenant, type Person, signInAs, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let admin: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  admin = await tenant.person('System Admin', wholeTenant);
});
afterAll(() => server.close());

const use = (countingOnly?: boolean) => ({
  ...deviceBody(tenant.churches[0]),
  ...(countingOnly !== undefined && { countingOnly }),
});

const claimedBy = (person: Person, countingOnly: boolean) =>
  claimBrowser(server, { by: admin, of: person, use: use(countingOnly) });

async function pageOf(person: Person, cursor = ''): Promise<SyncPage> {
  const path = `/api/v1/sync?limit=1000${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
  return (await (await person.ask('GET', path)).json()) as SyncPage;
}

const people = async (person: Person) =>
  (await person.ask('GET', '/api/v1/people/autocomplete?searchTerm=a')).status;
const facetsOf = ({ reach = [] }: SyncPage) =>
  reach.flatMap(({ scope }) => (scope.startsWith('church:') ? [scope.split('/')[1]] : []));

test('issue 14: on a device for counting alone a pastor counts, and sees nothing else; on their own device nothing changes', async () => {
  const pastor = await tenant.person('Pastor', church(tenant.churches[0]));
  const phone = await signInAs(server, { ...pastor, cookie: '' });
  const before = await pageOf(pastor);
  expect(facetsOf(before)).toEqual(expect.arrayContaining(['people', 'reports']));
  expect(await people(pastor)).toBe(200);

  const id = await claimedBy(pastor, true);
  expect(await people(pastor)).toBe(403);
  const after = await pageOf(pastor, before.cursor);
  expect(new Set(facetsOf(after))).toEqual(new Set(['counting', 'groups']));
  const sent = mutationsOf({ [randomUUID()]: reportFor(tenant) });
  const answer = (await (
    await pastor.ask('POST', '/api/v1/mutations', sent)
  ).json()) as MutationsAnswer;
  expect(answer.results).toMatchObject([{ status: 'applied' }]);
  const again = await signInAs(server, pastor);
  expect(again.signedIn.session.grants).toEqual([]);
  expect(again.signedIn.session.customGrants).toMatchObject([
    { custom: { name: 'Pastor', permissions: expect.not.arrayContaining(['report.view']) } },
  ]);
  expect(await people(phone)).toBe(200);

  // A program that does not know of it leaves it as it is.
  await admin.ask('PUT', `/api/v1/devices/${id}`, use());
  expect(await people(again)).toBe(403);
  await admin.ask('PUT', `/api/v1/devices/${id}`, use(false));
  expect(await people(again)).toBe(200);
  const back = await pageOf(again, after.cursor);
  expect(facetsOf(back)).toEqual(expect.arrayContaining(['people', 'reports']));
});

test('issue 14: a device for counting alone is one of its own organisation', async () => {
  const other = await newTenant(server);
  const pastor = await tenant.person('Pastor', church(tenant.churches[0]));
  const guest = await signInAs(server, {
    ...(await other.person('Pastor', church(other.churches[0]))),
    cookie: pastor.cookie,
  });
  await claimedBy(pastor, true);
  expect(await people(pastor)).toBe(403);
  expect(await people(guest)).toBe(200);
});
