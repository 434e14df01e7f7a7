import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeFacts, reportsArbitrary } from '../../../../tests/support/analytics-cases.ts';
import { fixedId, memoryDevice, signInOn } from '../../../../tests/support/device.ts';
import { pack } from '#domain/attendance/attendance-block.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { expectedOfGroups } from '#domain/attendance/expected/expected-groups.ts';
import { expectedOfServices } from '#domain/attendance/expected/expected-services.ts';
import { voidReport } from '#domain/attendance/operations.ts';
import { quarterAfter, quarterOf } from '#domain/attendance/unpack.ts';
import type { Grant } from '#domain/permissions.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Store } from '../../database.ts';
import { queueItem } from '../../outbox/outbox.ts';
import { expectedReports, type ExpectedQuestion } from './expected-reports.ts';

const kept = { _scopes: ['tenant'], _generation: 1 };
const everywhere: Grant = { role: 'System Admin', scope: 'tenant', scopeId: null, churchIds: [] };

/** A report as a device may hold it. `deletedSince`: its block is older than its row. */
interface Held {
  report: AttendanceReport;
  way: 'row' | 'packed' | 'deletedSince';
}

const named = (rows: readonly object[]) =>
  rows.map((row) => Object.assign({ name: 'Some name' }, row, kept) as never);

async function deviceWith(held: readonly Held[]): Promise<Store> {
  const store = await signInOn(memoryDevice(() => Promise.reject(new TypeError('No network'))));
  Object.assign(store.profile, { grants: [everywhere] });
  const { churches, services, groups, groupTypes } = placeFacts;
  await store.cache.church.bulkPut(named(churches));
  await store.cache.service.bulkPut(named(services));
  await store.cache.group.bulkPut(named(groups));
  await store.cache.groupType.bulkPut(named(groupTypes));
  const rows = held.filter(({ way }) => way !== 'packed');
  await store.cache.attendanceReport.bulkPut(
    rows.map(({ report, way }) => {
      const status = way === 'row' ? report.status : 'void';
      return Object.assign({}, report, { status }, kept);
    }),
  );
  const quarters = Map.groupBy(
    held.filter(({ way }) => way !== 'row'),
    ({ report }) => `${report.churchId} ${quarterOf(report.date)}`,
  );
  const blocks = [...quarters].map(([key, of], serial) => {
    const [churchId = '', quarter = ''] = key.split(' ');
    const own = { id: fixedId(8000 + serial), churchId, quarter, until: quarterAfter(quarter) };
    return Object.assign(own, pack(of.map(({ report }) => report)), kept);
  });
  await store.cache.attendanceBlock.bulkPut(blocks);
  return store;
}

const heldArbitrary = reportsArbitrary.chain((reports) =>
  fc
    .array(fc.constantFrom('row', 'packed', 'packed', 'deletedSince'), {
      minLength: reports.length,
      maxLength: reports.length,
    })
    .map((ways) =>
      reports.map((report, at): Held => {
        const authorNames = at % 7 === 0 ? [] : [`Author ${at}`];
        return { report: { ...report, authorNames }, way: ways[at] ?? 'row' };
      }),
    ),
);

const questionArbitrary = fc
  .record({
    kind: fc.constantFrom('church' as const, 'group' as const),
    week: fc.nat({ max: 103 }),
    length: fc.constantFrom(0, 6, 27),
  })
  .map(({ kind, week, length }): ExpectedQuestion => {
    const from = addDays('2024-12-02', 7 * week);
    return { kind, from, to: addDays(from, length), now: Date.parse('2026-11-19T12:00:00Z') };
  });

