import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { endRole } from '../../server/access/roles/access-scopes.ts';
import type { RunningServer } from '../../server/create-server.ts';
import { inTenant } from '../../server/database/tenant.ts';
import type { Role } from '../../src/domain/permissions.ts';
import type * as Entities from '../../src/domain/entity.ts';
import type * as Headers from '../../src/domain/headers.ts';
import type { SyncPage } from '../../src/domain/protocol.ts';
import { pull } from '../../src/sync/pull.ts';
import { type Holder, holderOf } from '../support/holder.ts';
import { church, giveRole, wholeTenant } from '../support/members.ts';
import { addPeople } from '../support/people.ts';
import { personOf } from '../support/people-rows.ts';
import { reportTargetOf } from '../support/places.ts';
import { mutationOf, push, reportFor } from '../support/reports.ts';
import { bearer } from '../support/api.ts';
import { newTenant, type Person, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';
import { entityTableNames } from '../../src/store/cache.ts';

let server: RunningServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await testServer();
});
afterEach(() => {
  vi.doUnmock('#domain/headers.ts');
  vi.doUnmock('#domain/entity.ts');
});
afterAll(() => server.close());

/** A tenant with a report and a person in its first church. */
async function begin(): Promise<Person> {
  tenant = await newTenant(server);
  const administrator = await tenant.person('System Admin', wholeTenant);
  const [result] = await push(server.app, bearer(administrator.signedIn), [
    mutationOf(reportFor(tenant, reportTargetOf(tenant, 0))),
  ]);
  expect(result).toMatchObject({ status: 'applied' });
  await addPeople(server.services.pool, tenant.id, [personOf(tenant.churches[0], 'Thabo Mokoena')]);
  return administrator;
}

/** The program of a device from before scopes had facets. */
async function pullOfFirstForm(): Promise<typeof pull> {
  vi.resetModules();
  vi.doMock('#domain/headers.ts', async (original) => ({
    ...(await original<typeof Headers>()),
    protocolForm: 1,
  }));
  vi.doMock('#domain/entity.ts', async (original) => ({
    ...(await original<typeof Entities>()),
    views: ['full', 'leading', 'overseeing', 'counting', 'own', 'left'],
    // One's own was shown as overseers see it.
    defineEntity: (entity: Entities.Entity) => {
      const own = entity.masks?.overseeing;
      return { ...entity, masks: { ...entity.masks, ...(own && { own }) } };
    },
  }));
  const { pull: pullOf } = await import('../../src/sync/pull.ts');
  const { entitiesByName } = await import('../../src/sync/entities-by-name.ts');
  return (context, person) => pullOf({ ...context, entities: () => entitiesByName }, person);
}

async function heldBy({ store: { cache } }: Holder): Promise<Record<string, string[]>> {
  const tables = entityTableNames.map((name) => cache.table(name));
  const entries = await Promise.all(
    tables.map(async (table) => [table.name, await table.toCollection().primaryKeys()] as const),
  );
  return Object.fromEntries(entries.map(([name, ids]) => [name, ids.map(String)]));
}

async function scopesHeld({ store: { cache } }: Holder): Promise<string[]> {
  const rows = await cache.attendanceReport.toArray();
  return [...new Set(rows.flatMap(({ _scopes }) => _scopes))].toSorted();
}

/** Every word of the answer that a released program reads: it fails at any other. */
const firstPage = z.object({
  reach: z.array(
    z.object({
      scope: z.string().check(z.regex(/^(tenant|(church|group|user):[0-9a-f-]{36})$/)),
      view: z.enum(['full', 'leading', 'overseeing', 'counting', 'own', 'left']),
    }),
  ),
  changes: z.array(
    z.object({
      scopes: z.array(z.string().check(z.regex(/^(tenant|(church|group|user):[0-9a-f-]{36})$/))),
    }),
  ),
});

test.each([
  ['System Admin', 'full', 'own'],
  ['Pastor', 'overseeing', 'own'],
  ['Usher', 'counting', 'own'],
] as const)(
  'issue 11.2: a released program reads the access scopes of a %s',
  async (role, ofChurch, own) => {
    await begin();
    const person = await tenant.person(role, church(tenant.churches[0]));
    const form = { 'x-form': '1' };
    const answer = await person.ask('GET', '/api/v1/sync', undefined, form);
    const page = z.parse(firstPage, await answer.json());
    const scope = `church:${tenant.churches[0]}`;
    const places = [
      { scope, view: ofChurch },
      // Scopes that people of the whole organisation share.
      { scope: `church:${tenant.id}`, view: 'counting' },
    ];
    expect(page.reach).toEqual([
      ...places.toSorted((one, other) => (one.scope < other.scope ? -1 : 1)),
      // Scopes that are the same in all churches, for people who see groups.
      ...(role === 'Usher' ? [] : [{ scope: 'tenant', view: 'full' }]),
      { scope: `user:${person.id}`, view: own },
    ]);
    const now = (await (await person.ask('GET', '/api/v1/sync')).json()) as SyncPage;
    expect(page.changes).toHaveLength(now.changes.length);
    // A scope that it gained is all the facets of it.
    const path = `/api/v1/sync?scope=${scope}`;
    const gained = await person.ask('GET', path, undefined, form);
    const ofScope = page.changes.filter(({ scopes }) => scopes.includes(scope));
    expect(((await gained.json()) as SyncPage).changes).toHaveLength(ofScope.length);
  },
);

