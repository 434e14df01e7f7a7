import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SyncPage } from '#domain/protocol.ts';
import type { DoorCount } from '#domain/tally/door-count.ts';
import type { ToldDoor } from '#domain/tally/tell-door.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { church, endRoles } from '../../tests/support/members.ts';
import { mutationsOf, reportFor, today } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import { purgeDoors } from './purge-doors.ts';

let server: RunningServer;
let tenant: TestTenant;
let thabo: Person;
let lerato: Person;
let elsewhere: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  thabo = await tenant.person('Usher', church(tenant.churches[0]));
  lerato = await tenant.person('Usher', church(tenant.churches[0]));
  elsewhere = await tenant.person('Usher', church(tenant.churches[1]));
});
afterAll(() => server.close());

let seconds = 0;

/** A door as its device has it; each one is told as tapped later than the one before. */
function door(change: Partial<ToldDoor> = {}): ToldDoor {
  seconds += 1;
  return {
    id: randomUUID(),
    churchId: tenant.churches[0],
    serviceId: tenant.services[0],
    date: today(),
    door: 'Main door',
    added: { women: 3 },
    taken: {},
    isOut: false,
    tappedAt: new Date(Date.now() + seconds * 1000).toISOString(),
    ...change,
  };
}

const tell = (person: Person, told: ToldDoor) =>
  person.ask('PUT', `/api/v1/churches/tallies/${told.id}`, told);

async function doorsFor(person: Person): Promise<DoorCount[]> {
  const response = await person.ask('GET', '/api/v1/sync?limit=1000');
  const page = (await response.json()) as SyncPage;
  return page.changes.flatMap(({ t, d }) => (t === 'doorCount' && d ? [d as DoorCount] : []));
}

const versionOf = async (person: Person) => {
  const response = await person.ask('GET', '/api/v1/sync?limit=1000');
  return ((await response.json()) as SyncPage).cursor;
};

test('issue 14: whoever counts at the church sees the door, and nobody of another church', async () => {
  const told = door({ added: { women: 5, boys: 2 }, taken: { women: 1 } });
  expect((await tell(thabo, told)).status).toBe(202);
  const seen = (await doorsFor(lerato)).find(({ id }) => id === told.id);
  expect(seen).toMatchObject({
    door: 'Main door',
    added: { women: 5, boys: 2 },
    taken: { women: 1 },
    accountId: thabo.id,
  });
  expect((await doorsFor(elsewhere)).map(({ id }) => id)).not.toContain(told.id);
});

test('issue 14: told late, again, or out of order, it changes nothing and wakes nobody', async () => {
  const id = randomUUID();
  const [early, late] = [door({ id, added: { men: 2 } }), door({ id, added: { men: 7 } })];
  await tell(thabo, late);
  const before = await versionOf(lerato);
  for (const again of [early, late, early]) expect((await tell(thabo, again)).status).toBe(202);
  expect(await versionOf(lerato)).toBe(before);
  expect((await doorsFor(lerato)).find((one) => one.id === id)?.added).toEqual({ men: 7 });
});

test('issue 14: a door that began anew stays out, whatever is heard of it later', async () => {
  const id = randomUUID();
  const counted = door({ id, added: { men: 9 } });
  await tell(thabo, counted);
  await tell(thabo, door({ id, added: {}, isOut: true }));
  await tell(thabo, counted);
  expect((await doorsFor(lerato)).find((one) => one.id === id)).toMatchObject({
    isOut: true,
    added: { men: 9 },
  });
});

test('issue 14: nobody else changes a door, and it moves to no other service', async () => {
  const mine = door();
  await tell(thabo, mine);
  expect((await tell(lerato, door({ id: mine.id, added: { men: 99 } }))).status).toBe(403);
  const moved = door({ id: mine.id, serviceId: tenant.secondService });
  expect((await tell(thabo, moved)).status).toBe(403);
  expect((await doorsFor(lerato)).find(({ id }) => id === mine.id)?.added).toEqual(mine.added);
});

test('issue 14: a removed service, another church’s service, tomorrow and last month are refused in words', async () => {
  const wrong: [Partial<ToldDoor>, string][] = [
    [{ serviceId: tenant.removedService }, 'serviceId'],
    [{ serviceId: tenant.services[1] }, 'serviceId'],
    [{ date: addDays(today(), 2) }, 'date'],
    [{ date: addDays(today(), -9) }, 'date'],
  ];
  for (const [change, field] of wrong) {
    const response = await tell(thabo, door(change));
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as { error: { details: { fields: object } } };
    expect(Object.keys(error.details.fields)).toEqual([field]);
  }
  expect((await tell(thabo, door({ added: { men: -1 } }))).status).toBe(422);
  expect((await tell(thabo, door({ door: ' ' }))).status).toBe(422);
});

test('issue 14: who just lost the right tells no more', async () => {
  const gone = await tenant.person('Usher', church(tenant.churches[0]));
  const id = randomUUID();
  expect((await tell(gone, door({ id, added: { men: 1 } }))).status).toBe(202);
  await endRoles(server.services.pool, tenant.id, gone.id);
  expect((await tell(gone, door({ id, added: { men: 2 } }))).status).toBe(403);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('issue 14: old doors go from every device; those of this week stay', async () => {
  const told = door();
  await tell(thabo, told);
  const { pool } = server.services;
  await inTenant(pool, tenant.id, (tx) => purgeDoors(tx, inDays(13)));
  expect((await doorsFor(lerato)).map(({ id }) => id)).toContain(told.id);
  await inTenant(pool, tenant.id, (tx) => purgeDoors(tx, inDays(15)));
  expect(await doorsFor(lerato)).toEqual([]);
});

test('issue 14: a report keeps the doors that were added up for it', async () => {
  const id = randomUUID();
  const place = { churchId: tenant.churches[0], serviceId: tenant.services[0] };
  const contributions = [
    {
      door: 'Side door',
      name: 'Lerato Dlamini',
      counts: [{ key: 'women', people: 43 }],
      way: 'code',
      tappedAt: '2026-11-22T09:31:20.000Z',
    },
  ];
  const report = { ...reportFor(tenant, place), contributions };
  const sent = await thabo.ask('POST', '/api/v1/mutations', mutationsOf({ [id]: report }));
  const { results } = (await sent.json()) as { results: { output: { reportId: string } }[] };
  const reportId = results[0]?.output.reportId ?? '';
  const response = await thabo.ask('GET', `/api/v1/churches/attendance/${reportId}`);
  const { data } = (await response.json()) as { data: { versions: object[] } };
  expect(data.versions).toMatchObject([{ contributions }]);
});

test('issue 14: more doors than any church has, and kinds that nobody counts, are refused', async () => {
  const one = { door: 'D', name: null, counts: [], way: 'here', tappedAt: '2026-11-22T09:00:00Z' };
  const wrong = [
    Array.from({ length: 61 }, () => one),
    [{ ...one, counts: [{ key: 'cats', people: 1 }] }],
    [{ ...one, way: 'rumour' }],
  ];
  for (const contributions of wrong) {
    const report = { ...reportFor(tenant), contributions };
    const body = mutationsOf({ [randomUUID()]: report });
    const response = await thabo.ask('POST', '/api/v1/mutations', body);
    const { results } = (await response.json()) as { results: { status: string }[] };
    expect(results).toMatchObject([{ status: 'rejected', problem: { code: 'validation' } }]);
  }
});
