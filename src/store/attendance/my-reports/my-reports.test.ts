import { beforeEach, describe, expect, test } from 'vitest';
import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import {
  firstService,
  fixedId,
  memoryDevice,
  report,
  signInOn,
  soweto,
  submit,
  thabo,
  lerato,
} from '../../../../tests/support/device.ts';
import { applyResults, markSending, putBack, settle } from '../../outbox/deliveries.ts';
import type { Store } from '../../database.ts';
import { openDraft } from '../draft.ts';
import { saveDraft } from '../../drafts/drafts.ts';
import { reportsWaiting } from './my-items.ts';
import { reportsNeedingMe } from './needing-me.ts';
import { myReports } from './my-reports.ts';
import { browseReports } from '../queries.ts';
import { recentAttendance, reportOf } from '../reports-of-service.ts';

const moment = { now: 5, random: () => 0 };
const notes = { _scopes: ['tenant'], _generation: 1 };
let store: Store;

beforeEach(async () => {
  store = await signInOn(memoryDevice(() => Promise.reject(new TypeError('No network'))));
  const { cache } = store;
  await cache.church.put({
    id: soweto,
    churchGroupId: fixedId(900),
    name: 'Soweto',
    shortCode: 'SOW',
    timeZone: 'Africa/Johannesburg',
    status: 'active',
    ...notes,
  });
  await cache.service.put({
    id: firstService,
    churchId: soweto,
    name: 'First service',
    kind: 'sunday',
    weekdays: [0],
    startTime: '08:00',
    status: 'active',
    sort: 1,
    ...notes,
  });
});

/** Rows that the server would send once it has the submission of that day. */
async function synced(day: number, by = thabo, change: Partial<AttendanceReport> = {}) {
  const { basedOn, ...values } = report(day, 40 + day);
  const reportId = fixedId(500 + day);
  const authors = {
    authorIds: [by],
    authorNames: [by === thabo ? 'Thabo Nkosi' : 'Lerato Dlamini'],
  };
  const row: AttendanceReport = {
    ...values,
    id: reportId,
    kind: 'church',
    serviceName: 'First service',
    occurrence: 1,
    standingVersionId: fixedId(day),
    ...authors,
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: `GV-${day}`,
    receivedAt: `2026-11-22T09:00:0${day}.000Z`,
    ...change,
  };
  const { date: _d, churchId: _c, groupId: _g, serviceId: _s, ...counts } = values;
  const version: ReportVersion = {
    ...counts,
    id: fixedId(day),
    reportId,
    basedOn,
    ...authors,
    state: 'standing',
    capturedAt: row.receivedAt,
    clockSkewSeconds: 0,
    receivedAt: row.receivedAt,
  };
  await store.cache.attendanceReport.put({ ...row, ...notes });
  await store.cache.reportVersion.put({ ...version, ...notes });
}

async function deliver(day: number, how: 'applied' | 'held' = 'applied') {
  const output = { receiptNumber: `GV-${day}` };
  const result = { id: fixedId(day), output, epoch: 'one', v: 1 };
  await applyResults(store.vault, [{ status: how, ...result }], moment);
}

/** Decision of the server about the submission of that day. */
async function decided(day: number, status: 'waiting' | 'accepted' | 'refused', by = thabo) {
  const { date, churchId, serviceId, attendance: count } = report(day, 40 + day);
  const open = { decidedByName: null, decidedAt: null, reason: null };
  const closed = {
    decidedByName: 'Naledi',
    decidedAt: '2026-11-22T10:00:00Z',
    reason: 'Counted twice',
  };
  await store.cache.heldReport.put({
    id: fixedId(day),
    name: 'attendance.submitChurchReport',
    accountId: by,
    authorName: 'Thabo Nkosi',
    churchId,
    serviceId,
    date,
    count,
    capturedAt: '2026-11-22T09:00:00Z',
    receivedAt: '2026-11-22T09:30:00Z',
    status,
    ...(status === 'waiting' ? open : closed),
    ...notes,
  });
}

const problem = { code: 'validation', message: 'The service was renamed. Choose it again' };

