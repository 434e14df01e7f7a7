import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import { families } from '#domain/families/families.ts';
import type { Change, SyncPage } from '#domain/protocol.ts';
import { begunRow } from '#domain/register/register.ts';
import { newId } from '#domain/values/new-id.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { reportFor, sunday } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import { assignRole } from '../access/roles/access-scopes.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { Rows } from './effect.ts';
import { recordEffect } from './record-effect.ts';

let server: RunningServer;
let tenant: TestTenant;
let usher: Person;
let administrator: Person;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  tenant = await newTenant(server);
  usher = await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] });
  administrator = await tenant.person('System Admin', { kind: 'tenant' });
});

async function pull(person: Person, query: Record<string, string> = {}): Promise<SyncPage> {
  const response = await person.ask('GET', `/api/v1/sync?${new URLSearchParams(query).toString()}`);
  expect(response.status).toBe(200);
  return (await response.json()) as SyncPage;
}

async function submit(person: Person, change = {}): Promise<void> {
  const response = await person.ask(
    'POST',
    '/api/v1/churches/submit-attendance',
    reportFor(tenant, change),
    { 'idempotency-key': randomUUID() },
  );
  expect(response.status).toBe(202);
}

async function inOurTenant(sql: string, values: unknown[] = []): Promise<void> {
  await inTenant(server.services.pool, tenant.id, (tx) => tx.rows(sql.slice(0, 60), sql, values));
}

async function write(replaces: Rows): Promise<void> {
  await inTenant(server.services.pool, tenant.id, (tx) =>
    recordEffect(tx, { output: null, replaces }, null),
  );
}

const kindsOf = ({ changes }: SyncPage) => changes.map(({ t }) => t);
const named = (changes: readonly Change[]) => changes.map(({ t, id }) => `${t} ${id}`);

async function reportsOf(person: Person): Promise<Change[]> {
  return (await pull(person)).changes.filter(({ t }) => t === 'attendanceReport');
}

async function serviceRow(): Promise<Record<string, unknown>> {
  const { changes } = await pull(usher);
  const found = changes.find(({ id }) => id === tenant.services[0]);
  return must(found?.d, 'the service');
}

