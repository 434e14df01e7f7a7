import * as fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { analyticsReference, comparable } from '../../../../tests/support/analytics-reference.ts';
import { plainQuestion, questionArbitrary } from '../../../../tests/support/analytics-cases.ts';
import { fixedId } from '../../../../tests/support/device.ts';
import {
  churches,
  packedHistory,
  reportAt,
  servicesOf,
} from '../../../../tests/support/packed-history.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import { valuesOf } from '#domain/attendance/deciding.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { submitChurchReport, voidReport } from '#domain/attendance/operations.ts';
import { must } from '#domain/must.ts';
import type { Grant } from '#domain/permissions.ts';
import type { Store } from '../../database.ts';
import { queueItem } from '../../outbox/outbox.ts';
import { browseReports } from '../queries.ts';
import { analyticsFacts } from './analytics-facts.ts';
import { answerHere, countedHere } from './counted-here.ts';

const now = Date.parse('2026-11-19T12:00:00Z');
const kept = { _scopes: ['tenant'], _generation: 1 };
const type = fixedId(400);
let rowsOnly: Store;
let packed: Store;

const everywhere: Grant = { role: 'System Admin', scope: 'tenant', scopeId: null, churchIds: [] };

/** Two services and a group in each church; the person sees all of the organisation. */
async function furnish(store: Store): Promise<void> {
  Object.assign(store.profile, { grants: [everywhere] });
  await store.cache.groupType.put({
    id: type,
    name: 'Cell',
    description: null,
    groupTerm: 'cell',
    memberTerm: 'member',
    reportForm: 'group',
    icon: 'house',
    roles: [],
    status: 'active',
    ...kept,
  } as never);
  for (const [church, churchId] of churches.entries()) {
    for (const [at, id] of servicesOf(church).entries()) {
      await store.cache.service.put({
        id,
        churchId,
        name: at === 0 ? 'First service' : 'Cell',
        kind: at === 0 ? 'sunday' : 'cell',
        weekdays: at === 0 ? [0] : [],
        startTime: '09:00',
        status: 'active',
        sort: at,
        ...kept,
      } as never);
    }
    await store.cache.group.put({
      id: fixedId(77 + church),
      churchId,
      groupTypeId: type,
      name: `Cell ${church}`,
      schedule: null,
      weekdays: [0],
      startTime: '17:00',
      status: 'active',
      ...kept,
    } as never);
  }
}

beforeAll(async () => {
  ({ rowsOnly, packed } = await packedHistory());
  for (const store of [rowsOnly, packed]) await furnish(store);
});
afterEach(async () => {
  for (const { vault } of [rowsOnly, packed]) await vault.items.clear();
});

async function plainReports(store: Store): Promise<AttendanceReport[]> {
  const page = { sort: 'date', descending: false, page: 1, perPage: 100_000 } as const;
  const [ofChurches, ofGroups] = await Promise.all([
    browseReports(store, { kind: 'church', ...page }),
    browseReports(store, { kind: 'group', ...page }),
  ]);
  return [...ofChurches.rows, ...ofGroups.rows];
}

/** Places of this history in the place of those that the questions were made for. */
function here(question: AnalyticsQuestion): AnalyticsQuestion {
  const groupIds = question.groupIds.map((_, at) => fixedId(77 + at));
  return { ...question, groupIds, groupTypeId: question.groupTypeId && type };
}

test('issue 14: answers are the same whether the reports of the device are rows or packed, and those of the reference', async () => {
  const reports = await plainReports(rowsOnly);
  const facts = await analyticsFacts(rowsOnly);
  const [ofRows, ofBlocks] = [await countedHere(rowsOnly, now), await countedHere(packed, now)];
  fc.assert(
    fc.property(questionArbitrary.map(here), (question) => {
      const [one, other] = [ofRows, ofBlocks].map((read) => answerHere(read, question).answer);
      const { spans, outliers: _, ...answer } = must(one, 'the answer of rows');
      const { parts, ...expected } = analyticsReference(question, { ...facts, reports }, now);
      expect(comparable(must(other, 'the answer of blocks'))).toEqual(
        comparable(must(one, 'the answer of rows')),
      );
      expect(spans).toHaveLength(parts);
      expect(comparable(answer)).toEqual(comparable(expected));
    }),
    { numRuns: 60 },
  );
});

const wholeTime: AnalyticsQuestion = {
  ...plainQuestion,
  from: '2000-01-01',
  interval: 'quarter',
};

test('issue 14: what waits to be sent is counted, also where it changes or deletes a packed report', async () => {
  for (const store of [rowsOnly, packed]) {
    const before = await countedHere(store, now);
    const old = must(
      (await plainReports(store)).find(
        ({ kind, date }) => kind === 'church' && date < '2025-08-01',
      ),
      'an old report',
    );
    const { id, date, churchId, groupId, serviceId, standingVersionId: basedOn } = old;
    const place = { date, churchId, groupId, serviceId };
    const fresh = reportAt(90, 0, 0);
    await queueItem(store.vault, {
      operation: voidReport,
      id: fixedId(80_001),
      profile: store.profile,
      input: { id, ...place, basedOn, reason: 'Counted twice' },
      now: new Date(now),
    });
    await queueItem(store.vault, {
      operation: submitChurchReport,
      id: fixedId(80_002),
      profile: store.profile,
      input: {
        date: '2026-11-15',
        churchId: fresh.churchId,
        groupId: null,
        serviceId: fresh.serviceId,
        ...valuesOf(fresh),
        attendance: 777,
        basedOn: null,
      },
      now: new Date(now),
    });
    const after = answerHere(await countedHere(store, now), wholeTime);
    const was = answerHere(before, wholeTime);
    expect(after.pending).toBe(1);
    expect(was.pending).toBe(0);
    const sum = ({ answer }: typeof was) => must(answer.totals[0], 'attendance').sum ?? 0;
    expect(sum(after) - sum(was)).toBe(777 - (old.attendance ?? 0));
  }
});

test('issue 14: a correction that waits stands for what it corrects, and so does a second report of a service', async () => {
  for (const store of [rowsOnly, packed]) {
    const was = answerHere(await countedHere(store, now), wholeTime);
    const [first, second] = (await plainReports(store)).filter(
      ({ kind, date }) => kind === 'church' && date < '2025-08-01',
    );
    const [corrected, again] = [must(first, 'a report'), must(second, 'another report')];
    for (const [at, report, basedOn] of [
      [80_003, corrected, corrected.standingVersionId],
      [80_004, again, null],
    ] as const) {
      const { date, churchId, serviceId } = report;
      const place = { date, churchId, groupId: null, serviceId };
      await queueItem(store.vault, {
        operation: submitChurchReport,
        id: fixedId(at),
        profile: store.profile,
        input: { ...place, ...valuesOf(report), attendance: 500, basedOn },
        now: new Date(now),
      });
    }
    const after = answerHere(await countedHere(store, now), wholeTime);
    const sum = ({ answer }: typeof was) => must(answer.totals[0], 'attendance').sum ?? 0;
    const before = (corrected.attendance ?? 0) + (again.attendance ?? 0);
    expect(sum(after) - sum(was)).toBe(1000 - before);
    expect(after.answer.totals[0]?.sum).toBeGreaterThan(0);
  }
});
