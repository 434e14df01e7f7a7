import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/values/dates/local-date.ts';
import { databaseUrls } from '../../tests/support/own-database.ts';
import { reportFor } from '../../tests/support/reports.ts';
import { newTenant, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';
import { gatherStatistics } from '../database/gather-statistics.ts';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import { placed } from '../attendance/placed-version.ts';
import { reportFacts } from '../attendance/report-facts.ts';
import type { Effect } from './effect.ts';
import { readPage } from './read-page.ts';
import { recordEffect } from './record-effect.ts';

let server: RunningServer;
let tenant: TestTenant;

/** A report and its version, as a first submission writes them. */
function submitted(date: string) {
  const { basedOn, ...values } = reportFor(tenant, { date });
  const [id, versionId] = [randomUUID(), randomUUID()];
  const said = {
    ...values,
    authorIds: [randomUUID()],
    authorNames: ['Somebody'],
    receivedAt: '2026-11-22T08:00:00.000Z',
  };
  const report = {
    ...said,
    id,
    kind: 'church',
    serviceName: 'First service',
    occurrence: 1,
    standingVersionId: versionId,
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: id,
  };
  const sent = { capturedAt: said.receivedAt, clockSkewSeconds: 0, basedOn };
  const current = { ...sent, state: 'standing' as const };
  const version = placed(report, { ...said, ...current, id: versionId, reportId: id });
  return { report, version };
}

function effectOf(dates: readonly string[]): Effect {
  const both = dates.map(submitted);
  const inserts = {
    attendanceReport: both.map(({ report }) => report),
    reportVersion: both.map(({ version }) => version),
  };
  return { output: null, inserts };
}

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  const days = Array.from({ length: 2000 }, (_, at) => addDays('2000-01-01', at));
  await inTenant(server.services.pool, tenant.id, (tx) => recordEffect(tx, effectOf(days), null));
  // As many ids as a tenant has after such a time: a handful would be read whole, and rightly so.
  await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows(
      'ids of mutations',
      `insert into mutation (tenant_id, id, account_id, hash)
       select $1, gen_random_uuid(), gen_random_uuid(), '' from generate_series(1, 2000)`,
      [tx.tenantId],
    ),
  );
  await gatherStatistics(databaseUrls().owner);
});
afterAll(() => server.close());

/** Tables that grow with every submission. The others are small, and read whole where that is quicker. */
const growing = new Set(['attendance_report', 'report_version', 'change', 'mutation']);

/** Rows that this connection read of a table, by whatever way. */
async function rowsRead(tx: TenantTransaction): Promise<Record<string, number>> {
  const read = await tx.rows<{ table: string; rows: number }>(
    'rows read',
    `select relname as table, seq_tup_read + idx_tup_fetch as rows
     from pg_stat_xact_user_tables`,
    [],
  );
  return Object.fromEntries(read.map(({ table, rows }) => [table, rows]));
}

/** Tables of which `work` read more rows than `few`, under the plans of a connection long in use. */
async function muchRead(few: number, work: (tx: TenantTransaction) => Promise<unknown>) {
  return inTenant(server.services.pool, tenant.id, async (tx) => {
    await tx.rows('generic plans', 'set local plan_cache_mode to force_generic_plan', []);
    const before = await rowsRead(tx);
    await work(tx);
    const after = Object.entries(await rowsRead(tx));
    const read = after.map(([table, rows]) => ({ table, rows: rows - (before[table] ?? 0) }));
    expect(read.filter(({ rows }) => rows > 0)).not.toEqual([]);
    return read.filter(({ table, rows }) => growing.has(table) && rows > few);
  });
}

describe('what is read does not grow with what a tenant has', () => {
  test('by the facts of a submission', async () => {
    const input = reportFor(tenant, { date: addDays('2000-01-01', 1000) });
    expect(await muchRead(100, (tx) => reportFacts(tx, 'church', input))).toEqual([]);
  });

  test('by its effect', async () => {
    const effect = effectOf(['2010-01-01']);
    expect(await muchRead(50, (tx) => recordEffect(tx, effect, null))).toEqual([]);
  });

  test('by a page of a pull, in the middle, at the end, and with nothing new', async () => {
    const caller = {
      accountId: randomUUID(),
      tenantId: tenant.id,
      name: 'Somebody',
      grants: [],
      accessScopes: tenant.churches.map((id) => ({
        scope: `church:${id}/reports`,
        view: 'full' as const,
      })),
      accessScopesVersion: 1,
      sessionId: null,
      deviceId: null,
      ended: false,
    };
    const page = (cursor: string | undefined, limit: number) => (tx: TenantTransaction) =>
      readPage(tx, caller, { cursor, scope: undefined, limit, form: 2 });
    const { pool } = server.services;
    const first = await inTenant(pool, tenant.id, page(undefined, 100));
    expect(await muchRead(200, page(first.cursor, 10))).toEqual([]);
    const all = await inTenant(pool, tenant.id, page(undefined, 10_000));
    expect(all.more).toBe(false);
    expect(await muchRead(0, page(all.cursor, 1000))).toEqual([]);
    await inTenant(pool, tenant.id, (tx) => recordEffect(tx, effectOf(['2012-01-01']), null));
    expect(await muchRead(50, page(all.cursor, 1000))).toEqual([]);
  });
});

test('issue 11.2: what nothing depends on is one statement, as before', async () => {
  const asked: string[] = [];
  await inTenant(server.services.pool, tenant.id, (tx) => {
    const rows: TenantTransaction['rows'] = (name, text, values) => {
      asked.push(name);
      return tx.rows(name, text, values);
    };
    return recordEffect({ ...tx, rows }, effectOf(['2013-01-01']), null);
  });
  expect(asked).toHaveLength(1);
});

test('a version is taken for each transaction, and no two take the same', async () => {
  const taken = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      inTenant(server.services.pool, tenant.id, (tx) =>
        recordEffect(tx, effectOf([addDays('2011-01-01', at)]), null),
      ),
    ),
  );
  const versions = taken.map(({ v }) => v).toSorted((a, b) => a - b);
  const [first = 0] = versions;
  expect(versions).toEqual(versions.map((_, at) => first + at));
  expect(new Set(taken.map(({ epoch }) => epoch)).size).toBe(1);
});
