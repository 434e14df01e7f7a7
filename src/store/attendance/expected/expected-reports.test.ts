import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeFacts, reportsArbitrary } from '../../../../tests/support/analytics-cases.ts';
import { fixedId, memoryDevice, signInOn } from '../../../../tests/support/device.ts';
import {
  crowd,
  fewPlaces,
  firstMonday,
  heldArbitrary,
  manyPlaces,
  packedOfMany,
  reportOf,
  weeksBetween,
} from '../../../../tests/support/held-report-cases.ts';
import { type Held, holdReports, meantBy } from '../../../../tests/support/held-reports.ts';
import { valuesOf } from '#domain/attendance/deciding.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { expectedOfGroups } from '#domain/attendance/expected/expected-groups.ts';
import type { ExpectedReport } from '#domain/attendance/expected/expected-report.ts';
import { expectedOfServices } from '#domain/attendance/expected/expected-services.ts';
import { submitGroupReport, voidReport } from '#domain/attendance/operations.ts';
import { must } from '#domain/must.ts';
import type { Grant } from '#domain/permissions.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Store } from '../../database.ts';
import { queueItem } from '../../outbox/outbox.ts';
import type { WithPending } from '../../outbox/with-pending.ts';
import { expectedReports, type ExpectedQuestion } from './expected-reports.ts';

const kept = { _scopes: ['tenant'], _generation: 1 };
const everywhere: Grant = { role: 'System Admin', scope: 'tenant', scopeId: null, churchIds: [] };

const named = (rows: readonly object[]) =>
  rows.map((row) => Object.assign({ name: 'Some name' }, row, kept) as never);

async function deviceWith(held: readonly Held[], places = fewPlaces): Promise<Store> {
  const store = await signInOn(memoryDevice(() => Promise.reject(new TypeError('No network'))));
  Object.assign(store.profile, { grants: [everywhere] });
  const { churches, services, groups, groupTypes, policies } = places;
  await store.cache.church.bulkPut(named(churches));
  await store.cache.service.bulkPut(named(services));
  await store.cache.group.bulkPut(named(groups));
  await store.cache.groupType.bulkPut(named(groupTypes));
  await store.cache.reportPolicy.bulkPut(named(policies));
  await holdReports(store, held, kept);
  return store;
}

