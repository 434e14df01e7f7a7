import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { valuesOf } from '#domain/attendance/deciding.ts';
import type { AttendanceBlock } from '#domain/attendance/attendance-block.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { decisionForm, voidForm } from '#domain/attendance/queued-forms.ts';
import { unpack } from '#domain/attendance/unpack.ts';
import { must } from '#domain/must.ts';
import type { Change, SyncPage } from '#domain/protocol.ts';
import { takesColumns } from '#domain/sync/paths.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { bearer } from '../../tests/support/api.ts';
import { church, wholeTenant } from '../../tests/support/members.ts';
import { reportTargetOf } from '../../tests/support/places.ts';
import { mutationOf, push, reportFor, sunday } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import { packedBefore, packReports } from './pack-reports.ts';

let server: RunningServer;
let tenant: TestTenant;
let usher: Person;
let admin: Person;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await newTenant(server);
  usher = await tenant.person('Usher', church(tenant.churches[0]));
  admin = await tenant.person('System Admin', wholeTenant);
});

/** The weeks after which everything up to the latest Sunday is old. */
const quarterOn = () => new Date(`${addDays(sunday(), 100)}T12:00:00Z`);

const pack = (now: Date) => inTenant(server.services.pool, tenant.id, (tx) => packReports(tx, now));

async function packAll(now: Date): Promise<number> {
  let written = 0;
  while (await pack(now)) written++;
  return written;
}

async function submit(person: Person, change = {}, id = randomUUID()): Promise<string> {
  const [result] = await push(server.app, bearer(person.signedIn), [
    mutationOf(reportFor(tenant, change), { id }),
  ]);
  expect(result).toMatchObject({ status: 'applied' });
  return id;
}

