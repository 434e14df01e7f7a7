import * as fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { fixedId } from '../../../tests/support/device.ts';
import {
  churches,
  firstSunday,
  packedHistory,
  reportAt,
  servicesOf,
  until,
  weeks,
} from '../../../tests/support/packed-history.ts';
import { valuesOf } from '#domain/attendance/deciding.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import {
  decideReport,
  submitChurchReport,
  submitGroupReport,
  voidReport,
} from '#domain/attendance/operations.ts';
import { must } from '#domain/must.ts';
import type { Operation } from '#domain/operation.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Store } from '../database.ts';
import { queueItem } from '../outbox/outbox.ts';
import { browseReports } from './queries.ts';
import { compareBy, type ReportFilters } from './report-filters.ts';

let rowsOnly: Store;
let packed: Store;

beforeAll(async () => {
  ({ rowsOnly, packed } = await packedHistory());
});
afterEach(async () => {
  for (const { vault } of [rowsOnly, packed]) await vault.items.clear();
});

/** Something that this person did to a report, or handed in for the day of one. */
interface Done {
  what: 'submit' | 'void' | 'keep' | 'both' | 'submitAndVoid';
  week: number;
  church: number;
  service: number;
  /** The server has it, and its effect is not here. */
  delivered: boolean;
}

const done: fc.Arbitrary<Done> = fc.record({
  what: fc.constantFrom('submit', 'void', 'keep', 'both', 'submitAndVoid'),
  week: fc.nat({ max: weeks + 1 }),
  church: fc.nat({ max: churches.length - 1 }),
  service: fc.nat({ max: 1 }),
  delivered: fc.boolean(),
});

interface Wish {
  operation: Operation;
  id: string;
  input: unknown;
}

function wishesOf({ what, week, church, service }: Done, serial: number): Wish[] {
  const report = reportAt(week, church, service);
  const { id, date, churchId, groupId, serviceId, standingVersionId: basedOn } = report;
  const place = { date, churchId, groupId, serviceId };
  const [first, second] = [fixedId(70_000 + 2 * serial), fixedId(70_001 + 2 * serial)];
  const values = { ...valuesOf(report), attendance: 500 + serial };
  const submission: Wish = {
    operation: service === 0 ? submitChurchReport : submitGroupReport,
    id: first,
    input: { ...place, ...values, basedOn: null },
  };
  const seen = { id, ...place, basedOn };
  switch (what) {
    case 'submit':
      return [submission];
    case 'submitAndVoid': {
      const input = { ...seen, id: first, reason: null };
      return [submission, { operation: voidReport, id: second, input }];
    }
    case 'void':
      return [{ operation: voidReport, id: first, input: { ...seen, reason: null } }];
    case 'keep':
    case 'both': {
      const input = { ...seen, versionId: second, choice: what, values };
      return [{ operation: decideReport, id: first, input }];
    }
  }
}

async function doAll({ vault, profile }: Store, all: readonly Done[]): Promise<void> {
  await vault.items.clear();
  for (const [serial, one] of all.entries()) {
    for (const { operation, id, input } of wishesOf(one, serial)) {
      const now = new Date(Date.UTC(2026, 10, 22, 9, serial));
      await queueItem(vault, { operation, id, input, profile, now });
      const delivery = { attempts: 1, how: 'accepted', output: null, at: 1 } as const;
      if (one.delivered) {
        await vault.items.update(id, { state: { kind: 'delivered', ...delivery } });
      }
    }
  }
}

/** Everything unpacked, with pending changes applied, in order, and cut. */
async function plainly(store: Store, filters: ReportFilters) {
  const all = { ...filters, sort: 'receivedAt', page: 1, perPage: 100_000 } as const;
  const { rows } = await browseReports(store, all);
  const sorted = rows.toSorted(compareBy('date'));
  if (filters.descending) sorted.reverse();
  const { perPage } = filters;
  const pages = Math.max(1, Math.ceil(sorted.length / perPage));
  const page = Math.min(filters.page, pages);
  const shown = sorted.slice((page - 1) * perPage, page * perPage);
  return { rows: shown, total: sorted.length, page, pages };
}

