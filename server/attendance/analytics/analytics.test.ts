import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnalyticsAnswer } from '#domain/attendance/analytics/answer.ts';
import { measures } from '#domain/attendance/analytics/measures.ts';
import { type AnalyticsQuestion, intervals } from '#domain/attendance/analytics/question.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups } from '#domain/groups/groups.ts';
import { plainSchedule, scheduleText } from '#domain/meetings/schedule.ts';
import { quarterOf } from '#domain/attendance/unpack.ts';
import { must } from '#domain/must.ts';
import type { Role } from '#domain/permissions.ts';
import { wholeRow } from '#domain/register/register.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { answerHere, countedHere } from '#store/attendance/analytics/counted-here.ts';
import { analyticsFacts } from '#store/attendance/analytics/analytics-facts.ts';
import { browseReports } from '#store/attendance/queries.ts';
import { storeOf, type Store } from '#store/database.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { analyticsReference, comparable } from '../../../tests/support/analytics-reference.ts';
import { memoryDevice } from '../../../tests/support/device.ts';
import { church } from '../../../tests/support/members.ts';
import { sunday, today } from '../../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../../tests/support/tenant.ts';
import { testServer } from '../../../tests/support/test-server.ts';
import {
  churchGroupStore,
  churchStore,
  reportPolicyStore,
  serviceStore,
} from '../../churches/scopes.ts';
import type { RunningServer } from '../../create-server.ts';
import { inTenant } from '../../database/tenant.ts';
import { type EntityStore, selectList, tableName } from '../../entity-store.ts';
import { groupStore, groupTypeStore } from '../../groups/scopes.ts';
import { recordEffect } from '../../sync/record-effect.ts';
import type { Effect } from '../../sync/effect.ts';
import { packReports } from '../pack-reports.ts';
import { attendanceBlockStore, attendanceReportStore } from '../scopes.ts';
import type { StoredReport } from '../stored-report.ts';
import { packCounts } from './pack-counts.ts';
import { packedText } from './packed-counts.ts';

let server: RunningServer;
let tenant: TestTenant;
let administrator: Person;
let device: Store;

const upTo = (most: number) => Math.floor(Math.random() * most);
const maybe = (most: number) => (Math.random() < 0.2 ? null : upTo(most));
const type = randomUUID();
const secret = randomUUID();
const groupIds = [...Array.from({ length: 4 }, () => randomUUID()), secret];

interface Counted {
  churchId: string;
  groupId: string | null;
  serviceId: string;
  serviceName: string;
}

function storedReport(place: Counted, date: string): StoredReport {
  const didNotMeet = Math.random() < 0.1;
  return {
    ...place,
    id: randomUUID(),
    kind: place.groupId === null ? 'church' : 'group',
    date,
    occurrence: 1,
    // Some numbers are longer than two bytes hold.
    attendance: didNotMeet ? null : Math.random() < 0.01 ? 40_000 + upTo(9000) : maybe(300),
    adults: maybe(200),
    children: maybe(60),
    teens: maybe(40),
    males: maybe(100),
    females: maybe(100),
    firstTimers: maybe(5),
    newConverts: maybe(3),
    receivedHolySpirit: maybe(2),
    offering:
      Math.random() < 0.3
        ? null
        : { minor: upTo(90_000), currency: Math.random() < 0.1 ? 'BWP' : 'ZAR' },
    didNotMeet,
    didNotMeetReason: didNotMeet ? 'No power' : null,
    notes: null,
    custom: null,
    standingVersionId: randomUUID(),
    authorIds: [randomUUID()],
    authorNames: ['Thabo Nkosi'],
    openVersions: 0,
    decision: null,
    status: Math.random() < 0.1 ? 'void' : 'submitted',
    unusual: false,
    receiptNumber: randomUUID(),
    receivedAt: `${date}T18:00:00.000Z`,
    clockSkewSeconds: null,
    firstReceivedAt: null,
    review: null,
    packedAt: null,
  };
}