async function pull(person: Person, cursor?: string): Promise<SyncPage> {
  const query = cursor === undefined ? '' : `?cursor=${cursor}`;
  const response = await person.ask('GET', `/api/v1/sync${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as SyncPage;
}

const of = (name: string, { changes }: SyncPage): Change[] => changes.filter(({ t }) => t === name);
const reportsOf = (blocks: Change[]) => blocks.flatMap(({ d }) => unpack(d as AttendanceBlock));
const packedIn = (page: SyncPage) => reportsOf(of('attendanceBlock', page));

test('issue 11.3: a report is packed from the Monday on that is 13 weeks after its own', () => {
  expect(packedBefore(new Date('2026-11-23T00:00:00Z'))).toBe('2026-08-24');
  expect(packedBefore(new Date('2026-11-29T23:59:00Z'))).toBe('2026-08-24');
  expect(packedBefore(new Date('2026-11-30T00:00:00Z'))).toBe('2026-08-31');
});

test('issue 11.3: what is older travels in one row a church and quarter, what is newer as it did', async () => {
  const [old, young] = [sunday(2), sunday(1)];
  await submit(usher, { date: old, attendance: 31 });
  await submit(usher, { date: young, attendance: 32 });
  await submit(admin, { ...reportTargetOf(tenant, 1), date: old, attendance: 33 });
  // Monday of the younger one's week, 13 weeks on: it is not yet before that day.
  const now = new Date(addDays(old, 1 + 7 * 13));
  expect(await packAll(now)).toBe(2);
  expect(await pack(now)).toBe(false);
  const page = await pull(admin);
  expect(
    packedIn(page)
      .map(({ attendance }) => attendance)
      .toSorted(),
  ).toEqual([31, 33]);
  const rows = of('attendanceReport', page).map(({ d }) => d?.['attendance']);
  // 33 is the administrator's own.
  expect(rows.toSorted()).toEqual([32, 33]);
  expect(of('attendanceReport', await pull(usher)).map(({ d }) => d?.['date'])).toEqual([
    young,
    old,
  ]);
  expect(of('attendanceBlock', await pull(usher))).toEqual([]);
});

test('issue 11.3: a block comes before its rows go: at no moment a device has neither', async () => {
  await submit(usher, { date: sunday(1) });
  const { cursor } = await pull(admin);
  await packAll(quarterOn());
  const { changes } = await pull(admin, cursor);
  expect(changes.map(({ t, gone }) => [t, gone === true])).toEqual([
    ['attendanceBlock', false],
    ['attendanceReport', true],
  ]);
});

test('issue 11.3: who sees no money gets blocks without it, and who loses the reports loses their blocks', async () => {
  await submit(usher, { date: sunday(1) });
  await packAll(quarterOn());
  const overseer = await tenant.person('Pastor', wholeTenant);
  const [seen] = of('attendanceBlock', await pull(overseer));
  expect(must(seen?.d, 'the block')).not.toHaveProperty('money');
  const [whole] = of('attendanceBlock', await pull(admin));
  expect(whole?.d).toHaveProperty('money.offering', [null]);
  const stranger = await tenant.person('Church Admin', church(tenant.churches[1]));
  expect(of('attendanceBlock', await pull(stranger))).toEqual([]);
});

/** The blocks of a first sync, as they came. */
async function blocksAs(person: Person, accept: string): Promise<Change[]> {
  const answer = await person.ask('GET', '/api/v1/sync', undefined, { accept });
  const pages = (await answer.text()).trim().split('\n');
  return pages.flatMap((page) => of('attendanceBlock', JSON.parse(page) as SyncPage));
}

test.each(['application/json', 'application/x-ndjson'])(
  'issue 11.4: columns travel packed to a program that reads them, and plain to an older one, as %s',
  async (accept) => {
    await submit(usher, { date: sunday(2), attendance: 31 });
    await submit(usher, { date: sunday(1), attendance: 32 });
    await packAll(quarterOn());
    for (const person of [admin, await tenant.person('Pastor', wholeTenant)]) {
      const plain = await blocksAs(person, accept);
      const packed = await blocksAs(person, `${accept};${takesColumns}`);
      expect(plain.length).toBeGreaterThan(0);
      for (const { d } of plain) {
        expect(d).toMatchObject({ columns: { id: expect.any(Array), kind: expect.any(Array) } });
      }
      expect(packed).not.toEqual(plain);
      expect(reportsOf(packed)).toEqual(reportsOf(plain));
      expect(packed.map(({ d }) => 'money' in (d ?? {}))).toEqual(
        plain.map(({ d }) => 'money' in (d ?? {})),
      );
    }
  },
);

test('issue 11.3: a conflict keeps its report among the rows until it is decided', async () => {
  const date = sunday(1);
  const id = await submit(usher, { date, attendance: 50 });
  await packAll(quarterOn());
  const { cursor } = await pull(admin);
  const other = await tenant.person('Usher', church(tenant.churches[0]));
  const second = await submit(other, { date, attendance: 60 });
  const now = of('attendanceReport', await pull(admin, cursor));
  expect(now).toMatchObject([{ id, d: { openVersions: 1, attendance: 50 } }]);
  expect(await pack(quarterOn())).toBe(false);
  const decided = await push(server.app, bearer(admin.signedIn), [
    mutationOf(
      {
        id,
        date,
        ...reportTargetOf(tenant, 0),
        groupId: null,
        basedOn: id,
        versionId: second,
        choice: 'take',
        values: valuesOf(reportFor(tenant, { date, attendance: 60 })),
      },
      { name: decisionForm.name },
    ),
  ]);
  expect(decided).toMatchObject([{ status: 'applied' }]);
  expect(await packAll(quarterOn())).toBe(1);
  const page = await pull(admin);
  expect(packedIn(page).map(({ attendance }) => attendance)).toEqual([60]);
  expect(of('attendanceReport', page)).toEqual([]);
});

test('issue 11.3: what is deleted, or comes late, is a row until it is packed anew', async () => {
  const date = sunday(1);
  const id = await submit(usher, { date, attendance: 50 });
  await packAll(quarterOn());
  const late = await submit(usher, { date: sunday(2), attendance: 51 });
  const place = { ...reportTargetOf(tenant, 0), groupId: null };
  await push(server.app, bearer(usher.signedIn), [
    mutationOf({ id, basedOn: id, date, ...place, reason: null }, { name: voidForm.name }),
  ]);
  const rows = of('attendanceReport', await pull(admin));
  expect(rows.map(({ d }) => [d?.['id'], d?.['status']])).toEqual([
    [id, 'void'],
    [late, 'submitted'],
  ]);
  await packAll(quarterOn());
  const page = await pull(admin);
  expect(of('attendanceReport', page)).toEqual([]);
  expect(packedIn(page).map(({ status }) => status)).toEqual(['submitted', 'void']);
  const counts = of('attendanceBlock', page).map(({ d }) => Number(d?.['churchReports']));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
});

test('issue 11.3: REST finds a packed report by its id and in lists, for who may read it', async () => {
  const id = await submit(usher, { date: sunday(1), attendance: 44 });
  const path = `/api/v1/churches/attendance/${id}`;
  const before = (await (await admin.ask('GET', path)).json()) as object;
  await packAll(quarterOn());
  expect(await (await admin.ask('GET', path)).json()).toMatchObject({
    data: { report: { id, attendance: 44 } },
  });
  expect(before).not.toHaveProperty('data.report.packedAt');
  const list = await admin.ask('POST', '/api/v1/churches/attendance/browse', {});
  const { data } = (await list.json()) as { data: AttendanceReport[] };
  expect(data.map((report) => report.id)).toEqual([id]);
  expect(data[0]).not.toHaveProperty('packedAt');
  const stranger = await tenant.person('Church Admin', church(tenant.churches[1]));
  expect((await stranger.ask('GET', path)).status).toBe(404);
});

test('issue 11.3: blocks that were made of other fields are made anew', async () => {
  await submit(usher, { date: sunday(1) });
  await packAll(quarterOn());
  expect(await packAll(quarterOn())).toBe(0);
  await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows(
      '',
      "update attendance_block set made_of = 'old', columns = '{}' where tenant_id = $1",
      [tx.tenantId],
    ),
  );
  expect(await packAll(quarterOn())).toBe(1);
  expect(packedIn(await pull(admin))).toHaveLength(1);
});

test('issue 11.3: two servers that pack at once make one block', async () => {
  for (const week of [0, 1, 2]) await submit(usher, { date: sunday(week) });
  await Promise.all([packAll(quarterOn()), packAll(quarterOn()), packAll(quarterOn())]);
  const page = await pull(admin);
  expect(packedIn(page)).toHaveLength(3);
  expect(of('attendanceReport', page)).toEqual([]);
});
