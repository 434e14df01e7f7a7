import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { church, wholeTenant } from '../../tests/support/members.ts';
import { mutationOf, push, reportFor } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { Grant } from '#domain/permissions.ts';
import type { SyncPage } from '#domain/protocol.ts';
import { addDays, dateInZone } from '#domain/values/dates/local-date.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let naledi: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  naledi = await tenant.person('System Admin', wholeTenant);
});
afterAll(() => server.close());

async function move(was: string, shallBe: string): Promise<void> {
  const args = { edits: { timeZone: { was, shallBe } } };
  const [result] = await push(server.app, bearer(naledi.signedIn), [
    mutationOf(args, { name: 'organisation.edit' }),
  ]);
  expect(result).toMatchObject({ status: 'applied' });
}

async function pulled(...kinds: string[]): Promise<unknown[]> {
  const answer = await naledi.ask('GET', '/api/v1/sync?limit=2000');
  const { changes } = (await answer.json()) as SyncPage;
  return changes.filter(({ t }) => kinds.includes(t)).map(({ id, d }) => [id, d]);
}

async function grantsOf(person: Person): Promise<Grant[]> {
  const answer = await person.ask('GET', '/api/v1/userdetails/current-user');
  return ((await answer.json()) as { grants: Grant[] }).grants;
}

const give = (id: string, endsOn: string) =>
  naledi.ask('POST', `/api/v1/access/accounts/${id}/roles`, {
    role: 'Usher',
    scope: 'church',
    scopeId: tenant.churches[0],
    endsOn,
  });

test('issue 13: another time zone of the organisation leaves churches and reports as they were given', async () => {
  const usher = await tenant.person('Usher', church(tenant.churches[0]));
  await push(server.app, bearer(usher.signedIn), [mutationOf(reportFor(tenant))]);
  const before = await pulled('church', 'attendanceReport', 'service', 'reportPolicy');
  expect(before.length).toBeGreaterThan(5);
  await move('Africa/Johannesburg', 'Pacific/Kiritimati');
  expect(await pulled('church', 'attendanceReport', 'service', 'reportPolicy')).toEqual(before);
  await move('Pacific/Kiritimati', 'Africa/Johannesburg');
});

test('issue 13: the last day of a role ends with the day of the new time zone, for whoever holds one', async () => {
  const usher = await tenant.person('Usher');
  const forGood = await tenant.person('Usher', church(tenant.churches[0]));
  const inAWeek = addDays(dateInZone(new Date(), 'Africa/Johannesburg'), 7);
  expect((await give(usher.id, inAWeek)).status).toBe(202);
  const dayAfter = addDays(inAWeek, 1);
  expect(await grantsOf(usher)).toMatchObject([{ until: `${inAWeek}T22:00:00.000Z` }]);
  await move('Africa/Johannesburg', 'Etc/GMT+12');
  expect(await grantsOf(usher)).toMatchObject([{ until: `${dayAfter}T12:00:00.000Z` }]);
  expect(await grantsOf(forGood)).toMatchObject([{ role: 'Usher' }]);
  expect((await grantsOf(forGood))[0]?.until).toBeUndefined();
  await move('Etc/GMT+12', 'Africa/Johannesburg');
  expect(await grantsOf(usher)).toMatchObject([{ until: `${inAWeek}T22:00:00.000Z` }]);
});

test('issue 13: a last day that is over in the new time zone ends the role at once', async () => {
  const usher = await tenant.person('Usher');
  const today = dateInZone(new Date(), 'Africa/Johannesburg');
  expect((await give(usher.id, today)).status).toBe(202);
  expect(await grantsOf(usher)).toHaveLength(1);
  // Where it is already tomorrow: 14 hours ahead of UTC, or, where that day is still the same, it ends with it.
  await move('Africa/Johannesburg', 'Pacific/Kiritimati');
  const isOver = dateInZone(new Date(), 'Pacific/Kiritimati') > today;
  expect(await grantsOf(usher)).toHaveLength(isOver ? 0 : 1);
  await move('Pacific/Kiritimati', 'Africa/Johannesburg');
});