describe('a first pull', () => {
  test('answers the access scopes and how many rows will come, and brings the rows in scope', async () => {
    await submit(usher);
    const page = await pull(usher);
    const ofChurches = [tenant.churches[0], tenant.id].toSorted();
    expect(page.reach).toEqual([
      ...ofChurches.map((id) => ({ scope: `church:${id}/counting`, view: 'full' })),
      { scope: `user:${usher.id}`, view: 'full' },
      { scope: `user:${usher.id}/chat`, view: 'full' },
      { scope: `user:${usher.id}/reports`, view: 'overseeing' },
    ]);
    expect(page).toMatchObject({ more: false, total: page.changes.length });
    const kinds = page.changes.map(({ t }) => t).toSorted();
    expect(kinds).toEqual([
      'attendanceReport',
      'church',
      'churchGroup',
      'reportPolicy',
      'reportVersion',
      'service',
      'service',
      'service',
    ]);
    expect(page.changes.filter(({ d }) => d === undefined)).toEqual([]);
  });

  test('a church’s reports are for those who may see them all, own ones for their author', async () => {
    await submit(administrator);
    expect(await reportsOf(usher)).toEqual([]);
    const [report] = await reportsOf(administrator);
    expect(report?.scopes.toSorted()).toEqual(
      [`church:${tenant.churches[0]}/reports`, `user:${administrator.id}/reports`].toSorted(),
    );
  });

  test('does not speak of what is gone', async () => {
    const row = await serviceRow();
    await write({ service: [{ ...row, churchId: tenant.churches[2] }] });
    expect(JSON.stringify(await pull(usher))).not.toContain(row['id']);
  });

  test('in pages of one row, all within few versions, brings the same as in one page', async () => {
    await submit(usher);
    const whole = await pull(administrator);
    const rows: Change[] = [];
    let page = await pull(administrator, { limit: '1' });
    expect(page.total).toBe(whole.total);
    for (let n = 0; n < 100; n++) {
      rows.push(...page.changes);
      if (!page.more) break;
      page = await pull(administrator, { limit: '1', cursor: page.cursor });
    }
    expect(rows).toEqual(whole.changes);
    expect(page.cursor).toBe(whole.cursor);
  });

  test('issue 10, point 20: brings what the form needs, then the newest reports, versions last', async () => {
    const days = [sunday(2), sunday(0), sunday(3), sunday(1)];
    for (const date of days) await submit(administrator, { date });
    const rows: Change[] = [];
    let page = await pull(administrator, { limit: '2' });
    const latest = { date: sunday(4) };
    await submit(administrator, latest);
    for (rows.push(...page.changes); page.more; rows.push(...page.changes)) {
      page = await pull(administrator, { limit: '2', cursor: page.cursor });
    }
    const kinds = rows.map(({ t }) => t);
    const form = new Set(['church', 'churchGroup', 'reportPolicy', 'service']);
    const firstOther = kinds.findIndex((kind) => !form.has(kind));
    expect(new Set(kinds.slice(0, firstOther))).toEqual(form);
    expect(kinds.slice(firstOther).filter((kind) => form.has(kind))).toEqual([]);
    const reports = rows.filter(({ t }) => t === 'attendanceReport').map(({ d }) => d?.['date']);
    // Rows that came meanwhile follow behind all rows that stood when the first page was read.
    expect(reports).toEqual([...days.toSorted().toReversed(), latest.date]);
    expect(kinds.slice(kinds.indexOf('reportVersion'), -2)).toEqual(
      Array.from(days, () => 'reportVersion'),
    );
    const all = (await pull(administrator)).changes;
    expect(new Set(named(rows))).toEqual(new Set(named(all)));
    expect(rows).toHaveLength(all.length);
  });

  test('issue 11.4: behind thousands of reports that no scope holds, an old one that is held is found', async () => {
    await submit(usher, { date: sunday(7), attendance: 41 });
    await submit(usher, { date: sunday(2), attendance: 42 });
    // A thousand at a time: one statement may not take longer than a person would wait for it.
    for (let first = 2; first < 6000; first += 1000) {
      await inOurTenant(
        `insert into attendance_report
         select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'receipt_number', n::text, 'occurrence', n, 'date', $1::date))).*
         from attendance_report r cross join generate_series($3::int, $3::int + 999) n
         where r.tenant_id = $2 and r.date = $1::date and r.occurrence = 1`,
        [sunday(2), tenant.id, first],
      );
    }
    const seen: unknown[] = [];
    for (let cursor: string | undefined, more = true; more;) {
      const page = await pull(administrator, { limit: '1', ...(cursor && { cursor }) });
      ({ cursor, more } = page);
      const reports = page.changes.filter(({ t }) => t === 'attendanceReport');
      seen.push(...reports.map(({ d }) => d?.['attendance']));
    }
    expect(seen).toEqual([42, 41]);
  });

  test('issue 13: of very many rows the first page does not wait to be told their number, the second says it', async () => {
    const few = await pull(administrator, { limit: '2' });
    await inOurTenant(
      `insert into change (tenant_id, scope, t, id, v, gone)
       select $1, $2, 'person', gen_random_uuid(), 1, false from generate_series(1, 20001)`,
      [tenant.id, `church:${tenant.churches[0]}/people`],
    );
    const first = await pull(administrator, { limit: '2' });
    const second = await pull(administrator, { limit: '2', cursor: first.cursor });
    const third = await pull(administrator, { limit: '2', cursor: second.cursor });
    expect([first, second, third].map(({ total }) => total)).toEqual([
      undefined,
      must(few.total, 'their number') + 20_001,
      undefined,
    ]);
  });

  test('issue 13: of many pages some people are in the first, before the families; then all of them, and no page holds a row twice', async () => {
    const people = Array.from({ length: 1300 }, (_, nth) =>
      personOf(tenant.churches[0], `Nandi Dube${nth}`),
    );
    const family = begunRow(families, {
      ...families.blank,
      id: newId(),
      churchId: tenant.churches[0],
      name: 'Dube',
    });
    await inTenant(server.services.pool, tenant.id, (tx) =>
      recordEffect(tx, { output: null, inserts: { person: people, family: [family] } }, null),
    );
    const first = await pull(administrator, { limit: '120' });
    expect(kindsOf(first).filter((kind) => kind === 'person').length).toBeGreaterThanOrEqual(100);
    expect(kindsOf(first)).not.toContain('family');
    const rows = [...first.changes];
    for (let page = first; page.more; rows.push(...page.changes)) {
      page = await pull(administrator, { limit: '120', cursor: page.cursor });
      expect(new Set(named(page.changes)).size).toBe(page.changes.length);
    }
    const whole = await pull(administrator, { limit: '2000' });
    // Of few pages, what comes early in many comes in its turn.
    expect(kindsOf(whole).lastIndexOf('service')).toBeLessThan(kindsOf(whole).indexOf('person'));
    expect(new Set(named(whole.changes)).size).toBe(whole.changes.length);
    expect(whole.changes).toHaveLength(must(whole.total, 'their number'));
    expect(new Set(named(rows))).toEqual(new Set(named(whole.changes)));
    expect(rows.at(-1)?.t).toBe('family');
  });

  test('a cursor in the middle of an earlier order begins again', async () => {
    const { cursor } = await pull(administrator, { limit: '2' });
    const there = readCursor(cursor);
    const earlier = writeCursor({ ...there, place: { ...must(there.place, 'a place'), part: 1 } });
    const response = await administrator.ask('GET', `/api/v1/sync?limit=2&cursor=${earlier}`);
    expect(response.status).toBe(400);
  });

  test('streamed, it is a page a line, compressed, each with where to go on', async () => {
    const response = await administrator.ask('GET', '/api/v1/sync?limit=4', undefined, {
      accept: 'application/x-ndjson',
      'accept-encoding': 'gzip, br',
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    const text = brotliDecompressSync(await response.arrayBuffer()).toString();
    const pages = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as SyncPage);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.map(({ more }) => more)).toEqual(pages.map((_, at) => at < pages.length - 1));
    const whole = await pull(administrator);
    expect(pages.flatMap(({ changes }) => changes)).toEqual(whole.changes);
    expect(pages[0]?.total).toBe(whole.total);
    const resumed = await pull(administrator, { cursor: must(pages[0], 'a page').cursor });
    expect(resumed.changes).toEqual(whole.changes.slice(4));
  });
});

