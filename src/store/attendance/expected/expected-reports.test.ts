import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeFacts, reportsArbitrary } from '../../../../tests/support/analytics-cases.ts';
import { fixedId, memoryDevice, signInOn } from '../../../../tests/support/device.ts';
import { pack } from '#domain/attendance/attendance-block.ts';
import { valuesOf } from '#domain/attendance/deciding.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { expectedOfGroups } from '#domain/attendance/expected/expected-groups.ts';
import { expectedOfServices } from '#domain/attendance/expected/expected-services.ts';
import {
  submitChurchReport,
  submitGroupReport,
  voidReport,
} from '#domain/attendance/operations.ts';
import { quarterAfter, quarterOf } from '#domain/attendance/unpack.ts';
import { must } from '#domain/must.ts';
import type { Grant } from '#domain/permissions.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Store } from '../../database.ts';
import { queueItem } from '../../outbox/outbox.ts';
import { expectedReports, type ExpectedQuestion } from './expected-reports.ts';

const kept = { _scopes: ['tenant'], _generation: 1 };
const everywhere: Grant = { role: 'System Admin', scope: 'tenant', scopeId: null, churchIds: [] };

/**
 * A report as a device may hold it. `deletedSince`: its block is older than its row. `queued`: its submission waits.
 * `deleting`: it is packed, and its deletion waits.
 */
interface Held {
  report: AttendanceReport;
  way: 'row' | 'packed' | 'deletedSince' | 'queued' | 'deleting';
}

const named = (rows: readonly object[]) =>
  rows.map((row) => Object.assign({ name: 'Some name' }, row, kept) as never);

const askedAt = new Date('2026-11-25T12:00:00Z');

async function queueSubmission({ vault, profile }: Store, report: AttendanceReport) {
  const { id, churchId, groupId, serviceId, date } = report;
  await queueItem(vault, {
    operation: groupId === null ? submitChurchReport : submitGroupReport,
    id,
    input: { churchId, groupId, serviceId, date, ...valuesOf(report), basedOn: null },
    profile,
    now: askedAt,
  });
}

async function queueDeletion({ vault, profile }: Store, report: AttendanceReport) {
  const { id, churchId, groupId, serviceId, date, standingVersionId: basedOn } = report;
  await queueItem(vault, {
    operation: voidReport,
    id: fixedId(100_000 + Number(id.slice(-12))),
    input: { id, churchId, groupId, serviceId, date, basedOn, reason: 'Counted twice' },
    profile,
    now: askedAt,
  });
}