/** Two years of reports of the services of two churches and of five groups, one of them confidential; the old ones packed. */
async function fill(): Promise<void> {
  const [here, there] = [tenant.churches[0], tenant.churches[1]];
  const cells = [here, there].map((churchId) => ({
    id: randomUUID(),
    churchId,
    name: 'Cell meeting',
    kind: 'cell',
    weekdays: [],
    startTime: '18:00',
    status: 'active',
    sort: 9,
  }));
  const made = groupIds.map((id, n) =>
    wholeRow(groups, {
      id,
      churchId: n % 2 === 0 ? here : there,
      groupTypeId: type,
      name: `Group ${n}`,
      weekdays: [],
      startTime: '18:00',
      confidential: n === 4,
      schedule: scheduleText({
        ...plainSchedule,
        starts: '2024-01-01',
        time: '18:00',
        repeats: { is: 'weekly', every: 1 + (n % 2), weekdays: [4] },
      }),
      status: 'active',
    }),
  );
  const places: Counted[] = [
    { churchId: here, groupId: null, serviceId: tenant.services[0], serviceName: 'First' },
    { churchId: there, groupId: null, serviceId: tenant.services[1], serviceName: 'First' },
    ...made.map(({ id, churchId }) => ({
      churchId: must(churchId as string, 'a church'),
      groupId: id,
      serviceId: must(cells[churchId === here ? 0 : 1], 'a cell').id,
      serviceName: 'Cell meeting',
    })),
  ];
  const reports = places.flatMap((place) =>
    Array.from({ length: 100 }, (_, week) =>
      Math.random() < 0.2
        ? []
        : [
            storedReport(
              place,
              addDays(sunday(week + 1), place.groupId === null ? 0 : -3 + upTo(2)),
            ),
          ],
    ).flat(),
  );
  const types = [wholeRow(groupTypes, { id: type, name: 'Cell', reportForm: 'group' })];
  const { pool } = server.services;
  await inTenant(pool, tenant.id, async (tx) => {
    await recordEffect(tx, { output: null, inserts: { groupType: types } }, null);
    await recordEffect(tx, { output: null, inserts: { group: made, service: cells } }, null);
    await recordEffect(tx, { output: null, inserts: { attendanceReport: reports } }, null);
  });
  for (let more = true; more;) {
    more = await inTenant(pool, tenant.id, (tx) => packReports(tx, new Date()));
  }
  await packAllCounts();
  await changeSome();
}

async function packAllCounts(): Promise<void> {
  const { pool } = server.services;
  for (let more = true; more;) more = await inTenant(pool, tenant.id, packCounts);
}

const record = (effect: Omit<Effect, 'output'>) =>
  inTenant(server.services.pool, tenant.id, (tx) =>
    recordEffect(tx, { output: null, ...effect }, null),
  );

const storedReports = () =>
  inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows<StoredReport>(
      'reports of the test',
      `select ${selectList(attendanceReportStore)} from attendance_report where tenant_id = $1`,
      [tenant.id],
    ),
  );

/** Some reports get other numbers, some are deleted, some come back, some are erased, and some are new. */
async function changeSome(): Promise<void> {
  const drawn = (await storedReports()).filter(() => Math.random() < 0.1);
  const turnOf = (turn: number) => drawn.filter((_, at) => at % 4 === turn);
  const changed = (turn: number, changes: Partial<StoredReport>) =>
    turnOf(turn).map((report) => Object.assign(report, { packedAt: null }, changes));
  const again = turnOf(0).map((report) =>
    Object.assign(storedReport(report, report.date), { occurrence: 2 + upTo(30_000) }),
  );
  const replaces = [
    ...changed(0, { attendance: upTo(300), offering: null }),
    ...changed(1, { status: 'void' }),
    ...changed(2, { status: 'submitted' }),
  ];
  // A device hears of no erased report that is in a block.
  const gone = turnOf(3).filter(({ packedAt }) => packedAt === null);
  await record({
    inserts: { attendanceReport: again },
    replaces: { attendanceReport: replaces },
    erased: { attendanceReport: gone.map(({ id }) => id) },
  });
}

