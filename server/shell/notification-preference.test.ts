import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SyncPage } from '#domain/protocol.ts';
import type {
  PreferenceKind,
  PreferenceChannel,
} from '#domain/shell/notification-preference-policy.ts';
import type { Notification } from '#domain/shell/notifications.ts';
import { bearer } from '../../tests/support/api.ts';
import { church, endRoles, wholeTenant } from '../../tests/support/members.ts';
import { mutationOf, push, reportFor } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let administrator: Person;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  administrator = await tenant.person('System Admin', wholeTenant);
});
afterAll(() => server.close());

const choose = (
  person: Person,
  change: { kind: PreferenceKind; way: PreferenceChannel; on: boolean },
) => person.ask('PUT', '/api/v1/userdetails/news', change, { 'idempotency-key': randomUUID() });

async function held(person: Person): Promise<unknown[]> {
  const response = await person.ask('GET', '/api/v1/sync?limit=1000');
  const { changes } = (await response.json()) as SyncPage;
  return changes.filter(({ t }) => t === 'newsChoice').map(({ d }) => d);
}

async function told(person: Person): Promise<string[]> {
  const answer = await person.ask('GET', '/api/common/notifications');
  return ((await answer.json()) as Notification[]).map(({ title }) => title);
}

test('what somebody switches off is kept with the account, one switch at a time, and travels to nobody else', async () => {
  const [one, other] = [
    await tenant.person('Usher', church(tenant.churches[0])),
    await tenant.person('Usher', church(tenant.churches[0])),
  ];
  const both = [
    { kind: 'message', way: 'push', on: false },
    { kind: 'roleGiven', way: 'app', on: false },
  ] as const;
  const answers = await Promise.all(both.map((change) => choose(one, change)));
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  const off = expect.arrayContaining(['message.push', 'roleGiven.app']) as string[];
  expect(await held(one)).toEqual([{ id: one.id, off }]);
  await choose(one, { kind: 'message', way: 'push', on: true });
  expect(await held(one)).toEqual([{ id: one.id, off: ['roleGiven.app'] }]);
  expect(await held(other)).toEqual([]);
});

test('B03 it is the caller’s own, and a kind that nobody knows is refused', async () => {
  const [one, other] = [
    await tenant.person('Usher', church(tenant.churches[0])),
    await tenant.person('Usher', church(tenant.churches[0])),
  ];
  const change = { kind: 'chat', way: 'push', on: false } as const;
  await one.ask(
    'PUT',
    '/api/v1/userdetails/news',
    { ...change, id: other.id },
    {
      'idempotency-key': randomUUID(),
    },
  );
  expect(await held(other)).toEqual([]);
  expect((await choose(one, { ...change, kind: 'weather' as 'chat' })).status).toBe(422);
});

/** Makes the event happen to a person, for real. */
const happenings: Record<
  'reportDecided' | 'reportsDiffer' | 'roleGiven',
  { to(): Promise<Person>; happen(person: Person): Promise<void>; title: string }
> = {
  reportDecided: {
    title: 'Your report was refused',
    to: () => tenant.person('Usher', church(tenant.churches[0])),
    async happen(person) {
      await endRoles(server.services.pool, tenant.id, person.id);
      const mutation = mutationOf(reportFor(tenant));
      await push(server.app, bearer(person.signedIn), [mutation]);
      const path = `/api/v1/churches/attendance/held/${mutation.id}/refuse`;
      expect((await administrator.ask('POST', path, {})).status).toBe(202);
    },
  },
  reportsDiffer: {
    title: 'Two reports for the same service',
    to: () => tenant.person('Church Admin', church(tenant.churches[1])),
    async happen() {
      for (const attendance of [90, 120]) {
        const usher = await tenant.person('Usher', church(tenant.churches[1]));
        const place = { churchId: tenant.churches[1], serviceId: tenant.services[1] };
        const key = { 'idempotency-key': randomUUID() };
        const body = reportFor(tenant, { ...place, attendance });
        const path = '/api/v1/churches/submit-attendance';
        expect((await usher.ask('POST', path, body, key)).status).toBe(202);
      }
    },
  },
  roleGiven: {
    title: 'You are now Pastor',
    to: () => tenant.person('Usher', church(tenant.churches[0])),
    async happen({ id }) {
      const path = `/api/v1/access/accounts/${id}/roles`;
      const role = { role: 'Pastor', scope: 'church', scopeId: tenant.churches[0] };
      expect((await administrator.ask('POST', path, role)).status).toBe(202);
    },
  },
};

test.each(Object.keys(happenings) as (keyof typeof happenings)[])(
  '%s: told where nothing is switched off, and not where it is',
  async (kind) => {
    const { to, happen, title } = happenings[kind];
    const [hears, hearsNot] = [await to(), await to()];
    await choose(hearsNot, { kind, way: 'app', on: false });
    // The other way does not count.
    await choose(hears, { kind, way: 'push', on: false });
    if (kind === 'reportsDiffer') await happen(hears);
    else for (const person of [hears, hearsNot]) await happen(person);
    expect(await told(hears)).toEqual([title]);
    expect(await told(hearsNot)).toEqual([]);
  },
);