/** The same by a look at every report. */
function plainly(held: readonly Held[], { kind, ...span }: ExpectedQuestion) {
  const reports = held.flatMap(({ report, way }) =>
    way === 'deletedSince' || report.status === 'void' || report.kind !== kind ? [] : [report],
  );
  const facts = { ...placeFacts, reports };
  const expected =
    kind === 'church' ? expectedOfServices(facts, span) : expectedOfGroups(facts, span);
  return expected.map(({ churchId, groupId, serviceId, date, state, report }) => {
    const place = groupId ?? serviceId;
    const before = reports
      .filter(
        (one) =>
          (one.groupId ?? one.serviceId) === place &&
          one.date < date &&
          one.date >= addDays(span.from, -56),
      )
      .toSorted((a, b) => b.date.localeCompare(a.date));
    const lastAuthor = report ? null : (before[0]?.authorNames[0] ?? null);
    return { churchId, groupId, date, state, id: report?.id ?? null, lastAuthor };
  });
}

const byKey = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));

async function listOf(store: Store, question: ExpectedQuestion) {
  const { rows } = await expectedReports(store, question);
  return rows
    .map(({ churchId, groupId, date, state, report, lastAuthor }) => {
      return { churchId, groupId, date, state, id: report?.id ?? null, lastAuthor };
    })
    .toSorted(byKey);
}

test('issue 14: what was due, and who usually sends what is missing, is what every report says, however the device holds them', async () => {
  await fc.assert(
    fc.asyncProperty(heldArbitrary, questionArbitrary, async (held, question) => {
      const store = await deviceWith(held);
      expect(await listOf(store, question)).toEqual(plainly(held, question).toSorted(byKey));
    }),
    { numRuns: 60 },
  );
});

/** Reports of the first group, so many weeks before the week of 16 November 2026. */
function reportOfGroup(weeksBefore: number): AttendanceReport {
  const sample = fc
    .sample(reportsArbitrary, { numRuns: 50, seed: 1 })
    .flat()
    .find(({ kind, groupId }) => kind === 'group' && groupId === placeFacts.groups[0]?.id);
  if (!sample) throw new Error('No report of a group was drawn');
  const date = addDays('2026-11-19', -7 * weeksBefore);
  const author = { authorNames: [`Author ${weeksBefore}`], status: 'submitted' as const };
  return { ...sample, ...author, id: fixedId(6000 + weeksBefore), didNotMeet: false, date };
}

const thisWeek: ExpectedQuestion = {
  kind: 'group',
  from: '2026-11-16',
  to: '2026-11-22',
  now: Date.parse('2026-11-25T12:00:00Z'),
};

async function usualAuthor(store: Store): Promise<string | null | undefined> {
  const { rows } = await expectedReports(store, thisWeek);
  return rows.find(({ groupId }) => groupId === placeFacts.groups[0]?.id)?.lastAuthor;
}

test('issue 14: who sent a report eight weeks before is known, of one still older nobody', async () => {
  expect(await usualAuthor(await deviceWith([{ report: reportOfGroup(7), way: 'row' }]))).toBe(
    'Author 7',
  );
  expect(await usualAuthor(await deviceWith([{ report: reportOfGroup(7), way: 'packed' }]))).toBe(
    'Author 7',
  );
  expect(
    await usualAuthor(await deviceWith([{ report: reportOfGroup(9), way: 'row' }])),
  ).toBeNull();
});

test('issue 14: a report that waits to be deleted says no more who usually sends', async () => {
  const last = reportOfGroup(3);
  const store = await deviceWith([
    { report: last, way: 'row' },
    { report: reportOfGroup(5), way: 'packed' },
  ]);
  expect(await usualAuthor(store)).toBe('Author 3');
  const { id, churchId, groupId, serviceId, date, standingVersionId: basedOn } = last;
  await queueItem(store.vault, {
    operation: voidReport,
    id: fixedId(6500),
    input: { id, churchId, groupId, serviceId, date, basedOn, reason: 'Counted twice' },
    profile: store.profile,
    now: new Date('2026-11-25T12:00:00Z'),
  });
  expect(await usualAuthor(store)).toBe('Author 5');
});