/** A device of this person, with the rows and blocks that a pull brings to who sees everything. */
async function deviceOf(person: Person): Promise<Store> {
  const { databases } = memoryDevice(() => Promise.reject(new TypeError('No network')));
  await beginSession(databases.vault, person.signedIn);
  const store = must(await storeOf(databases), 'a store');
  const held = { _scopes: ['everything'], _generation: 1 };
  const copy = async (entity: EntityStore, where = 'true') => {
    const rows = await inTenant(server.services.pool, tenant.id, (tx) =>
      tx.rows<object>(
        `rows of ${entity.name}`,
        `select ${selectList(entity, 'o')} from ${tableName(entity)} o where o.tenant_id = $1 and ${where}`,
        [tenant.id],
      ),
    );
    await store.cache.table(entity.name).bulkPut(rows.map((row) => Object.assign(row, held)));
  };
  for (const entity of [churchStore, churchGroupStore, serviceStore, reportPolicyStore]) {
    await copy(entity);
  }
  for (const entity of [groupStore, groupTypeStore, attendanceBlockStore]) await copy(entity);
  await copy(attendanceReportStore, 'o.packed_at is null');
  return store;
}

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  administrator = await tenant.person('System Admin', { kind: 'tenant' });
  await fill();
  device = await deviceOf(administrator);
}, 60_000);
afterAll(() => server.close());

const dayArbitrary = fc.nat({ max: 760 }).map((days) => addDays(today(), -days));
const some = (ids: readonly string[]) => fc.subarray([...ids], { maxLength: 2 });

function questions(): fc.Arbitrary<AnalyticsQuestion> {
  return fc
    .record({
      kind: fc.constantFrom('church' as const, 'group' as const),
      ends: fc.tuple(dayArbitrary, dayArbitrary),
      interval: fc.constantFrom(...intervals),
      measure: fc.constantFrom(...measures),
      by: fc.constantFrom('church' as const, 'service' as const, 'group' as const, 'age' as const),
      comparesYear: fc.boolean(),
      isPivot: fc.boolean(),
      churchIds: some(tenant.churches),
      churchGroupId: fc.constantFrom(null, null, tenant.churchGroups.north),
      ofGroups: fc.record({
        serviceName: fc.constantFrom(null, null, 'Cell meeting', 'First'),
        groupTypeId: fc.constantFrom(null, null, type),
        groupIds: some(groupIds),
      }),
    })
    .map(({ ends, ofGroups, ...rest }): AnalyticsQuestion => {
      const [from = '', to = ''] = ends.toSorted();
      const ofServices = { serviceName: null, groupTypeId: null, groupIds: [] };
      return Object.assign(rest, rest.kind === 'group' ? ofGroups : ofServices, { from, to });
    });
}

async function serverAnswer(person: Person, question: AnalyticsQuestion): Promise<AnalyticsAnswer> {
  const answer = await person.ask('POST', '/api/v1/churches/attendance/analytics', question);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: AnalyticsAnswer }).data;
}

test('issue 14: the server, the device and a plain reference give the same numbers', async () => {
  const now = Date.now();
  const here = await countedHere(device, now);
  const page = { sort: 'date', descending: false, page: 1, perPage: 100_000 } as const;
  const ofChurches = await browseReports(device, { kind: 'church', ...page });
  const ofGroups = await browseReports(device, { kind: 'group', ...page });
  const facts = await analyticsFacts(device);
  const plain = { ...facts, reports: [...ofChurches.rows, ...ofGroups.rows] };
  expect(await device.cache.attendanceBlock.count()).toBeGreaterThan(0);
  let found = 0;
  await fc.assert(
    fc.asyncProperty(questions(), async (question) => {
      const fromServer = await serverAnswer(administrator, question);
      const fromDevice = answerHere(here, question).answer;
      expect(comparable(fromServer)).toEqual(comparable(fromDevice));
      const { spans: _s, outliers: _o, ...answer } = fromServer;
      const { parts: _p, ...expected } = analyticsReference(question, plain, now);
      expect(comparable(answer)).toEqual(comparable(expected));
      found += answer.reports.in;
    }),
    { numRuns: 40 },
  );
  expect(found).toBeGreaterThan(0);
});

const allTime: AnalyticsQuestion = {
  kind: 'group',
  from: '2000-01-01',
  to: today(),
  interval: 'month',
  measure: 'attendance',
  by: 'group',
  comparesYear: false,
  isPivot: true,
  churchGroupId: null,
  churchIds: [],
  serviceName: null,
  groupTypeId: null,
  groupIds: [],
};
const sumOf = ({ totals }: AnalyticsAnswer, of: string) =>
  totals.find(({ measure }) => measure === of)?.sum ?? null;

