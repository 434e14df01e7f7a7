import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assignRole, endRole } from '../../server/access/roles/access-scopes.ts';
import type { RunningServer } from '../../server/create-server.ts';
import { inTenant } from '../../server/database/tenant.ts';
import type { AttendanceReport } from '../../src/domain/attendance/entities.ts';
import { submitChurchReport } from '../../src/domain/attendance/operations.ts';
import type { Role } from '../../src/domain/permissions.ts';
import { addDays } from '../../src/domain/values/dates/local-date.ts';
import { myReports } from '../../src/store/attendance/my-reports/my-reports.ts';
import { browseReports } from '../../src/store/attendance/queries.ts';
import { churchesToCount } from '../../src/store/churches/queries.ts';
import { storeOf } from '../../src/store/database.ts';
import { queueItem } from '../../src/store/outbox/outbox.ts';
import { activeProfile } from '../../src/store/session/session.ts';
import { wishSignOut } from '../../src/store/session/sign-outs.ts';
import { drain } from '../../src/sync/drain.ts';
import { pull } from '../../src/sync/pull.ts';
import { refreshSession } from '../../src/sync/session.ts';
import { finishSignOuts, synchronise } from '../../src/sync/synchronise.ts';
import { type Holder, holderOf } from '../support/holder.ts';
import { memoryLocks } from '../support/locks.ts';
import { reportFor, today } from '../support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function submitOn({ store }: Holder, tenant: TestTenant, change = {}): Promise<string> {
  const id = randomUUID();
  await queueItem(store.vault, {
    operation: submitChurchReport,
    id,
    input: reportFor(tenant, change),
    profile: store.profile,
    now: new Date(),
  });
  return id;
}

const newest = {
  kind: 'church',
  sort: 'receivedAt',
  descending: true,
  page: 1,
  perPage: 100,
} as const;

describe('a report', () => {
  test('goes from one device to the server and on to the administrator’s', async () => {
    const tenant = await newTenant(server);
    const usher = await holderOf(
      server,
      await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] }),
    );
    const admin = await holderOf(server, await tenant.person('System Admin', { kind: 'tenant' }));
    await pull(admin.device.context, admin.person.id);
    expect((await browseReports(admin.store, newest)).total).toBe(0);

    await submitOn(usher, tenant, { attendance: 342 });
    await synchronise(usher.device.context, { reset: true });
    const [mine] = await myReports(usher.store);
    expect(mine).toMatchObject({ state: 'sent', count: 342, held: null });

    await pull(admin.device.context, admin.person.id);
    const { rows } = await browseReports(admin.store, newest);
    expect(rows).toMatchObject([{ attendance: 342, authorIds: [usher.person.id] }]);
    expect(mine?.state === 'sent' && mine.receiptNumber).toBe(rows[0]?.receiptNumber);
  });

  test('A18 whose answer was lost is sent again, and is one report', async () => {
    const tenant = await newTenant(server);
    const usher = await holderOf(server, await tenant.person('System Admin', { kind: 'tenant' }));
    const id = await submitOn(usher, tenant);
    usher.line.onAnswer = () => {
      throw new TypeError('The connection was cut');
    };
    await drain(usher.device.context, { reset: false });
    expect((await usher.store.vault.items.get(id))?.state.kind).toBe('waiting');
    usher.line.onAnswer = null;
    await synchronise(usher.device.context, { reset: true });
    expect((await usher.store.vault.items.get(id))?.state.kind).toBe('sent');
    expect((await browseReports(usher.store, newest)).total).toBe(1);
  });

  test('A19 sent by two calls at the same instant is one report', async () => {
    const tenant = await newTenant(server);
    const usher = await holderOf(server, await tenant.person('System Admin', { kind: 'tenant' }));
    await submitOn(usher, tenant);
    // As if Web Locks did not hold: the server is the one that keeps the promise.
    const { context } = usher.device;
    await Promise.all([
      drain(context, { reset: false }),
      drain({ ...context, locks: memoryLocks() }, { reset: false }),
    ]);
    await pull(context, usher.person.id);
    expect(await usher.store.cache.reportVersion.count()).toBe(1);
  });

  test('A12 refused by the server it needs attention, and the others go', async () => {
    const tenant = await newTenant(server);
    const usher = await holderOf(server, await tenant.person('System Admin', { kind: 'tenant' }));
    const tomorrow = addDays(today(), 1);
    const bad = await submitOn(usher, tenant, { date: tomorrow });
    const good = await submitOn(usher, tenant);
    await synchronise(usher.device.context, { reset: true });
    expect((await usher.store.vault.items.get(good))?.state.kind).toBe('sent');
    const refused = (await usher.store.vault.items.get(bad))?.state;
    expect(refused).toMatchObject({ kind: 'attention', problem: { code: 'validation' } });
  });

  test('B13 left behind at a sign-out arrives under its author’s grant', async () => {
    const tenant = await newTenant(server);
    const admin = await holderOf(server, await tenant.person('System Admin', { kind: 'tenant' }));
    const usher = await holderOf(
      server,
      await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] }),
    );
    await submitOn(usher, tenant);
    await wishSignOut(usher.store.vault, usher.person.id);
    await finishSignOuts(usher.device.context);
    await synchronise(usher.device.context, { reset: true });
    await pull(admin.device.context, admin.person.id);
    const { rows } = await browseReports(admin.store, newest);
    expect(rows.map((row) => row.authorIds)).toEqual([[usher.person.id]]);
    expect(await usher.store.vault.items.count()).toBe(0);
  });

  test('of somebody whose role has ended is held, and says so', async () => {
    const tenant = await newTenant(server);
    const usher = await holderOf(
      server,
      await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] }),
    );
    const id = await submitOn(usher, tenant);
    await endRoles(tenant, usher.person);
    await synchronise(usher.device.context, { reset: true });
    expect((await usher.store.vault.items.get(id))?.state).toMatchObject({ how: 'held' });
  });
});

