import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endRole } from '../../server/access/roles/access-scopes.ts';
import type { RunningServer } from '../../server/create-server.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { submitChurchReport } from '../../src/domain/attendance/operations.ts';
import { myReports } from '../../src/store/attendance/my-reports/my-reports.ts';
import { queueItem } from '../../src/store/outbox/outbox.ts';
import { outboxText } from '../../src/store/outbox/outbox-file.ts';
import { synchronise } from '../../src/sync/synchronise.ts';
import { type Holder, holderOf } from '../support/holder.ts';
import { reportTargetOf } from '../support/places.ts';
import { reportAt } from '../support/reports.ts';
import { newTenant, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let usher: Holder;
let sent: number;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function submitAt(church: 0 | 1): Promise<string> {
  const id = randomUUID();
  const { vault, profile } = usher.store;
  const input = reportAt(reportTargetOf(tenant, church), { attendance: 342 });
  await queueItem(vault, { operation: submitChurchReport, id, input, profile, now: new Date() });
  return id;
}

async function endRoles(): Promise<void> {
  for (const id of usher.person.assignments) {
    await inTenant(server.services.pool, tenant.id, (tx) => endRole(tx, id));
  }
}

async function newUsher(): Promise<void> {
  tenant = await newTenant(server);
  const church = { kind: 'church', id: tenant.churches[0] } as const;
  usher = await holderOf(server, await tenant.person('Usher', church));
  sent = 0;
  usher.line.onAnswer = (path) => {
    if (path.startsWith('/api/v1/mutations')) sent += 1;
  };
}

/** Every trigger of a day: the person presses "Send now" again and again. */
async function askAgain(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await synchronise(usher.device.context, { reset: true });
    usher.device.clock.now += 3_600_000;
  }
}

test('A15 the server refuses a church (403): kept and marked, in the author’s file, and not sent again', async () => {
  await newUsher();
  const refused = await submitAt(1);
  const good = await submitAt(0);
  await synchronise(usher.device.context, { reset: true });
  await endRoles();
  await synchronise(usher.device.context, { reset: true });
  const calls = sent;
  await askAgain();
  expect(sent).toBe(calls);

  const { vault } = usher.store;
  expect((await vault.items.get(good))?.state.kind).toBe('sent');
  expect((await vault.items.get(refused))?.state).toMatchObject({
    kind: 'attention',
    problem: {
      code: 'forbidden',
      message: 'You may not do this. Ask an administrator of your church',
    },
  });
  const rows = await myReports(usher.store);
  expect(rows.find(({ key }) => key === refused)).toMatchObject({ state: 'attention', count: 342 });
  const file = await outboxText(usher.store, new Date());
  expect(file?.count).toBe(1);
  expect(JSON.parse(file?.text ?? '')).toMatchObject({
    items: [{ id: refused, args: { attendance: 342 } }],
  });
});

test('A15 the role was removed meanwhile: kept for a decision, marked for its author, and not sent again', async () => {
  await newUsher();
  const id = await submitAt(0);
  await endRoles();
  await synchronise(usher.device.context, { reset: true });
  expect(sent).toBe(1);
  await askAgain();
  expect(sent).toBe(1);
  expect((await usher.store.vault.items.get(id))?.state).toMatchObject({ how: 'held' });
  const rows = await myReports(usher.store);
  expect(rows).toMatchObject([{ count: 342, held: { status: 'waiting' } }]);
});
