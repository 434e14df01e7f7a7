import 'fake-indexeddb/auto';
import { expose, proxy, wrap } from 'comlink';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { saidGrants } from '#domain/access/session.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { must } from '#domain/must.ts';
import type { Grant } from '#domain/permissions.ts';
import { databases, type Store, storeOf } from '#store/database.ts';
import { receive, subtractLost } from '#store/received.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { plainQuestion } from '../../tests/support/analytics-cases.ts';
import { lerato, signedInAs, thabo } from '../../tests/support/device.ts';
import { churches, reportAt, servicesOf } from '../../tests/support/packed-history.ts';
import type { AnalyticsHere } from './analytics-api.ts';
import { analyticsHere } from './analytics-here.ts';

const everywhere: Grant = { role: 'System Admin', scope: 'tenant', scopeId: null, churchIds: [] };
const allTime: AnalyticsQuestion = { ...plainQuestion, from: '2000-01-01', interval: 'quarter' };
const generation = { generation: 1 };
const scopeOf = ({ churchId }: AttendanceReport) => `church:${churchId}/reports`;

/** Asked over messages, as a page asks its worker: a live question of the one is none of the other. */
const { port1, port2 } = new MessageChannel();
expose(analyticsHere, port1);
const asked = wrap<AnalyticsHere>(port2);
afterAll(() => port1.close());

let store: Store;

async function signIn(account: string, grants: Grant[]): Promise<void> {
  const answer = signedInAs(account);
  const session = { ...answer.session, ...saidGrants(grants) };
  await beginSession(databases().vault, { ...answer, session });
  store = must(await storeOf(databases()), 'a signed-in person');
}

/** As the pull writes it. */
async function arrives(report: AttendanceReport): Promise<void> {
  const rows = [{ table: 'attendanceReport', row: { ...report }, scopes: [scopeOf(report)] }];
  await receive(store.cache, { rows, gone: [], unreadable: [] }, generation, []);
}

async function holdPlaces(): Promise<void> {
  const held = { _scopes: ['tenant'], _generation: 1 };
  const active = { status: 'active', sort: 0 };
  for (const [at, id] of churches.entries()) {
    const church = { id, churchGroupId: null, name: 'Soweto', shortCode: 'SW', status: 'active' };
    await store.cache.church.put({ ...church, timeZone: 'Africa/Johannesburg', ...held } as never);
    const [service] = servicesOf(at);
    const row = { id: service, churchId: id, kind: 'sunday', weekdays: [0], startTime: '09:00' };
    await store.cache.service.put({ ...row, name: 'First service', ...active, ...held } as never);
  }
}

const counted = (week: number, church: number, attendance: number) => ({
  ...reportAt(week, church, 0),
  status: 'submitted' as const,
  attendance,
});

const sum = async () =>
  (await asked.ask(allTime))?.answer.totals.find(({ measure }) => measure === 'attendance')?.sum ??
  null;
const patient = { timeout: 10_000 };

beforeEach(async () => {
  await signIn(thabo, [everywhere]);
  for (const table of store.cache.tables) await table.clear();
  await holdPlaces();
});

test('issue 14: a report that comes is told to who follows, and is in the next answer, over quarters that are kept', async () => {
  await arrives(counted(10, 0, 100));
  await arrives(counted(40, 1, 30));
  await asked.prepare();
  let told = 0;
  await asked.follow(proxy(() => (told += 1)));
  await expect.poll(sum, patient).toBe(130);
  await expect.poll(() => store.cache.countedQuarter.count(), patient).toBeGreaterThan(1);
  await expect.poll(() => told, patient).toBeGreaterThan(0);
  told = 0;
  await arrives(counted(41, 1, 7));
  await expect.poll(() => told, patient).toBeGreaterThan(0);
  await expect.poll(sum, patient).toBe(137);
  await arrives(counted(10, 0, 101));
  await expect.poll(sum, patient).toBe(138);
  await asked.leave();
});

test('issue 14: a service that is named anew is named so in the next answer', async () => {
  await arrives(counted(10, 0, 100));
  const byService: AnalyticsQuestion = { ...allTime, by: 'service' };
  const names = async () => (await asked.ask(byService))?.answer.lines.map(({ id }) => id);
  await expect.poll(names, patient).toEqual(['First service']);
  await store.cache.service.update(must(servicesOf(0)[0], 'a service'), { name: 'Early service' });
  await expect.poll(names, patient).toEqual(['Early service']);
  await asked.leave();
});

test('issue 14: who lost a church finds its numbers in no answer and on no disk; the next person finds none at all', async () => {
  const lost = counted(10, 0, 100);
  await arrives(lost);
  await arrives(counted(40, 1, 30));
  await expect.poll(sum, patient).toBe(130);
  await expect.poll(() => store.cache.countedQuarter.count(), patient).toBeGreaterThan(1);
  await store.cache.cursor.put({ key: 'lost', scopes: [scopeOf(lost)] });
  await subtractLost(store.cache, (_, row) => row);
  expect(await store.cache.countedQuarter.count()).toBe(0);
  await expect.poll(sum, patient).toBe(30);
  await signIn(lerato, [everywhere]);
  expect(await sum()).toBeNull();
  await asked.leave();
});