describe('a session', () => {
  test('is renewed with the cookie and the secret, once for all who ask', async () => {
    const tenant = await newTenant(server);
    const { device, store, person } = await holderOf(
      server,
      await tenant.person('System Admin', { kind: 'tenant' }),
    );
    const { accessToken } = person.signedIn;
    const both = await Promise.all([
      refreshSession(device.context, person.id, accessToken),
      refreshSession(device.context, person.id, accessToken),
    ]);
    expect(both.map(({ kind }) => kind)).toEqual(['renewed', 'renewed']);
    const now = await activeProfile(store.vault);
    expect(now?.session.kind === 'signedIn' && now.session.accessToken).not.toBe(accessToken);
    expect(await pull(device.context, person.id)).toEqual({ kind: 'upToDate' });
  });
});

async function endRoles(tenant: TestTenant, person: Person): Promise<void> {
  for (const id of person.assignments.splice(0)) {
    await inTenant(server.services.pool, tenant.id, (tx) => endRole(tx, id));
  }
}

async function giveRole(
  tenant: TestTenant,
  person: Person,
  role: Role,
  churchId: string | null,
): Promise<void> {
  const id = randomUUID();
  const scope =
    churchId === null
      ? { scope: 'tenant' as const, scopeId: null }
      : { scope: 'church' as const, scopeId: churchId };
  await inTenant(server.services.pool, tenant.id, (tx) =>
    assignRole(tx, { id, accountId: person.id, role, ...scope }),
  );
  person.assignments.push(id);
}

/** Ids of the reports and churches that REST answers this person with. */
async function restAnswers({ device, person }: Holder) {
  const profile = await device.databases.vault.profiles.get(person.id);
  const token = profile?.session.kind === 'signedIn' ? profile.session.accessToken : '';
  const authorization = { authorization: `Bearer ${token}` };
  const browse = await person.ask(
    'POST',
    '/api/v1/churches/attendance/browse',
    { results: 500 },
    authorization,
  );
  const list = await person.ask('GET', '/api/v1/churches', undefined, authorization);
  const reports = browse.ok ? ((await browse.json()) as { data: AttendanceReport[] }).data : [];
  const churches = list.ok ? ((await list.json()) as { data: { id: string }[] }).data : [];
  return {
    reports: reports.map(({ id }) => id).toSorted(),
    churches: churches.map(({ id }) => id).toSorted(),
  };
}

async function deviceHolds({ store }: Holder) {
  return {
    reports: (await store.cache.attendanceReport.toCollection().primaryKeys()).toSorted(),
    churches: (await store.cache.church.toCollection().primaryKeys()).toSorted(),
  };
}

describe('what a device holds', () => {
  test('a church that is lost leaves it, one that is gained comes', async () => {
    const tenant = await newTenant(server);
    const usher = await holderOf(
      server,
      await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] }),
    );
    await pull(usher.device.context, usher.person.id);
    expect((await deviceHolds(usher)).churches).toEqual([tenant.churches[0]]);
    await endRoles(tenant, usher.person);
    await giveRole(tenant, usher.person, 'Usher', tenant.churches[1]);
    await pull(usher.device.context, usher.person.id);
    expect((await deviceHolds(usher)).churches).toEqual([tenant.churches[1]]);
    const now = await storeOf(usher.device.databases);
    expect(now && (await churchesToCount(now)).map(({ id }) => id)).toEqual([tenant.churches[1]]);
  });

  const step = fc.oneof(
    fc.record({
      do: fc.constant('submit' as const),
      church: fc.nat(2),
      by: fc.nat(1),
      ago: fc.nat(8),
    }),
    fc.record({
      do: fc.constantFrom('give' as const, 'exchange' as const),
      role: fc.constantFrom<Role>('Usher', 'Church Admin'),
      church: fc.nat(2),
    }),
    fc.record({ do: fc.constant('pull' as const) }),
  );

  test('is what REST would answer, however roles and reports change', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (history) => {
        const tenant = await newTenant(server);
        const first = { kind: 'church', id: tenant.churches[0] } as const;
        const one = await holderOf(server, await tenant.person('Usher', first));
        const admin = await holderOf(
          server,
          await tenant.person('System Admin', { kind: 'tenant' }),
        );
        for (const event of history) {
          if (event.do === 'exchange') await endRoles(tenant, one.person);
          if (event.do === 'give' || event.do === 'exchange') {
            await giveRole(tenant, one.person, event.role, tenant.churches[event.church] ?? null);
          }
          if (event.do === 'pull') await pull(one.device.context, one.person.id);
          if (event.do === 'submit') {
            const author = event.by === 0 ? one : admin;
            await submitOn(author, tenant, {
              churchId: tenant.churches[event.church],
              serviceId: tenant.services[event.church],
              date: addDays(today(), -event.ago),
            });
            await drain(author.device.context, { reset: true });
          }
        }
        await pull(one.device.context, one.person.id);
        expect(await deviceHolds(one)).toEqual(await restAnswers(one));
      }),
      { numRuns: 25 },
    );
  });
});
