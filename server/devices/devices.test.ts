import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreLoss } from '#domain/devices/entities.ts';
import type { MutationsAnswer, SyncPage } from '#domain/protocol.ts';
import { mutationsOf, reportFor } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let usher: Person;
let admin: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  const church = { kind: 'church', id: tenant.churches[0] } as const;
  usher = await tenant.person('Usher', church);
  admin = await tenant.person('Church Admin', church);
});
afterAll(() => server.close());

async function pulled<Row>(person: Person, entity: string): Promise<Row[]> {
  const response = await person.ask('GET', '/api/v1/sync?limit=1000');
  const page = (await response.json()) as SyncPage;
  return page.changes.flatMap(({ t, d }) => (t === entity && d ? [d as Row] : []));
}

test('A40 a loss reaches the administrator once, without what had arrived after all', async () => {
  const sent = randomUUID();
  await usher.ask('POST', '/api/v1/mutations', mutationsOf({ [sent]: reportFor(tenant) }));
  const loss = {
    id: randomUUID(),
    lastSeenAt: '2026-08-11T09:00:00.000Z',
    unsent: [
      { id: sent, date: '2026-07-27' },
      { id: randomUUID(), date: '2026-08-10' },
      { id: randomUUID(), date: '2026-08-03' },
    ],
  };
  for (let told = 0; told < 2; told++) {
    const response = await usher.ask('POST', '/api/v1/devices/store-losses', loss);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ arrived: [sent] });
  }
  const losses = await pulled<StoreLoss>(admin, 'storeLoss');
  expect(losses).toMatchObject([
    { id: loss.id, accountId: usher.id, unsentDates: ['2026-08-03', '2026-08-10'] },
  ]);
  expect(await pulled(usher, 'storeLoss')).toEqual([]);
});

test('A28 A29 how far a device’s clock is off stands beside what it sent', async () => {
  const id = randomUUID();
  const twoYears = 2 * 365 * 24 * 3600;
  const sentAt = new Date(Date.now() + twoYears * 1000).toISOString();
  const request = mutationsOf({ [id]: reportFor(tenant, { churchId: tenant.churches[0] }) });
  const response = await usher.ask('POST', '/api/v1/mutations', { ...request, sentAt });
  const { results } = (await response.json()) as MutationsAnswer;
  expect(results[0]?.status).toBe('applied');
  const reports = await pulled<{ standingVersionId: string; clockSkewSeconds: number }>(
    admin,
    'attendanceReport',
  );
  const skew =
    reports.find(({ standingVersionId }) => standingVersionId === id)?.clockSkewSeconds ?? 0;
  expect(Math.abs(skew - twoYears)).toBeLessThanOrEqual(2);
});
