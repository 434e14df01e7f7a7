import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { browseReports } from '../../src/store/attendance/queries.ts';
import { pull } from '../../src/sync/pull.ts';
import type { SyncContext } from '../../src/sync/context.ts';
import { type Holder, holderOf } from '../support/holder.ts';
import { addDays } from '../../src/domain/values/dates/local-date.ts';
import { reportFor, today } from '../support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

const days = 30;
const dayBefore = (n: number) => addDays(today(), -n);
let server: RunningServer;
let tenant: TestTenant;
let admin: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  admin = await tenant.person('System Admin', { kind: 'tenant' });
  // In no order: what was reported last is not what happened last.
  for (let n = 0; n < days; n++) {
    const report = reportFor(tenant, { date: dayBefore((n * 7) % days) });
    const once = { 'idempotency-key': randomUUID() };
    const answer = await admin.ask('POST', '/api/v1/churches/submit-attendance', report, once);
    expect(answer.ok).toBe(true);
  }
});
afterAll(() => server.close());

/** Lets one page of rows arrive, of every answer, before the line breaks. */
function onePage({ device }: Holder, rows: number): SyncContext {
  const { context } = device;
  return {
    ...context,
    async fetch(path, init) {
      const response = await context.fetch(path.replace(/limit=\d+/, `limit=${rows}`), init);
      const text = await response.text();
      const first = new TextEncoder().encode(text.slice(0, text.indexOf('\n') + 1));
      const broken = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(first),
        pull: (controller) => controller.error(new TypeError('network error')),
      });
      return new Response(broken, response);
    },
  };
}

test('issue 10.20: while the first rows come, the newest reports stand above, and none moves', async () => {
  const holder = await holderOf(server, admin);
  const list = async () => {
    const page = { kind: 'church', sort: 'date', descending: true, page: 1, perPage: 100 } as const;
    const { rows } = await browseReports(holder.store, page);
    return rows.map(({ date }) => date);
  };
  let before: string[] = [];
  let steps = 0;
  for (let broken = true; broken;) {
    broken = (await pull(onePage(holder, 6), admin.id))?.kind === 'interrupted';
    const now = await list();
    expect(now.slice(0, before.length)).toEqual(before);
    if (now.length > before.length) steps++;
    before = now;
    if (now.length === days) break;
  }
  expect(steps).toBeGreaterThan(3);
  expect(before).toEqual(Array.from({ length: days }, (_, n) => dayBefore(n)));
});
