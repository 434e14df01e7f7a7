import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { RunningServer } from '../../server/create-server.ts';
import { submitChurchReport } from '../../src/domain/attendance/operations.ts';
import { headers } from '../../src/domain/headers.ts';
import { must } from '../../src/domain/must.ts';
import { syncedEntities } from '../../src/domain/synced-entities.gen.ts';
import { freshness } from '../../src/store/freshness.ts';
import { queueItem } from '../../src/store/outbox/outbox.ts';
import { activeProfile } from '../../src/store/session/session.ts';
import { synchronise } from '../../src/sync/synchronise.ts';
import { holderOf } from '../support/holder.ts';
import { reportFor } from '../support/reports.ts';
import { newTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** The server as it answers the devices of another one: it knows neither their organisation nor their tokens. */
function toStrangers({ app }: RunningServer): Pick<RunningServer, 'app'> {
  const request: typeof app.request = (path, init, ...rest) => {
    const sent = new Headers(init?.headers);
    if (sent.has(headers.tenant)) sent.set(headers.tenant, randomUUID());
    if (sent.has('authorization')) sent.set('authorization', `Bearer ${randomUUID()}`);
    if (sent.has(headers.secondToken)) sent.set(headers.secondToken, randomUUID());
    return app.request(path, { ...init, headers: sent }, ...rest);
  };
  return { app: Object.assign(Object.create(app), { request }) };
}

test('issue 10, point 40: rows that a device cannot read are told to the server’s log, once', async () => {
  const tenant = await newTenant(server);
  const person = await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] });
  const { device, store } = await holderOf(server, person);
  const service = must(
    syncedEntities.find(({ name }) => name === 'service'),
    'the entity of services',
  );
  const warn = vi.spyOn(server.services.log, 'warn');
  // The program of a device on which a service's name is a number.
  const { schema } = service;
  service.schema = z.extend(schema, { name: z.number() });
  try {
    for (let turn = 0; turn < 2; turn++) await synchronise(device.context, { reset: true });
  } finally {
    service.schema = schema;
  }
  expect(await freshness(store)).toMatchObject({ state: 'ready', unreadable: 3 });
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ accountId: person.id, rows: 'service 3' }), expect.any(String)],
  ]);
});

test('issue 10, point 40: behind the same address another server answers: reports wait, and go without a new sign-in when the old one is back', async () => {
  const strangers = toStrangers(server);
  let here: Pick<RunningServer, 'app'> = server;
  const line = {
    get app() {
      return here.app;
    },
  };
  const tenant = await newTenant(server);
  const person = await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] });
  const { device, store } = await holderOf(line, person);
  const { vault, profile } = store;
  await synchronise(device.context, { reset: true });

  here = strangers;
  const id = randomUUID();
  const report = { operation: submitChurchReport, id, input: reportFor(tenant) };
  await queueItem(vault, { ...report, profile, now: new Date() });
  for (let turn = 0; turn < 3; turn++) await synchronise(device.context, { reset: true });
  const waiting = (await vault.items.get(id))?.state;
  expect(waiting).toMatchObject({ kind: 'waiting', trouble: 'anotherServer' });
  expect(await activeProfile(vault)).toMatchObject({
    session: { kind: 'signedIn' },
    submitGrant: profile.submitGrant,
  });
  expect(device.signals.filter(({ type }) => type === 'sessionEnded')).toEqual([]);

  here = server;
  await synchronise(device.context, { reset: true });
  expect((await vault.items.get(id))?.state.kind).toBe('sent');
});
