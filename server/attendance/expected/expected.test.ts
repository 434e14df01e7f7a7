import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysOfPeriod } from '#domain/attendance/expected/periods.ts';
import { submissionsOf } from '#domain/attendance/expected/submissions.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups } from '#domain/groups/groups.ts';
import { plainSchedule, scheduleText } from '#domain/meetings/schedule.ts';
import { must } from '#domain/must.ts';
import { expectedReports } from '#store/attendance/expected/expected-reports.ts';
import { storeOf, type Store } from '#store/database.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { memoryDevice } from '../../../tests/support/device.ts';
import { addDays, dateInZone } from '#domain/values/dates/local-date.ts';
import type { Role } from '#domain/permissions.ts';
import { wholeRow } from '#domain/register/register.ts';
import { mutationOf, push, reportFor, sunday, today } from '../../../tests/support/reports.ts';
import { bearer } from '../../../tests/support/api.ts';
import { church } from '../../../tests/support/members.ts';
import { newTenant, type Person, type TestTenant } from '../../../tests/support/tenant.ts';
import { testServer } from '../../../tests/support/test-server.ts';
import type { RunningServer } from '../../create-server.ts';
import { inTenant } from '../../database/tenant.ts';
import { recordEffect } from '../../sync/record-effect.ts';
import { expectedFacts } from './expected-facts.ts';
import { remindByPolicy } from './remind-by-policy.ts';

let server: RunningServer;
let tenant: TestTenant;
let naledi: Person;
let thabo: Person;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await newTenant(server);
  naledi = await tenant.person('Church Admin', church(tenant.churches[0]));
  thabo = await tenant.person('Usher', church(tenant.churches[0]));
});

/** The latest Sunday but one: due whatever hour it is. */
const lastSunday = () => sunday(1);

interface Answer {
  reminded: { id: string; byName: string | null; told: number; date: string }[];
  notMissing: number;
  nobody: number;
}

const serviceDue = (date = lastSunday()) => ({
  groupId: null,
  serviceId: tenant.services[0],
  date,
});

async function remind(by: Person, reports: object[] = [serviceDue()], at = tenant.churches[0]) {
  return by.ask('POST', `/api/v1/churches/${at}/attendance/remind`, { reports });
}
async function reminded(by: Person, reports?: object[]): Promise<Answer> {
  const answer = await remind(by, reports);
  expect(answer.status).toBe(202);
  return (await answer.json()) as Answer;
}

async function notificationsOf(person: Person): Promise<{ title: string; link: string }[]> {
  const answer = await person.ask('GET', '/api/common/notifications');
  const all = (await answer.json()) as { title: string; link: string }[];
  return all.filter(({ title }) => /missing/.test(title));
}

async function report(by: Person, change: object): Promise<void> {
  const [result] = await push(server.app, bearer(by.signedIn), [
    mutationOf(reportFor(tenant, change)),
  ]);
  expect(result).toMatchObject({ status: 'applied' });
}

