import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { church, endRoles } from '../../../tests/support/members.ts';
import { holderOf } from '../../../tests/support/holder.ts';
import { mutationOf, push, reportFor, today } from '../../../tests/support/reports.ts';
import { bearer } from '../../../tests/support/api.ts';
import { newTenant, type Person, type TestTenant } from '../../../tests/support/tenant.ts';
import { testServer } from '../../../tests/support/test-server.ts';
import { submitChurchReport } from '#domain/attendance/operations.ts';
import { sendMessage } from '#domain/chat/operations.ts';
import { must } from '#domain/must.ts';
import { usualLimit } from '#domain/operation.ts';
import { operations } from '#domain/registry.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { drain } from '../../../src/sync/drain.ts';
import { pull } from '../../../src/sync/pull.ts';
import { queueItem } from '../../../src/store/outbox/outbox.ts';
import type { RunningServer } from '../../create-server.ts';
import { createCallLimits } from './call-limits.ts';

let server: RunningServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const usher = () => tenant.person('Usher', church(tenant.churches[0]));

const open = (person: Person, method = 'GET') => person.ask(method, '/api/v1/live');

async function deviceWithReport() {
  const usherHere = await holderOf(server, await usher());
  const { vault, profile } = usherHere.store;
  const id = randomUUID();
  const now = new Date(usherHere.device.clock.now);
  const input = reportFor(tenant);
  await queueItem(vault, { operation: submitChurchReport, id, input, profile, now });
  const stateOf = async () => (await vault.items.get(id))?.state;
  return { ...usherHere, stateOf };
}

/** Every call of the operation from now on is one too many. */
function exhausted(name: string, seconds: number): void {
  const { callLimits } = server.services;
  const take = callLimits.take.bind(callLimits);
  vi.spyOn(callLimits, 'take').mockImplementation(async (operation, accountId, input) =>
    operation.name === name ? seconds : take(operation, accountId, input),
  );
}

describe('issue 10.9: what a person may ask for, operation by operation', () => {
  test.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s ends somewhere, for one person and not for others',
    async (_name, operation) => {
      const limits = createCallLimits();
      const { points, seconds } = operation.limit ?? usualLimit;
      const [one, other] = [randomUUID(), randomUUID()];
      const costly = { ...operation, limit: { points, seconds, cost: () => points } };
      expect(await limits.take(costly, one, {})).toBeNull();
      const wait = must(await limits.take(operation, one, {}), 'a time to wait');
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(seconds);
      expect(await limits.take(operation, other, {})).toBeNull();
    },
  );

  test('a device that hands in 500 reports twice is not stopped', async () => {
    const limits = createCallLimits();
    const id = randomUUID();
    for (let nth = 0; nth < 1000; nth += 1) {
      expect(await limits.take(submitChurchReport, id, {})).toBeNull();
    }
  });

  test('500 messages in three seconds are stopped, and the rest may go later', async () => {
    const limits = createCallLimits();
    const id = randomUUID();
    const waits = [];
    for (let nth = 0; nth < 500; nth += 1) waits.push(await limits.take(sendMessage, id, {}));
    const stopped = waits.filter((wait) => wait !== null);
    expect(stopped.length).toBeGreaterThan(200);
    expect(Math.max(...stopped)).toBeLessThanOrEqual(60);
  });

  test('the call that is one too many is answered 429 in words, with when to come again', async () => {
    const person = await usher();
    exhausted('access.currentUser', 17);
    const answer = await person.ask('GET', '/api/v1/userdetails/current-user');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('17');
    expect(await answer.json()).toEqual({
      error: {
        code: 'rate_limited',
        message: 'Too many requests. Try again in 17 seconds',
        retryAfter: 17,
      },
    });
  });

  test('whole pulls are dear: 160 in a row are stopped, those with a cursor are not', async () => {
    const person = await usher();
    const statuses = new Set<number>();
    for (let nth = 0; nth < 60; nth += 1) {
      statuses.add((await person.ask('GET', '/api/v1/sync?limit=1')).status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
    const other = await usher();
    let { cursor } = (await (await other.ask('GET', '/api/v1/sync')).json()) as { cursor: string };
    for (let nth = 0; nth < 160; nth += 1) {
      const answer = await other.ask('GET', `/api/v1/sync?cursor=${cursor}`);
      expect(answer.status).toBe(200);
      ({ cursor } = (await answer.json()) as { cursor: string });
    }
  });
});

describe('issue 10.9: a device waits as long as it was asked to', () => {
  test('where its report is one too many', async () => {
    const { device, stateOf } = await deviceWithReport();
    exhausted(submitChurchReport.name, 90);
    await drain(device.context, { reset: false });
    const until = device.clock.now + 90_000;
    expect(await stateOf()).toMatchObject({ kind: 'waiting', nextAttemptAt: until });
    vi.restoreAllMocks();
    device.clock.now = until - 1000;
    await drain(device.context, { reset: false });
    expect(await stateOf()).toMatchObject({ kind: 'waiting' });
    device.clock.now = until;
    await drain(device.context, { reset: false });
    expect(await stateOf()).toMatchObject({ kind: 'delivered' });
  });

  test('where its pull is one too many, and it sends meanwhile', async () => {
    const { device, person, stateOf } = await deviceWithReport();
    exhausted('sync.pull', 45);
    expect(await pull(device.context, person.id)).toMatchObject({ kind: 'interrupted' });
    vi.restoreAllMocks();
    expect(await pull(device.context, person.id)).toMatchObject({ kind: 'interrupted' });
    await drain(device.context, { reset: false });
    expect(await stateOf()).toMatchObject({ kind: 'delivered' });
    device.clock.now += 45_000;
    expect(await pull(device.context, person.id)).toEqual({ kind: 'upToDate' });
  });
});

test('issue 10.9: somebody without a role fills no list of reports in review', async () => {
  const leaver = await usher();
  await endRoles(server.services.pool, tenant.id, leaver.id);
  const statuses: string[] = [];
  for (let call = 0; call < 3; call += 1) {
    const mutations = Array.from({ length: 80 }, (_, at) =>
      mutationOf(reportFor(tenant, { date: addDays(today(), -(at % 50)) })),
    );
    const results = await push(server.app, bearer(leaver.signedIn), mutations);
    for (const result of results) {
      statuses.push(result.status);
      if (result.status === 'later') expect(result.retryAfter).toBe(3600);
    }
  }
  expect(statuses.filter((status) => status === 'held')).toHaveLength(200);
  expect(statuses.filter((status) => status === 'later')).toHaveLength(40);
});

describe('issue 10.9: streams', () => {
  test('a session has five; the oldest ends when a sixth opens, and other sessions keep theirs', async () => {
    const [person, other] = [await usher(), await usher()];
    const kept = must((await open(other)).body, 'a stream').getReader();
    const streams = [];
    for (let nth = 0; nth < 7; nth += 1) {
      streams.push(must((await open(person)).body, 'a stream').getReader());
    }
    for (const [at, reader] of streams.entries()) {
      expect((await reader.read()).done).toBe(false);
      if (at > 1) continue;
      // Ends only when the server closes it: the test's time-out is the other way out.
      let ended = false;
      while (!ended) ended = (await reader.read()).done;
    }
    expect((await kept.read()).done).toBe(false);
    for (const reader of [...streams, kept]) await reader.cancel();
  });

  test('HEAD opens none', async () => {
    const opened = vi.spyOn(server.services.live, 'open');
    const person = await usher();
    const answer = await open(person, 'HEAD');
    expect([answer.status, answer.body]).toEqual([200, null]);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(opened).not.toHaveBeenCalled();
  });
});
