import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { createCallLimits } from '../../server/access/sign-in/call-limits.ts';
import { appendOnlyTables } from '../../server/database/append-only-tables.ts';
import { globalTables } from '../../server/database/global-tables.ts';
import { openPool } from '../../server/database/pools.ts';
import { inTenant, type TenantTransaction } from '../../server/database/tenant.ts';
import { sendMessages } from '../../server/shell/send-messages.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import { listTeam } from '../../src/domain/access/team.ts';
import { listDevices } from '../../src/domain/devices/registering.ts';
import type { AttendanceReport } from '../../src/domain/attendance/entities.ts';
import { must } from '../../src/domain/must.ts';
import { readPicture } from '../../src/domain/pictures/operations.ts';
import type { MutationResult, SyncPage } from '../../src/domain/protocol.ts';
import { databaseUrls } from '../support/own-database.ts';
import { addPeople } from '../support/people.ts';
import { personOf } from '../support/people-rows.ts';
import { picture } from '../support/pictures.ts';
import { sentinelOf } from '../support/places.ts';
import { readingsOf } from '../support/readings.ts';
import { mutationsOf, reportFor } from '../support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';
import { groupTypes } from '../../src/domain/groups/group-types.ts';
import { wholeRow } from '../../src/domain/register/register.ts';
import { groups } from '../../src/domain/groups/groups.ts';
import { memberships } from '../../src/domain/groups/memberships.ts';

let server: RunningServer;
let ours: TestTenant;
let theirs: TestTenant;
let us: Person;
let them: Person;
let ourReport: { reportId: string; versionId: string };
let theirReport: typeof ourReport;

async function submit(person: Person, body: unknown, id = randomUUID()): Promise<Response> {
  return person.ask('POST', '/api/v1/churches/submit-attendance', body, { 'idempotency-key': id });
}

beforeAll(async () => {
  server = await testServer();
  ours = await newTenant(server);
  theirs = await newTenant(server);
  us = await ours.person('System Admin', { kind: 'tenant' });
  them = await theirs.person('System Admin', { kind: 'tenant' });
  const own = await submit(us, reportFor(ours, { notes: sentinelOf(ours.id) }));
  ourReport = (await own.json()) as typeof ourReport;
  const submitted = await submit(them, reportFor(theirs, { notes: sentinelOf(theirs.id) }));
  theirReport = (await submitted.json()) as typeof theirReport;
});
afterAll(() => server.close());

/** A name that a word of the search finds. */
const findable = 'Nomfundo';