describe('a later pull', () => {
  test('brings what changed and nothing else, and answers the access scopes only when they are new', async () => {
    const { cursor } = await pull(usher);
    expect(await pull(usher, { cursor })).toEqual({ cursor, more: false, changes: [] });
    await submit(usher);
    const page = await pull(usher, { cursor });
    expect(page.changes.map(({ t }) => t)).toEqual(['attendanceReport', 'reportVersion']);
    expect(page.reach).toBeUndefined();
    await submit(usher, { churchId: tenant.churches[0], attendance: 7 });
    const again = await pull(usher, { cursor });
    // The report once, as it is now; the version that stood and the one that stands.
    expect(again.changes.map(({ t }) => t)).toEqual([
      'attendanceReport',
      'reportVersion',
      'reportVersion',
    ]);
    expect(again.changes[0]?.d).toMatchObject({ attendance: 7 });
  });

  test('a row that moves is gone where it was and arrives where it is', async () => {
    const other = await tenant.person('Usher', { kind: 'church', id: tenant.churches[2] });
    const row = await serviceRow();
    const [from, to, all] = [await pull(usher), await pull(other), await pull(administrator)];
    await write({ service: [{ ...row, churchId: tenant.churches[2] }] });
    expect((await pull(usher, { cursor: from.cursor })).changes).toEqual([
      { t: 'service', id: row['id'], v: expect.any(Number), scopes: [], gone: true },
    ]);
    const arrived = await pull(other, { cursor: to.cursor });
    expect(arrived.changes).toMatchObject([{ id: row['id'], d: { churchId: tenant.churches[2] } }]);
    // A person who holds both places never hears that the row went.
    const seen = await pull(administrator, { cursor: all.cursor });
    expect(seen.changes).toMatchObject([{ scopes: [`church:${tenant.churches[2]}/counting`] }]);
    await write({ service: [row] });
    const twice = await pull(administrator, { cursor: all.cursor });
    expect(twice.changes).toMatchObject([{ scopes: [`church:${tenant.churches[0]}/counting`] }]);
    expect(twice.changes).toHaveLength(1);
  });

  test('new access scopes are answered once, and the scope that was gained is fetched alone', async () => {
    const { cursor } = await pull(usher);
    await inTenant(server.services.pool, tenant.id, (tx) =>
      assignRole(tx, {
        id: randomUUID(),
        accountId: usher.id,
        role: 'Usher',
        scope: 'church',
        scopeId: tenant.churches[1],
      }),
    );
    const gained = `church:${tenant.churches[1]}/counting`;
    const page = await pull(usher, { cursor });
    expect(page.reach?.map(({ scope }) => scope)).toContain(gained);
    expect((await pull(usher, { cursor: page.cursor })).reach).toBeUndefined();
    const alone = await pull(usher, { scope: gained });
    expect(alone.reach).toBeUndefined();
    expect(new Set(named(alone.changes))).toEqual(
      new Set(
        (await pull(usher)).changes
          .filter(({ scopes }) => scopes.includes(gained))
          .map(({ t, id }) => `${t} ${id}`),
      ),
    );
    expect(alone.changes.length).toBeGreaterThan(2);
  });
});

describe('a reset', () => {
  test('after a restore: another epoch begins anew', async () => {
    const { cursor } = await pull(usher);
    await inOurTenant('update tenant_seq set epoch = $1', [randomUUID()]);
    const page = await pull(usher, { cursor });
    expect(page.reset).toBe(true);
    expect(named(page.changes)).toEqual(named((await pull(usher)).changes));
    expect((await pull(usher, { cursor: page.cursor })).reset).toBeUndefined();
  });

  test('after what is gone was purged: a cursor from before begins anew', async () => {
    const { cursor } = await pull(usher);
    await submit(usher);
    const current = await pull(usher, { cursor });
    await inOurTenant('update tenant_seq set min_v = v');
    expect((await pull(usher, { cursor })).reset).toBe(true);
    expect((await pull(usher, { cursor: current.cursor })).reset).toBeUndefined();
  });
});
