import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { appendOnlyTables } from '../../server/database/append-only-tables.ts';
import { globalTables } from '../../server/database/global-tables.ts';
import { openPool } from '../../server/database/pools.ts';
import { inTenant, type TenantTransaction } from '../../server/database/tenant.ts';
import type { AttendanceReport } from '../../src/domain/attendance/entities.ts';
import { must } from '../../src/domain/must.ts';
import type { MutationResult, SyncPage } from '../../src/domain/protocol.ts';
import { databaseUrls } from '../support/own-database.ts';
import { sentinelOf } from '../support/places.ts';
import { mutationsOf, reportFor } from '../support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

let server: RunningServer;
let ours: TestTenant;
let theirs: TestTenant;
let us: Person;
let them: Person;
let theirReport: { reportId: string; versionId: string };

async function submit(person: Person, body: unknown, id = randomUUID()): Promise<Response> {
  return person.ask('POST', '/api/v1/churches/submit-attendance', body, { 'idempotency-key': id });
}

beforeAll(async () => {
  server = await testServer();
  ours = await newTenant(server);
  theirs = await newTenant(server);
  us = await ours.person('System Admin', { kind: 'tenant' });
  them = await theirs.person('System Admin', { kind: 'tenant' });
  await submit(us, reportFor(ours, { notes: sentinelOf(ours.id) }));
  const submitted = await submit(them, reportFor(theirs, { notes: sentinelOf(theirs.id) }));
  theirReport = (await submitted.json()) as typeof theirReport;
});
afterAll(() => server.close());

/** Everything that can be read, with every filter, order and id that could reach beyond a tenant. */
function readings(): [method: string, path: string, body?: unknown][] {
  const browse = '/api/v1/churches/attendance/browse';
  return [
    ['GET', '/api/v1/churches'],
    ['GET', `/api/v1/churches?churchGroupId=${theirs.churchGroups.north}`],
    ['GET', '/api/v1/userdetails/current-user'],
    ['GET', '/api/apps/chat/chats'],
    ['GET', '/api/apps/chat/colleagues'],
    ...['date', 'attendance', 'receivedAt'].map(
      (orderBy) => ['POST', browse, { orderBy, results: 500 }] as [string, string, unknown],
    ),
    ['POST', browse, { churchId: theirs.churches[0] }],
    ['POST', browse, { churchGroupId: theirs.churchGroups.north }],
    ['POST', browse, { serviceId: theirs.services[0], sortOrder: 'ascending' }],
    ['POST', browse, { page: 2, results: 1 }],
    ['GET', `/api/v1/churches/attendance/${theirReport.reportId}`],
    ['GET', '/api/v1/sync'],
    ['GET', '/api/v1/sync?limit=1'],
    ['GET', `/api/v1/sync?scope=church:${theirs.churches[0]}`],
    ['GET', '/api/v1/openapi.json'],
    ['GET', '/api/health'],
    ['GET', '/api/auth/sample-accounts'],
  ];
}

async function everyAnswer(person: Person): Promise<string[]> {
  const answers: string[] = [];
  for (const [method, path, body] of readings()) {
    const response = await person.ask(method, path, body);
    answers.push(`${method} ${path} ${response.status} ${await response.text()}`);
  }
  const stream = await person.ask('GET', '/api/v1/sync?limit=2', undefined, {
    accept: 'application/x-ndjson',
  });
  answers.push(await stream.text());
  return answers;
}

test('B02: no byte of any answer says a word of another tenant', async () => {
  const answers = await everyAnswer(us);
  expect(answers.filter((text) => text.includes(sentinelOf(theirs.id)))).toEqual([]);
  // The same questions do find what is there.
  expect(answers.filter((text) => text.includes(sentinelOf(ours.id))).length).toBeGreaterThan(6);
});

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

const withoutCursors = (answers: string[]) =>
  answers.map((text) => text.replaceAll(/"cursor":"[^"]+"/g, ''));

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
      const expected = await everyAnswer(us);
      const answers = await everyAnswer({ ...us, ask });
      expect(withoutCursors(answers)).toEqual(withoutCursors(expected));
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
    const insert = `insert into church_group (tenant_id, id, name) values ($1, $2, 'Ours in theirs')`;
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