async function deviceWith(held: readonly Held[]): Promise<Store> {
  const store = await signInOn(memoryDevice(() => Promise.reject(new TypeError('No network'))));
  Object.assign(store.profile, { grants: [everywhere] });
  const { churches, services, groups, groupTypes } = placeFacts;
  await store.cache.church.bulkPut(named(churches));
  await store.cache.service.bulkPut(named(services));
  await store.cache.group.bulkPut(named(groups));
  await store.cache.groupType.bulkPut(named(groupTypes));
  const rows = held.filter(({ way }) => way === 'row' || way === 'deletedSince');
  await store.cache.attendanceReport.bulkPut(
    rows.map(({ report, way }) => {
      const status = way === 'row' ? report.status : 'void';
      return Object.assign({}, report, { status }, kept);
    }),
  );
  const quarters = Map.groupBy(
    held.filter(({ way }) => way !== 'row' && way !== 'queued'),
    ({ report }) => `${report.churchId} ${quarterOf(report.date)}`,
  );
  const blocks = [...quarters].map(([key, of], serial) => {
    const [churchId = '', quarter = ''] = key.split(' ');
    const own = { id: fixedId(8000 + serial), churchId, quarter, until: quarterAfter(quarter) };
    return Object.assign(own, pack(of.map(({ report }) => report)), kept);
  });
  await store.cache.attendanceBlock.bulkPut(blocks);
  for (const { report, way } of held) if (way === 'queued') await queueSubmission(store, report);
  for (const { report, way } of held) if (way === 'deleting') await queueDeletion(store, report);
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
    way === 'deletedSince' || way === 'deleting' || report.status === 'void' || report.kind !== kind
      ? []
      : [report],
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

/** A report as one of those that are drawn, of the first group. */
function sampleOfGroup(): AttendanceReport {
  const sample = fc
    .sample(reportsArbitrary, { numRuns: 50, seed: 1 })
    .flat()
    .find(({ kind, groupId }) => kind === 'group' && groupId === placeFacts.groups[0]?.id);
  if (!sample) throw new Error('No report of a group was drawn');
  return { ...sample, status: 'submitted', didNotMeet: false };
}

const firstMonday = '2026-08-31';
const weeksBetween = 11;
const places = [...placeFacts.groups, ...placeFacts.services];

/** Weeks in which nearly every meeting has a report, on a day up to a week beside it, in all ways of holding it. */
const manyMovedArbitrary = fc
  .array(
    fc.record({
      place: fc.nat({ max: places.length - 1 }),
      week: fc.nat({ max: weeksBetween }),
      moved: fc.constantFrom(0, 0, 0, -7, -5, -1, 1, 4, 7),
      way: fc.constantFrom('row', 'row', 'packed', 'deletedSince', 'queued', 'deleting'),
    }),
    { maxLength: 70 },
  )
  .map((drawn) => {
    const sample = sampleOfGroup();
    const held = drawn.map(({ place, week, moved, way }, serial): Held => {
      const of = places[place] ?? must(places[0], 'a place');
      const isGroup = place < placeFacts.groups.length;
      const id = fixedId(20_000 + serial);
      const date = addDays(firstMonday, 7 * week + (of.weekdays[0] ?? 6) - 1 + moved);
      // Nobody of a queued report has a name before the server has it.
      const authorNames = way === 'queued' ? [] : [`Author ${serial}`];
      const serviceId = isGroup ? sample.serviceId : of.id;
      const [kind, groupId] = isGroup ? (['group', of.id] as const) : (['church', null] as const);
      const { churchId } = of;
      return {
        way,
        report: { ...sample, kind, id, date, authorNames, churchId, groupId, serviceId },
      };
    });
    const ofDay = new Map(
      held.map((one) => [`${one.report.groupId ?? one.report.serviceId} ${one.report.date}`, one]),
    );
    return Array.from(ofDay.values());
  });

/** More reports of one service or group than it takes to ask for each of the others by itself. */
function crowd(): Held[] {
  const sample = sampleOfGroup();
  const { id: groupId, churchId } = must(placeFacts.groups[3], 'a paused group');
  return Array.from({ length: 400 }, (_, serial): Held => {
    const date = addDays(firstMonday, serial % 80);
    const own = { id: fixedId(40_000 + serial), date, occurrence: 1 + Math.floor(serial / 80) };
    return { report: { ...sample, ...own, groupId, churchId }, way: 'row' };
  });
}

test('issue 14: a list says the same where meetings were moved out of it, where changes wait, and however it is read', async () => {
  const spans = fc.record({
    kind: fc.constantFrom('group' as const, 'group' as const, 'church' as const),
    week: fc.nat({ max: weeksBetween }),
    // Groups meet on Thursdays: many a list begins or ends between a meeting and the day to which it was moved.
    weekday: fc.constantFrom(0, 0, 3, 3, 4, 6),
    length: fc.constantFrom(0, 3, 6, 13),
    isCrowded: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(manyMovedArbitrary, spans, async (drawn, asked) => {
      const { kind, week, weekday, length, isCrowded } = asked;
      const held = isCrowded ? [...drawn, ...crowd()] : drawn;
      const from = addDays(firstMonday, 7 * week + weekday);
      const question = { kind, from, to: addDays(from, length), now: askedAt.getTime() };
      const store = await deviceWith(held);
      expect(await listOf(store, question)).toEqual(plainly(held, question).toSorted(byKey));
    }),
    { numRuns: 60 },
  );
});

test('issue 14: a meeting that was moved out of a list, to a day before or after it, is not missing', async () => {
  // Thursday, 19 November 2026, alone.
  const day = { kind: 'group' as const, from: '2026-11-19', to: '2026-11-19' };
  const question = { ...day, now: askedAt.getTime() };
  const missingWith = async (held: Held[]) => {
    const { rows } = await expectedReports(await deviceWith(held), question);
    return rows.some(({ groupId }) => groupId === placeFacts.groups[0]?.id);
  };
  expect(await missingWith([])).toBe(true);
  for (const date of ['2026-11-18', '2026-11-21']) {
    const report = { ...sampleOfGroup(), date };
    for (const way of ['row', 'packed', 'queued'] as const) {
      expect(await missingWith([{ report, way }])).toBe(false);
    }
    expect(await missingWith([{ report, way: 'deleting' }])).toBe(true);
  }
});

/** Reports of the first group, so many weeks before the week of 16 November 2026. */
function reportOfGroup(weeksBefore: number): AttendanceReport {
  const date = addDays('2026-11-19', -7 * weeksBefore);
  const authorNames = [`Author ${weeksBefore}`];
  return { ...sampleOfGroup(), authorNames, id: fixedId(6000 + weeksBefore), date };
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
  await queueDeletion(store, last);
  expect(await usualAuthor(store)).toBe('Author 5');
});