describe('my reports', () => {
  test('shows the six states, each with what it needs', async () => {
    const context = { churchId: soweto, serviceId: firstService, date: '2026-01-09' };
    const draft = await openDraft(store, { form: 'church-attendance-report', ...context });
    await saveDraft(store, { ...draft, values: { ...draft.values, attendance: 118 } }, 7);
    await submit(store, 1);
    await markSending(store.vault, [await submit(store, 2)], 3);
    await submit(store, 3);
    await applyResults(store.vault, [{ status: 'rejected', id: fixedId(3), problem }], moment);
    await submit(store, 4);
    await deliver(4);
    const authorNames = ['Thabo Nkosi', 'Lerato Dlamini'];
    await synced(5, thabo, { openVersions: 1, authorIds: [thabo, lerato], authorNames });
    await store.cache.reportVersion.put({
      ...(await store.cache.reportVersion.get(fixedId(5))),
      id: fixedId(55),
      authorIds: [lerato],
      authorNames: ['Lerato Dlamini'],
      state: 'open',
    } as ReportVersion & typeof notes);

    const rows = await myReports(store);
    expect(rows.map(({ state }) => state)).toEqual([
      'draft',
      'sending',
      'saved',
      'attention',
      'conflict',
      'sent',
    ]);
    expect(rows[0]).toMatchObject({ count: 118, savedAt: 7, churchName: 'Soweto' });
    expect(rows[1]).toMatchObject({ since: 3, startTime: '08:00' });
    expect(rows[2]).toMatchObject({ nextAttemptAt: 0, trouble: null, waitsForSignIn: false });
    expect(rows[3]).toMatchObject({ problem });
    expect(rows[4]).toMatchObject({ otherAuthors: ['Lerato Dlamini'], count: 45 });
    expect(rows[5]).toMatchObject({ receiptNumber: 'GV-4', held: null });
    expect(await reportsNeedingMe(store)).toBe(2);
    expect(await reportsWaiting(store)).toBe(2);
  });

  test('a report is one row from the tap to the synced row, whatever order the events come in', async () => {
    await submit(store, 1);
    expect(await myReports(store)).toHaveLength(1);
    await synced(1);
    expect(await myReports(store)).toHaveLength(1);
    await deliver(1);
    expect(await myReports(store)).toMatchObject([{ state: 'sent', reportId: fixedId(501) }]);
    await settle(store.vault, thabo, [fixedId(1)]);
    expect(await myReports(store)).toHaveLength(1);
  });

  test('held says so, and for which church', async () => {
    await submit(store, 1);
    await deliver(1, 'held');
    expect(await myReports(store)).toMatchObject([
      { state: 'sent', held: { status: 'waiting' }, churchName: 'Soweto' },
    ]);
  });

  test('its author hears what became of it: one row from the tap to the decision', async () => {
    await submit(store, 1);
    await deliver(1, 'held');
    await decided(1, 'waiting');
    expect(await myReports(store)).toMatchObject([{ state: 'sent', held: { status: 'waiting' } }]);
    await decided(1, 'refused');
    const refused = { status: 'refused', by: 'Naledi', reason: 'Counted twice' };
    expect(await myReports(store)).toMatchObject([{ held: refused, reportId: null, count: 41 }]);
  });

  test('accepted, the report itself says so, with its receipt; without a role the row does', async () => {
    await decided(1, 'accepted');
    expect(await myReports(store)).toMatchObject([
      { held: { status: 'accepted', by: 'Naledi' }, reportId: null },
    ]);
    await synced(1);
    expect(await myReports(store)).toMatchObject([
      { held: { status: 'accepted', by: 'Naledi' }, reportId: fixedId(501), receiptNumber: 'GV-1' },
    ]);
  });

  test('what somebody else left is not mine', async () => {
    await decided(1, 'waiting', lerato);
    expect(await myReports(store)).toEqual([]);
  });

  test('what a refused report stops is shown with it', async () => {
    await submit(store, 1, 100, fixedId(1));
    await submit(store, 1, 101, fixedId(51));
    await applyResults(store.vault, [{ status: 'rejected', id: fixedId(1), problem }], moment);
    expect(await myReports(store)).toMatchObject([{ state: 'attention', count: 101, problem }]);
  });

  test('says why a report waits', async () => {
    await markSending(store.vault, [await submit(store, 1)], 0);
    await putBack(store.vault, [fixedId(1)], 'tooLarge', moment);
    expect(await myReports(store)).toMatchObject([{ state: 'saved', trouble: 'tooLarge' }]);
  });

  test('shows nothing of anybody else (O4)', async () => {
    await submit(store, 1);
    await synced(2, lerato);
    const other = { ...store, profile: { ...store.profile, id: fixedId(999) } };
    expect(await myReports(other)).toEqual([]);
  });
});

describe('the reports in scope', () => {
  const filters = { kind: 'church', sort: 'date', descending: true, page: 1, perPage: 10 } as const;

  test('a queued report is the optimistic row, and gives way to the real one', async () => {
    await synced(2, lerato);
    await submit(store, 1, 77);
    const before = await browseReports(store, filters);
    expect(before.rows.map(({ pending, attendance }) => [pending, attendance])).toEqual([
      [false, 42],
      [true, 77],
    ]);
    await deliver(1);
    await synced(1);
    const after = await browseReports(store, filters);
    expect(after.rows.map(({ pending }) => pending)).toEqual([false, false]);
  });

  test('filters by church group, church, service and dates, for queued ones too', async () => {
    await synced(2);
    await submit(store, 3);
    const total = async (more: object) =>
      (await browseReports(store, { ...filters, ...more })).total;
    expect(await total({ churchGroupId: fixedId(900) })).toBe(2);
    expect(await total({ churchGroupId: fixedId(1) })).toBe(0);
    expect(await total({ churchId: soweto })).toBe(2);
    expect(await total({ churchId: fixedId(1) })).toBe(0);
    expect(await total({ serviceId: firstService, from: '2026-01-03' })).toBe(1);
    expect(await total({ to: '2026-01-02' })).toBe(1);
    expect(await total({ from: '2026-01-04' })).toBe(0);
  });

  test('sorts and pages', async () => {
    for (const day of [1, 2, 3, 4, 5]) await synced(day);
    const page = await browseReports(store, {
      kind: 'church',
      sort: 'attendance',
      descending: false,
      page: 2,
      perPage: 2,
    });
    expect(page.rows.map(({ attendance }) => attendance)).toEqual([43, 44]);
    expect(page).toMatchObject({ total: 5, page: 2, pages: 3 });
    expect((await browseReports(store, { ...filters, page: 99 })).page).toBe(1);
  });

  test('knows what stands, and what is usual in the eight weeks before', async () => {
    for (const day of [1, 20, 70]) await synced(day);
    const context = { churchId: soweto, serviceId: firstService, groupId: null };
    expect(await reportOf(store, { ...context, date: '2026-01-20' })).toMatchObject({
      attendance: 60,
    });
    expect(await reportOf(store, { ...context, date: '2026-01-21' })).toBeNull();
    expect(await recentAttendance(store, { ...context, date: '2026-03-11' })).toEqual([60]);
  });
});