const day = fc.integer({ min: -20, max: 7 * weeks + 20 }).map((days) => addDays(firstSunday, days));
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const ofOne = fc
  .record({ church: fc.nat({ max: churches.length - 1 }), service: fc.nat({ max: 1 }) })
  .map(({ church, service }) => ({ serviceId: servicesOf(church)[service], service }));

/** Searches that an index answers. */
const filters: fc.Arbitrary<ReportFilters> = fc
  .record({
    at: fc.oneof(
      ofOne,
      fc.nat({ max: 1 }).map((service) => ({ service, serviceId: undefined })),
    ),
    churchId: maybe(fc.constantFrom(...churches)),
    from: maybe(day),
    to: maybe(day),
    descending: fc.boolean(),
    page: fc.integer({ min: 1, max: 30 }),
    perPage: fc.constantFrom(1, 3, 5, 25),
  })
  .map(({ at: { service, serviceId }, churchId, ...rest }) =>
    Object.assign(rest, {
      sort: 'date' as const,
      kind: service === 0 ? ('church' as const) : ('group' as const),
      serviceId,
      churchId: serviceId === undefined ? churchId : undefined,
    }),
  );

/** Why a device holds a row is no part of what is shown. */
function said(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, one: unknown) =>
      key === '_scopes' || key === '_generation' ? undefined : one,
    ),
  );
}

test('issue 11.4: a page of a list while reports wait is that of the whole list, packed or not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(done, { maxLength: 6 }), filters, async (all, one) => {
      for (const store of [rowsOnly, packed]) await doAll(store, all);
      const whole = said(await plainly(rowsOnly, one));
      expect(said(await browseReports(packed, one))).toEqual(whole);
      expect(said(await browseReports(rowsOnly, one))).toEqual(whole);
    }),
    { numRuns: 400 },
  );
}, 120_000);

test('issue 11.4: what waits costs a page no other quarters than its own', async () => {
  const quarters = new Set<string>();
  const note = (block: { quarter: string }) => {
    quarters.add(block.quarter);
    return block;
  };
  const newest: ReportFilters = {
    kind: 'church',
    sort: 'date',
    descending: true,
    page: 1,
    perPage: 25,
  };
  const lately: Done = { what: 'submit', week: weeks, church: 0, service: 0, delivered: false };
  packed.cache.attendanceBlock.hook('reading', note);
  try {
    await browseReports(packed, newest);
    const alone = [...quarters];
    await doAll(packed, [lately]);
    await browseReports(packed, newest);
    expect([...quarters]).toEqual(alone);
    // Of a quarter that is on another page.
    await doAll(packed, [lately, { ...lately, what: 'void', week: 2 }]);
    const { rows } = await browseReports(packed, newest);
    expect(new Set(quarters)).toEqual(new Set([...alone, '2025-04-01']));
    expect(rows.filter(({ pending }) => pending)).toHaveLength(1);
    expect(must(rows.at(-1), 'a row').date > until).toBe(true);
  } finally {
    packed.cache.attendanceBlock.hook('reading').unsubscribe(note);
  }
});

test('issue 11.4: a report that moves within the list moves the others by one', async () => {
  const at = (page: number) =>
    browseReports(packed, { kind: 'church', sort: 'date', descending: true, page, perPage: 5 });
  const before = (await at(1)).rows.map(({ id }) => id);
  await doAll(packed, [{ what: 'submit', week: weeks, church: 1, service: 0, delivered: false }]);
  const [first, second] = [await at(1), await at(2)];
  const ids = [...first.rows, ...second.rows].map(({ id }: AttendanceReport) => id);
  expect(ids.slice(0, 6)).toEqual([fixedId(70_000), ...before]);
});