describe('issue 14: reminding of a missing report', () => {
  test('the usher of the church is told once, with the way to the form; a second person finds who did it', async () => {
    const first = await reminded(naledi);
    expect(first).toMatchObject({ notMissing: 0, nobody: 0 });
    expect(first.reminded).toMatchObject([{ byName: expect.any(String) as unknown, told: 1 }]);
    const [told] = await notificationsOf(thabo);
    expect(told?.link).toContain(`service=${tenant.services[0]}&date=${lastSunday()}`);
    const pastor = await tenant.person('Pastor', church(tenant.churches[0]));
    expect((await reminded(pastor)).reminded).toEqual(first.reminded);
    expect(await notificationsOf(thabo)).toHaveLength(1);
  });

  test('two people at the same moment remind once', async () => {
    const pastor = await tenant.person('Pastor', church(tenant.churches[0]));
    const [one, other] = await Promise.all([reminded(naledi), reminded(pastor)]);
    expect(one.reminded).toEqual(other.reminded);
    expect(await notificationsOf(thabo)).toHaveLength(1);
  });

  test('who reported last is reminded, and nobody else who may', async () => {
    const lerato = await tenant.person('Usher', church(tenant.churches[0]));
    await report(lerato, { date: sunday(2) });
    expect((await reminded(naledi)).reminded).toMatchObject([{ told: 1 }]);
    expect(await notificationsOf(lerato)).toHaveLength(1);
    expect(await notificationsOf(thabo)).toEqual([]);
  });

  test('what came in, what is not due and what nobody would send is not reminded of', async () => {
    await report(thabo, { date: lastSunday() });
    const notDue = serviceDue(addDays(lastSunday(), 1));
    expect(await reminded(naledi, [serviceDue(), notDue])).toEqual({
      reminded: [],
      notMissing: 2,
      nobody: 0,
    });
    const beside = await tenant.person('Church Admin', church(tenant.churches[1]));
    const there = { groupId: null, serviceId: tenant.services[1], date: lastSunday() };
    const answer = await remind(beside, [there], tenant.churches[1]);
    expect(await answer.json()).toEqual({ reminded: [], notMissing: 0, nobody: 1 });
  });

  test.each<[Role, number]>([
    ['Pastor', 202],
    ['Usher', 403],
    ['Auditor', 403],
    ['Group Leader', 403],
  ])('%s: %i', async (role, status) => {
    const person = await tenant.person(role, church(tenant.churches[0]));
    expect((await remind(person)).status).toBe(status);
  });

  test('another church and another tenant are not there', async () => {
    expect((await remind(naledi, [serviceDue()], tenant.churches[1])).status).toBe(404);
    const elsewhere = await newTenant(server);
    const root = await elsewhere.person('System Admin', { kind: 'tenant' });
    expect((await remind(root)).status).toBe(404);
    expect(await notificationsOf(thabo)).toEqual([]);
  });

  test('by policy it goes by itself, once, by day, and only where the policy says so', async () => {
    const by = { pool: server.services.pool, log: server.services.log, live: server.services.live };
    const noon = new Date(`${addDays(lastSunday(), 1)}T10:00:00Z`);
    const night = new Date(`${addDays(lastSunday(), 1)}T00:30:00Z`);
    await remindByPolicy({ ...by, clock: () => noon });
    expect(await notificationsOf(thabo)).toEqual([]);
    const edits = { remindsMissing: { was: false, shallBe: true } };
    const path = `/api/v1/churches/${tenant.churches[0]}/reportpolicy`;
    expect(
      (await naledi.ask('PUT', path, { edits }, { 'idempotency-key': randomUUID() })).status,
    ).toBe(200);
    await remindByPolicy({ ...by, clock: () => night });
    expect(await notificationsOf(thabo)).toEqual([]);
    await remindByPolicy({ ...by, clock: () => noon });
    await remindByPolicy({ ...by, clock: () => noon });
    expect(await notificationsOf(thabo)).toHaveLength(1);
    expect((await reminded(naledi)).reminded).toMatchObject([{ byName: null }]);
  });
});

const upTo = (most: number) => Math.floor(Math.random() * most);

