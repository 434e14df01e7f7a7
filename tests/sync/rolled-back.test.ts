import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { submitChurchReport, voidReport } from '../../src/domain/attendance/operations.ts';
import type * as Registry from '../../src/domain/registry.ts';
import type { InputOf, Operation } from '../../src/domain/operation.ts';
import { queueItem } from '../../src/store/outbox/outbox.ts';
import { synchronise } from '../../src/sync/synchronise.ts';
import { type Holder, holderOf } from '../support/holder.ts';
import { reportFor } from '../support/reports.ts';
import { newTenant, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

let server: RunningServer;
let older: RunningServer;
let tenant: TestTenant;

/** The server as it was before deleting a report could be asked for, on the same database. */
async function serverBeforeVoid(): Promise<RunningServer> {
  vi.resetModules();
  vi.doMock('#domain/registry.ts', async (original) => {
    const { operations, ...rest } = await original<typeof Registry>();
    return { ...rest, operations: operations.filter(({ name }) => name !== voidReport.name) };
  });
  const before = await import('../support/test-server.ts');
  return before.testServer();
}

beforeAll(async () => {
  server = await testServer();
  older = await serverBeforeVoid();
  tenant = await newTenant(server);
});
afterEach(() => {
  vi.doUnmock('#domain/registry.ts');
});
afterAll(async () => {
  await older.close();
  await server.close();
});

async function queue<Op extends Operation>(
  { store }: Holder,
  operation: Op,
  input: InputOf<Op>,
): Promise<string> {
  const id = randomUUID();
  const { vault, profile } = store;
  await queueItem(vault, { operation, id, input, profile, now: new Date() });
  return id;
}

test('A35 a server rolled back one version: what it does not know yet waits, and goes when it does', async () => {
  let now = server;
  const line = {
    get app() {
      return now.app;
    },
  };
  const usher = await holderOf(
    line,
    await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] }),
  );
  const { store, device } = usher;
  const { churchId, serviceId, groupId, date, ...report } = reportFor(tenant);
  const place = { churchId, serviceId, groupId, date };
  const sent = await queue(usher, submitChurchReport, { ...report, ...place });
  await synchronise(device.context, { reset: true });
  expect((await store.vault.items.get(sent))?.state.kind).toBe('sent');

  now = older;
  const asked = { id: sent, ...place, basedOn: sent, reason: null };
  const deletion = await queue(usher, voidReport, asked);
  const next = await queue(usher, submitChurchReport, {
    ...report,
    ...place,
    serviceId: tenant.secondService,
  });
  for (let turn = 0; turn < 3; turn++) {
    await synchronise(device.context, { reset: true });
    expect((await store.vault.items.get(deletion))?.state).toMatchObject({ kind: 'waiting' });
  }
  // Operations that the older server does know go on.
  expect((await store.vault.items.get(next))?.state.kind).toBe('sent');

  now = server;
  await synchronise(device.context, { reset: true });
  expect((await store.vault.items.get(deletion))?.state.kind).toBe('sent');
  expect(await store.cache.attendanceReport.get(sent)).toMatchObject({ status: 'void' });
});