/** Something of each kind that is not counted or reported: each says whose it is. */
async function addThings(tenant: TestTenant, person: Person): Promise<unknown[]> {
  const { pool } = server.services;
  const mark = sentinelOf(tenant.id);
  const known = personOf(tenant.churches[0], `${findable} ${mark}`);
  await addPeople(pool, tenant.id, [known]);
  await inTenant(pool, tenant.id, async (tx) => {
    const type = wholeRow(groupTypes, {
      id: randomUUID(),
      name: `Cells ${mark}`,
      reportForm: 'group',
    });
    const group = wholeRow(groups, {
      id: randomUUID(),
      churchId: tenant.churches[0],
      groupTypeId: type.id,
      name: `${findable} ${mark}`,
      weekdays: [4],
      startTime: '19:00',
      status: 'active',
    });
    await recordEffect(tx, { output: null, inserts: { groupType: [type] } }, null);
    await recordEffect(tx, { output: null, inserts: { group: [group] } }, null);
    const member = wholeRow(memberships, {
      ...memberships.blank,
      id: randomUUID(),
      groupId: group.id,
      churchId: group.churchId,
      personId: known.id,
      joinedOn: '2026-11-01',
      note: mark,
    });
    await recordEffect(tx, { output: null, inserts: { groupMembership: [member] } }, null);
    await sendMessages(tx, [{ accountId: person.id, title: mark, body: mark }], new Date());
  });
  const add = (path: string, body: object) => person.ask('POST', path, body);
  const shortcut = { label: mark, icon: 'mail', link: '/', useRouter: true };
  const added = [
    await add('/api/common/shortcuts', { shortcut }),
    await add('/api/common/notifications', { notification: { title: mark } }),
  ];
  const list = { register: 'churches', name: mark, question: { q: mark }, shared: true };
  await person.ask('POST', '/api/v1/savedlists', list, { 'idempotency-key': randomUUID() });
  const pastor = await tenant.person('Pastor', { kind: 'church', id: tenant.churches[0] });
  const opened = await add('/api/apps/chat/chats', { colleagueId: pastor.id });
  const { id: chatId } = (await opened.json()) as { id: string };
  const key = { 'idempotency-key': randomUUID() };
  await person.ask('POST', `/api/apps/chat/chats/${chatId}/messages`, { value: mark }, key);
  const bytes = new Uint8Array(picture('photo.jpg'));
  const photo = await server.app.request('/api/v1/userdetails/current-user/photo', {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.signedIn.accessToken}` },
    body: bytes,
  });
  const { avatar } = (await photo.json()) as { avatar: string };
  const ids = await Promise.all(
    added.map(async (answer) => ((await answer.json()) as { id: string }).id),
  );
  return [chatId, pastor.id, avatar.split('/').at(-1), ...ids];
}

/** Values for inputs: every id of a tenant, words, days and numbers. */
function poolOf(tenant: TestTenant, person: Person, more: readonly unknown[]): unknown[] {
  const { churches, churchGroups, services, secondService } = tenant;
  const ids = [churches[0], churchGroups.north, services[0], secondService, person.id, ...more];
  const words = [findable, 'sentinel', '2026-11-01', '1', '200'];
  const subscriber = { endpoint: 'https://push.example/one' };
  const scopes = [`church:${churches[0]}`, `user:${person.id}`, 'tenant'];
  return [...ids, ...words, ...scopes, 1, 2, 200, true, subscriber];
}

let ownThings: unknown[];
let theirThings: unknown[];
beforeAll(async () => {
  ownThings = [...(await addThings(ours, us)), ...Object.values(ourReport)];
  theirThings = [...(await addThings(theirs, them)), ...Object.values(theirReport)];
});

interface Answered {
  name: string;
  /** Text of the request: it may name ids that the answer must not contain. */
  asked: string;
  status: number;
  text: string;
}

/** Every reading, with every filter, order and id that could reach beyond a tenant. */
async function everyAnswer(
  person: Person,
  pool: readonly unknown[],
  of: RunningServer = server,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const { name, method, path, body } of readingsOf(server.services.handlers, pool)) {
    // Nobody asks so much at once.
    of.services.callLimits = createCallLimits();
    const answer = await person.ask(method, path, body);
    const asked = `${method} ${path} ${JSON.stringify(body)}`;
    answers.push({ name, asked, status: answer.status, text: await answer.text() });
  }
  const ndjson = { accept: 'application/x-ndjson' };
  const stream = await person.ask('GET', '/api/v1/sync?limit=2', undefined, ndjson);
  const { status } = stream;
  return [...answers, { name: 'stream', asked: 'stream', status, text: await stream.text() }];
}

const saying = (answers: Answered[], mark: string) =>
  answers.filter(({ text }) => text.includes(mark));

test('B02: no byte of any answer says a word of another tenant', async () => {
  const foreign = poolOf(theirs, them, theirThings);
  const answers = await everyAnswer(us, foreign);
  expect(saying(answers, sentinelOf(theirs.id)).map(({ asked }) => asked)).toEqual([]);
  expect(new Set(answers.map(({ status }) => status))).not.toContain(429);
  // The same questions do find what is there.
  const own = saying(await everyAnswer(us, poolOf(ours, us, ownThings)), sentinelOf(ours.id));
  expect([...new Set(own.map(({ name }) => name))].toSorted()).toEqual([
    'access.currentUser',
    'access.listTeam',
    'attendance.browse',
    'attendance.get',
    'attendance.reportSubmissions',
    'audit.actors',
    'audit.browse',
    'audit.export',
    'chat.colleagues',
    'chat.get',
    'chat.list',
    'churchGroups.browse',
    'churchGroups.get',
    'churches.autocomplete',
    'churches.browse',
    'churches.get',
    'churches.list',
    'devices.list',
    'groupMembers.autocomplete',
    'groupMembers.browse',
    'groupTypes.browse',
    'groups.autocomplete',
    'groups.browse',
    'organisation.read',
    'people.autocomplete',
    'people.browse',
    'savedLists.list',
    'services.autocomplete',
    'services.browse',
    'services.get',
    'shell.listMessages',
    'shell.listNotifications',
    'shell.listShortcuts',
    'stream',
    'sync.pull',
  ]);
  // Its bytes are no words.
  const pictures = answers.filter(({ name }) => name === readPicture.name);
  expect(new Set(pictures.map(({ status }) => status))).toEqual(new Set([404]));
}, 60_000);

/** Reads somebody's live stream until told to end. */
async function listen(person: Person) {
  const response = await person.ask('GET', '/api/v1/live');
  const heard: string[] = [];
  const reader = must(response.body, 'a stream').getReader();
  const done = (async () => {
    for (;;) {
      const { value, done: ended } = await reader.read();
      if (ended) return;
      heard.push(new TextDecoder().decode(value));
    }
  })();
  return { heard, end: async () => [await reader.cancel(), await done] };
}

test('B02: the live stream wakes nobody for another tenant', async () => {
  const [mine, other] = [await listen(us), await listen(them)];
  await submit(
    them,
    reportFor(theirs, { churchId: theirs.churches[1], serviceId: theirs.services[1] }),
  );
  await until(() => other.heard.some((frame) => frame.includes('changes')), {
    what: 'their event',
  });
  // Their event and ours would have left together, from one list of streams.
  await submit(us, reportFor(ours, { churchId: ours.churches[1], serviceId: ours.services[1] }));
  await until(() => mine.heard.some((frame) => frame.includes('changes')), { what: 'our event' });
  expect(mine.heard.filter((frame) => frame.includes('changes'))).toHaveLength(1);
  await Promise.all([mine.end(), other.end()]);
});

test('B03: what only the server may say is not taken from a body', async () => {
  const date = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  const forged = {
    ...reportFor(ours, { date }),
    tenantId: theirs.id,
    tenant_id: theirs.id,
    id: theirReport.reportId,
    createdBy: them.id,
    authorIds: [them.id],
    authorNames: ['Somebody else'],
    role: 'System Admin',
    receiptNumber: 'AAA-AAA-A',
    unusual: true,
    occurrence: 7,
    openVersions: 3,
    standingVersionId: theirReport.versionId,
    receivedAt: '1999-01-01T00:00:00.000Z',
  };
  const response = await submit(us, forged);
  expect(response.status).toBe(202);
  const { reportId } = (await response.json()) as { reportId: string };
  const answer = await us.ask('GET', `/api/v1/churches/attendance/${reportId}`);
  const { report } = ((await answer.json()) as { data: { report: AttendanceReport } }).data;
  expect(report).toMatchObject({ authorIds: [us.id], occurrence: 1, openVersions: 0 });
  expect(report.unusual).toBe(false);
  expect(report.receiptNumber).not.toBe(forged.receiptNumber);
  expect(report.receivedAt).not.toBe(forged.receivedAt);
  expect([forged.id, forged.standingVersionId]).not.toContain(report.id);
  const { rows } = await server.services.pool.query<{ role: string }>(
    `select grants -> 0 ->> 'role' as role from account where id = $1`,
    [us.id],
  );
  expect(rows).toEqual([{ role: 'System Admin' }]);
});

test('the tenant is the session’s: a header that names another is refused', async () => {
  const response = await us.ask('GET', '/api/v1/churches', undefined, { 'x-tenant': theirs.id });
  expect(response.status).toBe(403);
  const own = await us.ask('GET', '/api/v1/churches', undefined, { 'x-tenant': ours.id });
  expect(own.status).toBe(200);
});

test('B04: a batch with ids of two tenants gets a verdict for each, and only our own are applied', async () => {
  const [own, foreign, mixed] = [randomUUID(), randomUUID(), randomUUID()];
  const place = { churchId: theirs.churches[2], serviceId: theirs.services[2] };
  const response = await us.ask(
    'POST',
    '/api/v1/mutations',
    mutationsOf({
      [foreign]: reportFor(ours, place),
      [own]: reportFor(ours, { churchId: ours.churches[2], serviceId: ours.services[2] }),
      [mixed]: reportFor(ours, { serviceId: theirs.services[0] }),
    }),
  );
  const { results } = (await response.json()) as { results: MutationResult[] };
  expect(results.map(({ id, status }) => [id, status])).toEqual([
    [foreign, 'rejected'],
    [own, 'applied'],
    [mixed, 'rejected'],
  ]);
  const theirReports = await them.ask('POST', '/api/v1/churches/attendance/browse', {
    churchId: theirs.churches[2],
  });
  expect(await theirReports.json()).toMatchObject({ totalResults: 0 });
});

/** Takes the tenant predicate out of every statement of connections that are still to be made. */
function forgetTenants(pool: pg.Pool): { forgotten: () => number } {
  let forgotten = 0;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
    const careless = (config: unknown, ...rest: unknown[]) => {
      if (typeof config !== 'object' || config === null || !('text' in config)) {
        return query(config, ...rest);
      }
      const text = String(config.text).replaceAll(/(\w+\.)?tenant_id = \$1/g, () => {
        forgotten += 1;
        return '$1::uuid is not null';
      });
      return query({ ...config, text }, ...rest);
    };
    client.query = careless as typeof client.query;
  });
  return { forgotten: () => forgotten };
}

/** Accounts and browsers are in global tables: that their tenant is asked for is held by B02 alone. */
const ofAccounts: ReadonlySet<string> = new Set([listTeam.name, listDevices.name]);
const withoutCursors = (answers: Answered[]) =>
  answers
    .filter(({ name }) => !ofAccounts.has(name))
    .map(({ asked, status, text }) => [asked, status, text.replaceAll(/"cursor":"[^"]+"/g, '')]);

/** The audit grows with what it is asked: each of its files is a line of it. */
const isStill = ({ name }: Answered) => !name.startsWith('audit.');

describe('B05: row security holds when a query forgets the tenant', () => {
  test('every answer stays the same', async () => {
    const careless = await testServer();
    const { forgotten } = forgetTenants(careless.services.pool);
    const ask: Person['ask'] = async (method, path, body, headers) =>
      careless.app.request(path, {
        method,
        headers: { authorization: `Bearer ${us.signedIn.accessToken}`, ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    try {
      const foreign = poolOf(theirs, them, theirThings);
      const expected = await everyAnswer(us, foreign);
      const answers = await everyAnswer({ ...us, ask }, foreign, careless);
      expect(withoutCursors(answers.filter(isStill))).toEqual(
        withoutCursors(expected.filter(isStill)),
      );
      const audit = answers.filter((one) => !isStill(one));
      expect(saying(audit, sentinelOf(theirs.id))).toEqual([]);
      expect(saying(audit, sentinelOf(ours.id))).not.toEqual([]);
      expect(forgotten()).toBeGreaterThan(20);
    } finally {
      await careless.close();
    }
  });

  test('no table shows, takes or loses a row of another tenant, and without a tenant none at all', async () => {
    const { pool } = server.services;
    const { rows } = await pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const tables = rows
      .map(({ name }) => name)
      .filter((name) => !isGlobal(name) && !isClosed(name));
    expect(tables).toContain('attendance_report');
    for (const table of tables) {
      const nobody = await pool.query<{ n: number }>(`select count(*) as n from ${table}`);
      expect(nobody.rows[0], table).toEqual({ n: 0 });
      await inTenant(pool, ours.id, async (tx) => {
        const foreign = [theirs.id];
        const counted = `with touched as (%) select count(*) as n from touched`;
        for (const [at, statement] of [
          `select 1 from ${table} where tenant_id = $1`,
          `update ${table} set tenant_id = tenant_id where tenant_id = $1 returning 1`,
          `delete from ${table} where tenant_id = $1 returning 1`,
        ].entries()) {
          const text = counted.replace('%', statement);
          expect(await tx.rows(`${at} of ${table}`, text, foreign), statement).toEqual([{ n: 0 }]);
        }
      });
    }
  });

  test('a row cannot be written into another tenant', async () => {
    const { pool } = server.services;
    const insert = `insert into church_group (tenant_id, id, name, status) values ($1, $2, 'Ours', 'active')`;
    await expect(
      inTenant(pool, ours.id, (tx) => tx.rows('foreign insert', insert, [theirs.id, randomUUID()])),
    ).rejects.toThrow(/row-level security/);
    const move = 'update church_group set tenant_id = $1';
    await expect(
      inTenant(pool, ours.id, (tx) => tx.rows('foreign move', move, [theirs.id])),
    ).rejects.toThrow(/row-level security/);
  });
});

/** Of which the server's role reads nothing at all. */
const isClosed = (name: string) => (appendOnlyTables as readonly string[]).includes(name);
const isGlobal = (name: string) => (globalTables as readonly string[]).includes(name);

describe('B06: a connection forgets its tenant with the transaction', () => {
  test.each([
    ['that ended well', async () => undefined],
    [
      'that was given up',
      async () => {
        throw new Error('given up');
      },
    ],
    ['that failed in the database', (tx: TenantTransaction) => tx.rows('bad', 'select 1 / 0', [])],
  ])('after one %s', async (_how, work) => {
    const pool = openPool(databaseUrls().app, 1);
    try {
      await inTenant(pool, ours.id, work).catch(() => undefined);
      const { rows } = await pool.query(
        `select coalesce(current_setting('app.tenant', true), '') as tenant,
           (select count(*) from church) as churches`,
      );
      expect(rows).toEqual([{ tenant: '', churches: 0 }]);
    } finally {
      await pool.end();
    }
  });

  test('a tenant that is not an id never reaches the database', async () => {
    const hostile = `${ours.id}'; set local app.tenant to '${theirs.id}`;
    await expect(inTenant(server.services.pool, hostile, async () => 1)).rejects.toThrow(
      /by its id/,
    );
  });
});

describe('B07: keys say nothing of another tenant', () => {
  test('an id that another tenant used is free here', async () => {
    const id = randomUUID();
    const date = new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10);
    expect((await submit(them, reportFor(theirs, { date }), id)).status).toBe(202);
    const response = await submit(us, reportFor(ours, { date }), id);
    expect(response.status).toBe(202);
    expect(await response.json()).toMatchObject({ outcome: 'standing', versionId: id });
  });

  test('an item that follows one of another tenant waits like one that follows nothing', async () => {
    for (const after of [theirReport.versionId, randomUUID()]) {
      const { clientId, mutations } = mutationsOf({ [randomUUID()]: reportFor(ours) });
      const following = mutations.map((mutation) => Object.assign(mutation, { after }));
      const body = { clientId, mutations: following };
      const response = await us.ask('POST', '/api/v1/mutations', body);
      expect(await response.json()).toMatchObject({ results: [{ status: 'later' }] });
    }
  });

  test('a report based on a version of another tenant is one based on nothing known', async () => {
    const place = { churchId: ours.churches[2], serviceId: ours.services[2] };
    const usher = await ours.person('Usher', { kind: 'church', id: ours.churches[2] });
    const other = await ours.person('Usher', { kind: 'church', id: ours.churches[2] });
    const date = new Date(Date.now() - 21 * 86_400_000).toISOString().slice(0, 10);
    await submit(usher, reportFor(ours, { ...place, date, attendance: 10 }));
    const outcomes: unknown[] = [];
    for (const basedOn of [theirReport.versionId, randomUUID()]) {
      const response = await submit(
        other,
        reportFor(ours, { ...place, date, attendance: 20, basedOn }),
      );
      outcomes.push(((await response.json()) as { outcome: string }).outcome);
    }
    expect(outcomes).toEqual(['competing', 'competing']);
  });

  test('a cursor of another tenant begins anew', async () => {
    const first = (await (await them.ask('GET', '/api/v1/sync')).json()) as SyncPage;
    const answer = (await (
      await us.ask('GET', `/api/v1/sync?cursor=${first.cursor}`)
    ).json()) as SyncPage;
    expect(answer.reset).toBe(true);
    expect(JSON.stringify(answer)).not.toContain(sentinelOf(theirs.id));
  });
});
