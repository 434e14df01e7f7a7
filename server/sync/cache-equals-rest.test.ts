import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { church, endRoles, giveRole, wholeTenant } from '../../tests/support/members.ts';
import { reportTargetOf } from '../../tests/support/places.ts';
import { mutationOf, push, reportFor, sunday } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import { type AttendanceBlock } from '#domain/attendance/attendance-block.ts';
import { united, unpack } from '#domain/attendance/unpack.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { must } from '#domain/must.ts';
import { voidForm } from '#domain/attendance/queued-forms.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Role } from '#domain/permissions.ts';
import type { Change, AccessScope, SyncPage } from '#domain/protocol.ts';
import { entitiesByName } from '#sync/entities-by-name.ts';
import { narrowed } from '#sync/read-rows.ts';
import { packReports } from '../attendance/pack-reports.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

interface CachedRow {
  scopes: Set<string>;
  d: Record<string, unknown>;
}

const same = (a: AccessScope, b: AccessScope) => a.scope === b.scope && a.view === b.view;

/** Device that follows SYNC.md to the letter. */
class Device {
  readonly rows = new Map<string, CachedRow>();
  private readonly owner: Person;
  private cursor: string | undefined;
  private accessScopes: readonly AccessScope[] = [];

  constructor(owner: Person) {
    this.owner = owner;
  }

  private async page(query: Record<string, string>): Promise<SyncPage> {
    const address = `/api/v1/sync?${new URLSearchParams({ limit: '3', ...query })}`;
    const response = await server.app.request(address, { headers: bearer(this.owner.signedIn) });
    if (response.status !== 200) throw new Error(await response.text());
    return (await response.json()) as SyncPage;
  }

  async pull(): Promise<void> {
    const gained = new Set<string>();
    for (let more = true; more;) {
      const page = await this.page(this.cursor === undefined ? {} : { cursor: this.cursor });
      if (page.reach) for (const scope of this.adopt(page.reach)) gained.add(scope);
      for (const change of page.changes) this.take(change, null);
      ({ cursor: this.cursor, more } = page);
    }
    for (const scope of gained) await this.fetchScope(scope);
  }

  private async fetchScope(scope: string): Promise<void> {
    let cursor: string | undefined;
    for (let more = true; more;) {
      const page = await this.page({ scope, ...(cursor !== undefined && { cursor }) });
      for (const change of page.changes) this.take(change, scope);
      ({ cursor, more } = page);
    }
  }

  /** Subtracts what was lost, and answers what was gained beside a stream that already runs. */
  private adopt(accessScopes: readonly AccessScope[]): string[] {
    const lost = this.accessScopes.filter((old) => !accessScopes.some((entry) => same(old, entry)));
    const gained = accessScopes.filter(
      (entry) => !this.accessScopes.some((old) => same(old, entry)),
    );
    for (const [key, row] of this.rows) {
      const before = row.scopes.size;
      for (const { scope } of lost) row.scopes.delete(scope);
      if (row.scopes.size === 0) this.rows.delete(key);
      else if (row.scopes.size < before) this.narrow(key, row, accessScopes);
    }
    this.accessScopes = accessScopes;
    return this.cursor === undefined ? [] : gained.map(({ scope }) => scope);
  }

  /** Removes the fields of a row that only a lost scope showed. */
  private narrow(key: string, row: CachedRow, accessScopes: readonly AccessScope[]): void {
    const views = accessScopes.flatMap(({ scope, view }) => (row.scopes.has(scope) ? [view] : []));
    row.d = narrowed(entitiesByName, key.split(':')[0] ?? '', row.d, views);
  }

  private take({ t, id, gone, scopes, d }: Change, only: string | null): void {
    const key = `${t}:${id}`;
    const before = only === null ? undefined : this.rows.get(key);
    const others = [...(before?.scopes ?? [])];
    if (gone) {
      if (only === null) this.rows.delete(key);
      return;
    }
    this.rows.set(key, {
      scopes: new Set([...others, ...scopes]),
      d: { ...before?.d, ...must(d, 'a row') },
    });
  }

  held(t: string): Record<string, unknown>[] {
    return [...this.rows]
      .filter(([key]) => key.startsWith(`${t}:`))
      .map(([, row]) => row.d)
      .toSorted(byId);
  }
}

function byId(a: Record<string, unknown>, b: Record<string, unknown>): number {
  return String(a['id']).localeCompare(String(b['id']));
}

