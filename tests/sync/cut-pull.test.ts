import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { RunningServer } from '../../server/create-server.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import { must } from '../../src/domain/must.ts';
import { syncPage } from '../../src/domain/protocol.ts';
import { cursorOf } from '../../src/store/cursor-of.ts';
import { storeOf } from '../../src/store/database.ts';
import { freshness } from '../../src/store/freshness.ts';
import { pull } from '../../src/sync/pull.ts';
import type { SyncContext } from '../../src/sync/context.ts';
import { type Holder, holderOf } from '../support/holder.ts';
import { reportFor } from '../support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';
import { groupTypes } from '../../src/domain/groups/group-types.ts';
import { wholeRow } from '../../src/domain/register/register.ts';
import { groups } from '../../src/domain/groups/groups.ts';
import { entityTableNames } from '../../src/store/cache.ts';

let server: RunningServer;
let tenant: TestTenant;
let admin: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  admin = await tenant.person('System Admin', { kind: 'tenant' });
  await addGroups(2000);
  const report = reportFor(tenant);
  const id = { 'idempotency-key': randomUUID() };
  expect((await admin.ask('POST', '/api/v1/churches/submit-attendance', report, id)).ok).toBe(true);
});
afterAll(() => server.close());

async function addGroups(count: number): Promise<void> {
  const type = wholeRow(groupTypes, { id: randomUUID(), name: 'Cells', reportForm: 'group' });
  const group = Array.from({ length: count }, (_, n) => ({
    ...groups.blank,
    id: randomUUID(),
    churchId: tenant.churches[n % 3],
    groupTypeId: type.id,
    name: `Cell ${n}`,
    weekdays: [4],
    startTime: '19:00',
    status: 'active',
  }));
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    await recordEffect(tx, { output: null, inserts: { groupType: [type] } }, null);
    await recordEffect(tx, { output: null, inserts: { group } }, null);
  });
}

/** Every byte of the answer as the server gives it, and what was asked. */
async function wholeAnswer(holder: Holder): Promise<{ bytes: Uint8Array; rows: number }> {
  const { asked, context } = recorded(holder, Infinity);
  await pull(context, holder.person.id);
  const bytes = Buffer.concat(asked.map(({ bytes: got }) => Buffer.from(got())));
  return { bytes, rows: rowsIn(bytes) };
}

function rowsIn(bytes: Uint8Array): number {
  const lines = new TextDecoder().decode(bytes).split('\n').filter(Boolean);
  return lines.reduce((sum, line) => sum + z.parse(syncPage, JSON.parse(line)).changes.length, 0);
}

interface Asked {
  path: string;
  bytes(): Uint8Array;
}

/** The holder's line, which breaks in the middle of an answer after so many bytes. */
function recorded({ device }: Holder, most: number): { asked: Asked[]; context: SyncContext } {
  const asked: Asked[] = [];
  let left = most;
  const context: SyncContext = {
    ...device.context,
    async fetch(path, init) {
      const response = await device.context.fetch(path, init);
      const got: Uint8Array[] = [];
      asked.push({ path, bytes: () => Buffer.concat(got) });
      const cut = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          const part = chunk.subarray(0, left);
          left -= part.length;
          got.push(part);
          controller.enqueue(part);
          if (part.length < chunk.length) controller.error(new TypeError('network error'));
        },
      });
      return new Response(response.body?.pipeThrough(cut) ?? null, response);
    },
  };
  return { asked, context };
}

/** Rows of every kind that the device holds. */
async function held({ store: { cache } }: Holder): Promise<number> {
  const counts = await Promise.all(entityTableNames.map((name) => cache.table(name).count()));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A church is here with all that it is counted by, or not at all. */
async function assertChurchesWhole({ store: { cache } }: Holder): Promise<void> {
  const churches = new Set(await cache.church.toCollection().primaryKeys());
  expect(churches).toEqual(new Set(tenant.churches));
  expect((await cache.service.toCollection().primaryKeys()).toSorted()).toEqual(
    [...tenant.services, tenant.secondService, tenant.removedService].toSorted(),
  );
  const policies = await cache.reportPolicy.toArray();
  expect(new Set(policies.map(({ churchId }) => churchId))).toEqual(churches);
  const rows = await cache.group.toArray();
  expect(rows.filter(({ churchId }) => !churches.has(churchId))).toEqual([]);
}

test('A25 a large pull interrupted at 60 % goes on from its cursor, and shows no half church', async () => {
  const { bytes, rows } = await wholeAnswer(await holderOf(server, admin));
  expect(rows).toBeGreaterThan(2000);

  const holder = await holderOf(server, admin);
  const first = recorded(holder, Math.floor(bytes.length * 0.6));
  expect(await pull(first.context, admin.id)).toMatchObject({ kind: 'interrupted' });
  const here = await held(holder);
  expect(here).toBeGreaterThanOrEqual(rows * 0.4);
  expect(here).toBeLessThan(rows * 0.7);
  expect(await freshness(holder.store)).toMatchObject({ state: 'filling', received: here });
  await assertChurchesWhole(holder);

  const { cursor } = (await cursorOf(holder.store.cache, 'stream')) ?? {};
  const second = recorded({ ...holder, device: holder.device.restart() }, Infinity);
  expect(await pull(second.context, admin.id)).toEqual({ kind: 'upToDate' });
  const [question] = second.asked;
  const asked = new URL(question?.path ?? '', 'https://ibandla.example').searchParams;
  expect(asked.get('cursor')).toBe(cursor);
  // Nothing that was here is brought once more.
  const brought = second.asked.reduce((sum, one) => sum + rowsIn(one.bytes()), 0);
  expect(brought).toBe(rows - here);
  const store = must(await storeOf(second.context.databases), 'the person at the device');
  expect(await held({ ...holder, store })).toBe(rows);
  await assertChurchesWhole({ ...holder, store });
});