async function rolesIn(answer: Response): Promise<{ secret: string; roles: string[] }> {
  const { session } = (await answer.json()) as Person['signedIn'];
  return { secret: session.refreshSecret, roles: session.grants.map(({ role }) => role) };
}

test('issue 11.2: a released program signs in where a role of later is held, without it', async () => {
  await begin();
  const person = await tenant.person('Usher', church(tenant.churches[0]));
  await giveRole(server.services.pool, tenant.id, person.id, 'Auditor', wholeTenant);
  const { refreshSecret } = person.signedIn.session;
  const renew = (form: string, secret: string) =>
    person.ask(
      'POST',
      '/api/auth/refresh',
      { refreshSecret: secret },
      { cookie: person.cookie, 'x-form': form },
    );
  const first = await rolesIn(await renew('1', refreshSecret));
  expect(first.roles).toEqual(['Usher']);
  const now = await rolesIn(await renew('2', first.secret));
  expect(now.roles.toSorted()).toEqual(['Auditor', 'Usher']);
});

test('issue 11.2: a device of the old shape takes the facets in place: at no moment is a row away', async () => {
  const holder = await holderOf(server, await begin());
  const older = await pullOfFirstForm();
  expect(await older(holder.device.context, holder.person.id)).toEqual({ kind: 'upToDate' });
  const before = await heldBy(holder);
  expect(await scopesHeld(holder)).toEqual([
    `church:${tenant.churches[0]}`,
    `user:${holder.person.id}`,
  ]);
  expect(before['person']?.length).toBeGreaterThan(0);

  const away: string[] = [];
  for (const name of entityTableNames) {
    const table = holder.store.cache.table(name);
    table.hook('deleting', (id) => void away.push(`${name} ${String(id)}`));
  }
  expect(await pull(holder.device.context, holder.person.id)).toEqual({ kind: 'upToDate' });
  expect(away).toEqual([]);
  expect(await heldBy(holder)).toEqual(before);
  expect(await scopesHeld(holder)).toEqual([
    `church:${tenant.churches[0]}/reports`,
    `user:${holder.person.id}/reports`,
  ]);
  // Set back to the version before, it takes the old shape in place as well.
  expect(await older(holder.device.context, holder.person.id)).toEqual({ kind: 'upToDate' });
  expect(away).toEqual([]);
  expect(await heldBy(holder)).toEqual(before);
});

test('issue 11.2: a role that ends while its facet is being fetched leaves nothing of it', async () => {
  await begin();
  const usher = await tenant.person('Usher', church(tenant.churches[0]));
  const holder = await holderOf(server, usher);
  await pull(holder.device.context, usher.id);
  const before = await heldBy(holder);
  const { pool } = server.services;
  const given = await giveRole(pool, tenant.id, usher.id, 'Pastor', church(tenant.churches[0]));
  let ended = false;
  const context = {
    ...holder.device.context,
    async fetch(path: string, init: RequestInit) {
      if (path.includes('scope=') && path.includes('people') && !ended) {
        ended = true;
        const answer = await holder.device.context.fetch(path, init);
        await inTenant(pool, tenant.id, (tx) => endRole(tx, given));
        return answer;
      }
      return holder.device.context.fetch(path, init);
    },
  };
  await pull(context, usher.id);
  expect(ended).toBe(true);
  expect(await pull(context, usher.id)).toEqual({ kind: 'upToDate' });
  expect(await heldBy(holder)).toEqual(before);
});

async function facetsOf(role: Role) {
  const person = await tenant.person(role, church(tenant.churches[0]));
  const holder = await holderOf(server, person);
  await pull(holder.device.context, person.id);
  const reports = await holder.store.cache.attendanceReport.toArray();
  const people = await holder.store.cache.person.count();
  return { people: people > 0, money: reports.map((row) => 'offering' in row) };
}

test('issue 11.2: a treasurer holds reports and their money without people, a registrar people without reports', async () => {
  await begin();
  expect(await facetsOf('Finance')).toEqual({ people: false, money: [true] });
  expect(await facetsOf('Missions Coordinator')).toEqual({ people: true, money: [] });
});

test('a facet outside the access scopes cannot be asked for', async () => {
  await begin();
  const usher = await tenant.person('Usher', church(tenant.churches[0]));
  for (const scope of [
    `church:${tenant.churches[0]}/people`,
    `church:${tenant.churches[0]}/reports`,
    `church:${tenant.churches[0]}`,
    `church:${randomUUID()}/counting`,
  ]) {
    expect((await usher.ask('GET', `/api/v1/sync?scope=${scope}`)).status).toBe(404);
  }
});