async function dataOf(author: Person, path: string, body?: unknown) {
  const response = await server.app.request(path, {
    headers: bearer(author.signedIn),
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  // Without any role nothing may be asked for, which is as good as an empty answer.
  if (response.status === 403) return [];
  if (response.status !== 200) throw new Error(await response.text());
  const { data } = (await response.json()) as { data: Record<string, unknown>[] };
  return data.toSorted(byId);
}

async function expectEqual(device: Device, owner: Person): Promise<void> {
  const mayRead = await server.app.request('/api/v1/churches', { headers: bearer(owner.signedIn) });
  const churches = await dataOf(owner, '/api/v1/churches');
  expect(device.held('church')).toEqual(churches);
  // A person without any role keeps their own reports on the device, and cannot ask for any.
  if (mayRead.status === 403) return;
  const reports = await dataOf(owner, '/api/v1/churches/attendance/browse', { results: 500 });
  expect(heldReports(device)).toEqual(reports);
}

/** From rows and blocks, in the order of REST's answer. */
function heldReports(device: Device): object[] {
  const blocks = device.held('attendanceBlock') as AttendanceBlock[];
  const rows = device.held('attendanceReport') as AttendanceReport[];
  const all = united(blocks.flatMap(unpack), rows);
  return all.filter(({ status }) => status !== 'void').toSorted(byId);
}

type Step =
  | { kind: 'submit'; who: number; there: boolean; week: number; attendance: number }
  | { kind: 'give'; who: number; there: boolean; role: Role; whole: boolean }
  | { kind: 'end'; who: number }
  | { kind: 'void'; who: number }
  /** As many weeks on, counted from when the newest report is packed. */
  | { kind: 'pack'; week: number }
  | { kind: 'pull'; who: number };

const who = fc.nat({ max: 2 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      who,
      there: fc.boolean(),
      week: fc.nat({ max: 3 }),
      attendance: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('give' as const),
      who,
      there: fc.boolean(),
      role: fc.constantFrom<Role[]>('Usher', 'Pastor', 'Church Admin'),
      whole: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('end' as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('void' as const), who }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pack' as const),
      week: fc.integer({ min: -4, max: 1 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pull' as const), who }) },
);

async function take(step: Step, tenant: TestTenant, people: Person[], devices: Device[]) {
  const person = must(people['who' in step ? step.who : 0], 'a person');
  const place = (there: boolean) => reportTargetOf(tenant, there ? 1 : 0);
  switch (step.kind) {
    case 'submit': {
      const { week, attendance } = step;
      const args = reportFor(tenant, {
        ...place(step.there),
        date: sunday(week),
        attendance,
      });
      await push(server.app, bearer(person.signedIn), [mutationOf(args)]);
      return;
    }
    case 'give': {
      const over = step.whole ? wholeTenant : church(place(step.there).churchId);
      await giveRole(server.services.pool, tenant.id, person.id, step.role, over);
      return;
    }
    case 'void': {
      const [known] = must(devices[step.who], 'a device').held('attendanceReport');
      if (!known) return;
      const { id, standingVersionId: basedOn, date, churchId, serviceId } = known;
      const args = { id, basedOn, date, churchId, serviceId, groupId: null, reason: 'Wrong day' };
      const sent = mutationOf(args, { name: voidForm.name });
      await push(server.app, bearer(person.signedIn), [sent]);
      return;
    }
    case 'pack': {
      const now = new Date(addDays(sunday(), 7 * (14 + step.week)));
      while (await inTenant(server.services.pool, tenant.id, (tx) => packReports(tx, now)));
      return;
    }
    case 'end':
      return endRoles(server.services.pool, tenant.id, person.id);
    case 'pull':
      return must(devices[step.who], 'a device').pull();
  }
}

test('what a device holds is what REST answers, however roles and reports change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (steps) => {
      const tenant = await newTenant(server);
      const people = await Promise.all([
        tenant.person('Usher', church(tenant.churches[0])),
        tenant.person('Usher', church(tenant.churches[1])),
        tenant.person('Church Admin', wholeTenant),
      ]);
      const devices = people.map((person) => new Device(person));
      for (const one of steps) await take(one, tenant, people, devices);
      for (const [at, device] of devices.entries()) {
        await device.pull();
        await expectEqual(device, must(people[at], 'a person'));
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);