const yearsArbitrary = reportsArbitrary.chain((reports) =>
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

/** One row of a list, as text that can be put in an order. */
function saidOf(
  one: ExpectedReport<WithPending<AttendanceReport>>,
  lastAuthor: string | null,
): string {
  const { report, churchId, groupId, serviceId, date, state, isLate, toLookAt } = one;
  const judged = { date, churchId, groupId, serviceId, state, isLate, toLookAt, lastAuthor };
  return JSON.stringify({ ...judged, id: report?.id ?? null, pending: report?.pending ?? null });
}

/** The same by a look at every report. */
function plainly(
  held: readonly Held[],
  { kind, ...span }: ExpectedQuestion,
  places: typeof fewPlaces = fewPlaces,
) {
  const reports = held.flatMap(meantBy).filter((report) => report.kind === kind);
  const facts = { ...places, reports };
  const expected =
    kind === 'church' ? expectedOfServices(facts, span) : expectedOfGroups(facts, span);
  return expected
    .map((one) => {
      const before = reports
        .filter(
          ({ groupId, serviceId, date }) =>
            (groupId ?? serviceId) === (one.groupId ?? one.serviceId) &&
            date < one.date &&
            date >= addDays(span.from, -56),
        )
        .toSorted((a, b) => b.date.localeCompare(a.date));
      return saidOf(one, one.report ? null : (before[0]?.authorNames[0] ?? null));
    })
    .toSorted();
}

async function listOf(store: Store, question: ExpectedQuestion): Promise<string[]> {
  const { rows } = await expectedReports(store, question);
  return rows.map((one) => saidOf(one, one.lastAuthor)).toSorted();
}

test('issue 14: what was due, and who usually sends what is missing, is what every report says, however the device holds them', async () => {
  await fc.assert(
    fc.asyncProperty(yearsArbitrary, questionArbitrary, async (held, question) => {
      const store = await deviceWith(held);
      expect(await listOf(store, question)).toEqual(plainly(held, question));
    }),
    { numRuns: 60 },
  );
});

test('issue 14: a list says the same where meetings were moved out of it, where changes wait, and however it is read', async () => {
  const spans = fc.record({
    kind: fc.constantFrom('group' as const, 'group' as const, 'church' as const),
    week: fc.nat({ max: weeksBetween }),
    weekday: fc.nat({ max: 6 }),
    length: fc.constantFrom(0, 3, 6, 13, 30),
    now: fc.constantFrom('2026-10-08T20:00:00Z', '2026-11-25T12:00:00Z'),
    isCrowded: fc.boolean(),
    hasMany: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(heldArbitrary, spans, async (drawn, asked) => {
      const { kind, week, weekday, length, isCrowded, hasMany } = asked;
      const held = [...drawn, ...(isCrowded ? crowd() : []), ...(hasMany ? packedOfMany() : [])];
      const places = hasMany ? manyPlaces : fewPlaces;
      const from = addDays(firstMonday, 7 * week + weekday);
      const question = { kind, from, to: addDays(from, length), now: Date.parse(asked.now) };
      const store = await deviceWith(held, places);
      expect(await listOf(store, question)).toEqual(plainly(held, question, places));
    }),
    { numRuns: 40 },
  );
});

const firstGroup = { ...must(placeFacts.groups[0], 'a group'), kind: 'group' as const };

// Found with seed 1508452019: the test then judged the report by when an older one had come in.
test('issue 14: a report that waits is late by when it was captured, whatever was read beside it', async () => {
  const weeks = { kind: 'group' as const, from: '2026-09-28', to: '2026-10-11' };
  const question = { ...weeks, now: Date.parse('2026-11-25T12:00:00Z') };
  const report = reportOf(firstGroup, 0, '2026-10-08');
  const stateOf = async (capturedAt: string) => {
    const store = await deviceWith([{ way: 'queued', report, capturedAt }]);
    const { rows } = await expectedReports(store, question);
    return rows.find((row) => row.report?.id === report.id)?.state;
  };
  expect(await stateOf('2026-11-25T12:00:00.000Z')).toBe('late');
  // 24 hours after its beginning, 19:00 in Johannesburg.
  expect(await stateOf('2026-10-09T17:00:00.000Z')).toBe('submitted');
  expect(await stateOf('2026-10-09T17:00:00.001Z')).toBe('late');
});

test('issue 14: a meeting that was moved out of a list, to a day before or after it, is not missing', async () => {
  // Thursday, 19 November 2026, alone.
  const day = { kind: 'group' as const, from: '2026-11-19', to: '2026-11-19' };
  const capturedAt = '2026-11-25T12:00:00.000Z';
  const question = { ...day, now: Date.parse(capturedAt) };
  const missingWith = async (held: Held[]) => {
    const { rows } = await expectedReports(await deviceWith(held), question);
    return rows.some(({ groupId }) => groupId === firstGroup.id);
  };
  expect(await missingWith([])).toBe(true);
  for (const date of ['2026-11-18', '2026-11-21']) {
    const report = reportOf(firstGroup, 0, date);
    for (const way of ['row', 'packed'] as const) {
      expect(await missingWith([{ report, way }])).toBe(false);
    }
    expect(await missingWith([{ report, way: 'queued', capturedAt }])).toBe(false);
    for (const way of ['deletingRow', 'deletingPacked'] as const) {
      expect(await missingWith([{ report, way, capturedAt }])).toBe(true);
    }
  }
});

test('issue 14: what was corrected and then deleted is missing; what was deleted and then submitted is there', async () => {
  const report = reportOf(firstGroup, 0, '2026-11-19');
  const { id, churchId, groupId, serviceId, date, standingVersionId: basedOn } = report;
  const place = { churchId, groupId, serviceId, date };
  const deviceAfter = async (...acts: ('correct' | 'delete')[]) => {
    const device = await deviceWith([{ report, way: 'row' }]);
    const { profile, vault } = device;
    for (const [at, act] of acts.entries()) {
      const about = { profile, id: fixedId(6600 + at), now: new Date(`2026-11-24T0${at}:00:00Z`) };
      const own = { groupId: firstGroup.id, basedOn };
      const correction = { ...place, ...valuesOf(report), ...own };
      const deletion = { ...place, id, basedOn, reason: 'Counted twice' };
      await (act === 'correct'
        ? queueItem(vault, { ...about, operation: submitGroupReport, input: correction })
        : queueItem(vault, { ...about, operation: voidReport, input: deletion }));
    }
    return device;
  };
  const stateAfter = async (...acts: ('correct' | 'delete')[]) => {
    const { rows } = await expectedReports(await deviceAfter(...acts), thisWeek);
    return rows.filter((row) => row.groupId === firstGroup.id).map(({ state }) => state);
  };
  expect(await stateAfter('correct')).toEqual(['submitted']);
  expect(await stateAfter('correct', 'delete')).toEqual(['missing']);
  expect(await stateAfter('delete', 'correct')).toEqual(['late']);
});

/** Reports of the first group, so many weeks before the week of 16 November 2026. */
function reportBefore(weeks: number): AttendanceReport {
  return reportOf(firstGroup, weeks, addDays('2026-11-19', -7 * weeks));
}

const thisWeek: ExpectedQuestion = {
  kind: 'group',
  from: '2026-11-16',
  to: '2026-11-22',
  now: Date.parse('2026-11-25T12:00:00Z'),
};

async function usualAuthor(store: Store): Promise<string | null | undefined> {
  const { rows } = await expectedReports(store, thisWeek);
  return rows.find(({ groupId }) => groupId === firstGroup.id)?.lastAuthor;
}

test('issue 14: who sent a report eight weeks before is known, of one still older nobody', async () => {
  expect(await usualAuthor(await deviceWith([{ report: reportBefore(7), way: 'row' }]))).toBe(
    'Author 7',
  );
  expect(await usualAuthor(await deviceWith([{ report: reportBefore(7), way: 'packed' }]))).toBe(
    'Author 7',
  );
  expect(await usualAuthor(await deviceWith([{ report: reportBefore(9), way: 'row' }]))).toBeNull();
});

test('issue 14: a report that waits to be deleted says no more who usually sends', async () => {
  const last = reportBefore(3);
  const store = await deviceWith([
    { report: last, way: 'row' },
    { report: reportBefore(5), way: 'packed' },
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