test('issue 14: sums hold what the person sees: not another church, no confidential group, no money', async () => {
  const all = await serverAnswer(administrator, allTime);
  expect(all.pivot.map(({ id }) => id)).toContain(secret);
  expect(sumOf(all, 'offering')).toBeGreaterThan(0);
  const auditor = await tenant.person('Auditor', { kind: 'tenant' });
  const seen = await serverAnswer(auditor, allTime);
  expect(seen.pivot.map(({ id }) => id)).not.toContain(secret);
  expect(seen.pivot).toHaveLength(all.pivot.length - 1);
  const pastor = await tenant.person('Pastor', church(tenant.churches[1]));
  const ofOne = await serverAnswer(pastor, allTime);
  expect(new Set(ofOne.pivot.map(({ churchId }) => churchId))).toEqual(
    new Set([tenant.churches[1]]),
  );
  expect(sumOf(ofOne, 'offering')).toBeNull();
  expect(sumOf(ofOne, 'attendance')).toBeGreaterThan(0);
});

test.each<[Role, number]>([
  ['Church Admin', 200],
  ['Usher', 403],
  ['Finance', 403],
])('issue 14: %s: %i', async (role, status) => {
  const person = await tenant.person(role, church(tenant.churches[0]));
  const answer = await person.ask('POST', '/api/v1/churches/attendance/analytics', allTime);
  expect(answer.status).toBe(status);
});

test('product-facts 9.4: the report grids have a row a place and month, with the sums of the pivot', async () => {
  const all = await serverAnswer(administrator, allTime);
  const days = { from: addDays(today(), -800), to: today() };
  const grid = await administrator.ask('POST', '/api/v1/groups/attendance-report-grid', {
    groupTypeId: type,
    groupId: [],
    ...days,
  });
  expect(grid.status).toBe(200);
  const { data } = (await grid.json()) as {
    data: { groupId: string; groupName: string; totalAttendance: number | null }[];
  };
  const total = data.reduce((sum, { totalAttendance }) => sum + (totalAttendance ?? 0), 0);
  expect(total).toBe(sumOf(all, 'attendance'));
  expect(new Set(data.map(({ groupName }) => groupName)).size).toBe(5);
  const ofChurches = await administrator.ask('POST', '/api/v1/churches/attendance-report-grid', {
    attendanceTypeIds: [tenant.services[0]],
    churchGroupId: null,
    churchIds: [],
    ...days,
  });
  expect(ofChurches.status).toBe(200);
  const rows = ((await ofChurches.json()) as { data: { serviceId: string }[] }).data;
  expect(new Set(rows.map(({ serviceId }) => serviceId))).toEqual(new Set([tenant.services[0]]));
});

const countsHere = (where: string, values: unknown[] = []) =>
  inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows<{ places: number }>(
      '',
      `select count(*)::int as places from attendance_counts c where c.tenant_id = $1 and ${where}`,
      [tenant.id, ...values],
    ),
  ).then(([row]) => row?.places);

test('after any change each packed quarter says what its reports say, and each report is in one', async () => {
  const asReported = packedText('c.place_id', 'c.quarter');
  for (let round = 0; round < 3; round += 1) {
    await changeSome();
    expect(await countsHere('c.packed is null')).toBeGreaterThan(0);
    expect(await countsHere(`c.packed <> ${asReported}`)).toBe(0);
    await packAllCounts();
    expect(await countsHere('c.packed is null')).toBe(0);
    expect(await countsHere(`c.packed <> ${asReported}`)).toBe(0);
  }
  const quarters = new Set(
    (await storedReports()).map(
      ({ groupId, serviceId, date }) => `${groupId ?? serviceId} ${quarterOf(date)}`,
    ),
  );
  expect(await countsHere('true')).toBeGreaterThanOrEqual(quarters.size);
  expect(await countsHere("c.place_id || ' ' || c.quarter = any($2)", [[...quarters]])).toBe(
    quarters.size,
  );
});

test('a quarter that is packed while a report of it is written is not packed after it', async () => {
  await packAllCounts();
  const [report] = await storedReports();
  const one = must(report, 'a report');
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    const replaces = { attendanceReport: [{ ...one, status: 'submitted', attendance: 123 }] };
    await recordEffect(tx, { output: null, replaces }, null);
    // Another connection: it does not see the report, and does not wait for it.
    await packAllCounts();
  });
  expect(await countsHere('c.packed is null')).toBe(1);
  expect(await countsHere(`c.packed <> ${packedText('c.place_id', 'c.quarter')}`)).toBe(0);
});