/** Groups with all kinds of schedules, some paused, of two kinds; and reports on some days. */
async function population(churchId: string) {
  const giving = randomUUID();
  const other = randomUUID();
  const cell = randomUUID();
  const types = [
    wholeRow(groupTypes, { id: giving, name: 'Cell', reportForm: 'group' }),
    wholeRow(groupTypes, { id: other, name: 'Choir', reportForm: 'none' }),
  ];
  const made = Array.from({ length: 30 }, (_, n) =>
    wholeRow(groups, {
      id: randomUUID(),
      churchId,
      groupTypeId: n % 6 === 0 ? other : giving,
      name: `Group ${n}`,
      weekdays: [],
      startTime: '18:00',
      schedule: scheduleText({
        ...plainSchedule,
        starts: addDays('2025-01-01', upTo(300)),
        time: '18:00',
        repeats:
          n % 3 === 0
            ? { is: 'month-weekday', every: 1, nth: 2, weekday: upTo(7) }
            : { is: 'weekly', every: 1 + upTo(2), weekdays: [upTo(7)] },
      }),
      status: n % 7 === 0 ? 'paused' : 'active',
    }),
  );
  const service = {
    id: cell,
    churchId,
    name: 'Cell meeting',
    kind: 'cell',
    weekdays: [],
    startTime: '18:00',
    status: 'active',
    sort: 9,
  };
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    await recordEffect(tx, { output: null, inserts: { groupType: types } }, null);
    await recordEffect(tx, { output: null, inserts: { group: made, service: [service] } }, null);
  });
  const root = await tenant.person('System Admin', { kind: 'tenant' });
  for (const { id, status, groupTypeId } of made) {
    if (status !== 'active' || groupTypeId === other || Math.random() < 0.5) continue;
    const date = addDays(today(), -upTo(12));
    const { results } = (await (
      await root.ask('POST', '/api/v1/mutations', {
        clientId: randomUUID(),
        mutations: [
          mutationOf(
            {
              ...reportFor(tenant, { date, churchId, serviceId: cell, attendance: 12 }),
              groupId: id,
            },
            { name: 'attendance.submitGroupReport' },
          ),
        ],
      })
    ).json()) as { results: { status: string }[] };
    expect(must(results[0], 'a result').status).toBe('applied');
  }
  return { root };
}

/** A device of this person, with the rows of a church as a pull brings them. */
async function deviceOf(person: Person, churchId: string): Promise<Store> {
  const { databases } = memoryDevice(() => Promise.reject(new TypeError('No network')));
  await beginSession(databases.vault, person.signedIn);
  const store = must(await storeOf(databases), 'a store');
  const everything = { from: '2025-01-01', to: '2030-01-01' };
  const facts = await inTenant(server.services.pool, tenant.id, (tx) =>
    expectedFacts(tx, churchId, everything, 'all'),
  );
  const held = <Row>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, _scopes: [`church:${churchId}/reports`], _generation: 1 }));
  await store.cache.church.bulkPut(held(facts.churches));
  await store.cache.service.bulkPut(held(facts.services));
  await store.cache.reportPolicy.bulkPut(held([...facts.policies]));
  await store.cache.group.bulkPut(held(facts.groups));
  await store.cache.groupType.bulkPut(held(facts.groupTypes));
  await store.cache.attendanceReport.bulkPut(held([...facts.reports]));
  return store;
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();

test('product-facts 9.4: the server’s groups with and without reports are those that a device finds by the same rows', async () => {
  const churchId = tenant.churches[0];
  const { root } = await population(churchId);
  const store = await deviceOf(root, churchId);
  let found = 0;
  for (const periodType of ['this-week', 'last-week', 'this-month'] as const) {
    const answer = await root.ask('POST', '/api/v1/groups/report-submissions', {
      churchId,
      periodType,
    });
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as Record<
      'groupsWithReports' | 'groupsWithoutReports',
      { id: string; name: string; leader: unknown }[]
    >;
    const now = Date.now();
    const span = {
      ...daysOfPeriod(periodType, dateInZone(new Date(now), 'Africa/Johannesburg')),
      now,
    };
    const wanted = submissionsOf((await expectedReports(store, { kind: 'group', ...span })).rows);
    expect(ids(body.groupsWithReports)).toEqual(wanted.withReports.toSorted());
    expect(ids(body.groupsWithoutReports)).toEqual(wanted.withoutReports.toSorted());
    found += body.groupsWithReports.length + body.groupsWithoutReports.length;
  }
  expect(found).toBeGreaterThan(0);
});

test('product-facts 9.4: an unknown period is a sentence, and another church is not there', async () => {
  const path = '/api/v1/groups/report-submissions';
  const ask = (churchId: string, periodType: string) =>
    naledi.ask('POST', path, { churchId, periodType });
  expect((await ask(tenant.churches[0], 'yesterday')).status).toBe(422);
  expect((await ask(tenant.churches[1], 'last-week')).status).toBe(404);
  expect((await ask(tenant.churches[0], 'last-week')).status).toBe(200);
});
