import { beforeEach, expect, test } from 'vitest';
import { fixedId } from '../../../../tests/support/device.ts';
import { packedHistory, reportAt, until, weeks } from '../../../../tests/support/packed-history.ts';
import { rowsOfColumns } from '../../../../tests/support/rows-of-columns.ts';
import { columnsOf } from '#domain/attendance/analytics/column-builder.ts';
import { valuesOf } from '#domain/attendance/deciding.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { submitChurchReport } from '#domain/attendance/operations.ts';
import { quarterOf } from '#domain/attendance/unpack.ts';
import { must } from '#domain/must.ts';
import type { Store } from '../../database.ts';
import { freeCopies } from '../../drafts/free-copies.ts';
import { queueItem } from '../../outbox/outbox.ts';
import { receive, subtractLost, sweep } from '../../received.ts';
import { keepQuarters } from '../packed/kept-quarters.ts';
import { browseReports } from '../queries.ts';
import { columnsHere } from './report-columns.ts';

let store: Store;

beforeEach(async () => {
  ({ packed: store } = await packedHistory());
});

/** Rows as the lists of reports say them, which know no columns. */
async function plainRows(): Promise<string[]> {
  const all = { sort: 'date', descending: false, page: 1, perPage: 100_000 } as const;
  const lists = await Promise.all(
    (['church', 'group'] as const).map((kind) => browseReports(store, { kind, ...all })),
  );
  return rowsOfColumns(columnsOf(lists.flatMap(({ rows }) => rows)));
}

/** Reads and keeps; answers the quarters that were read report by report. */
async function readAndKeep(): Promise<string[]> {
  const { columns, made } = await columnsHere(store);
  expect(rowsOfColumns(columns)).toEqual(await plainRows());
  await keepQuarters(store.cache, made);
  return made.map(({ quarter }) => quarter);
}

const scopeOf = ({ churchId }: AttendanceReport) => `church:${churchId}/reports`;
const at = { generation: 1 };

async function arrives(report: AttendanceReport): Promise<void> {
  const rows = [{ table: 'attendanceReport', row: { ...report }, scopes: [scopeOf(report)] }];
  await receive(store.cache, { rows, gone: [], unreadable: [] }, at, []);
}

const late = { ...reportAt(weeks - 1, 0, 0), status: 'submitted' as const, attendance: 4321 };
const old = { ...reportAt(12, 1, 0), status: 'submitted' as const, attendance: 1234 };

test('issue 14: a quarter is read report by report once, and what is kept of it says the same', async () => {
  const quarters = await readAndKeep();
  expect(quarters.length).toBeGreaterThan(5);
  expect(quarters).toEqual(quarters.toSorted());
  expect(await readAndKeep()).toEqual([]);
});

test('issue 14: the analytics follow at once: a report that comes, changes or goes has its quarter read anew, and no other', async () => {
  await readAndKeep();
  await arrives(late);
  expect(await readAndKeep()).toEqual([quarterOf(late.date)]);
  await arrives(old);
  expect(await readAndKeep()).toEqual([quarterOf(old.date)]);
  const gone = [{ t: 'attendanceReport', id: late.id, s: [] }] as never;
  await receive(store.cache, { rows: [], gone, unreadable: [] }, at, []);
  expect(await readAndKeep()).toEqual([quarterOf(late.date)]);
  const unreadable = [{ t: 'attendanceReport', id: old.id, s: [] }] as never;
  await receive(store.cache, { rows: [], gone: [], unreadable }, at, []);
  expect(await readAndKeep()).toEqual([quarterOf(old.date)]);
  expect(await readAndKeep()).toEqual([]);
});

test('issue 14: a report that comes while its quarter is read is in what is kept, or nothing is kept of it', async () => {
  const { made } = await columnsHere(store);
  await arrives(late);
  await keepQuarters(store.cache, made);
  expect(await readAndKeep()).toEqual([quarterOf(late.date)]);
});

test('issue 14: a block that is packed anew, and one whose scope was lost, leave nothing of before', async () => {
  await readAndKeep();
  const block = must(
    await store.cache.attendanceBlock.where('until').below(until).first(),
    'a block',
  );
  const { _scopes: scopes, _generation, ...row } = block;
  const rows = [{ table: 'attendanceBlock', row: { ...row, money: undefined }, scopes }];
  await receive(store.cache, { rows, gone: [], unreadable: [] }, at, []);
  expect(await readAndKeep()).toEqual([block.quarter]);

  const [scope = ''] = scopes;
  await store.cache.cursor.put({ key: 'lost', scopes: [scope] });
  await subtractLost(store.cache, (_, lost) => lost);
  // Numbers of a church that this person may see no more stay in no copy either.
  expect(await store.cache.countedQuarter.count()).toBe(0);
  const lost = await store.cache.attendanceBlock
    .filter(({ churchId }) => churchId === block.churchId)
    .count();
  expect(lost).toBe(0);
  expect(await readAndKeep()).not.toEqual([]);

  await sweep(store.cache, 2);
  expect(await store.cache.countedQuarter.count()).toBe(0);
  expect((await columnsHere(store)).columns.day).toHaveLength(0);
});

test('A37 on a full disk what is kept gives its room to what was counted, and is made again', async () => {
  const quarters = await readAndKeep();
  expect(await freeCopies(store.cache)).toBe(true);
  expect(await freeCopies(store.cache)).toBe(false);
  expect(await readAndKeep()).toEqual(quarters);
});

test('issue 14: what waits to be sent is counted over what is kept, and never kept itself', async () => {
  await readAndKeep();
  const { date, churchId, serviceId } = late;
  await queueItem(store.vault, {
    operation: submitChurchReport,
    id: fixedId(80_009),
    profile: store.profile,
    input: {
      date,
      churchId,
      groupId: null,
      serviceId,
      ...valuesOf(late),
      basedOn: null,
    },
    now: new Date('2026-11-19T12:00:00Z'),
  });
  const { columns, pending, made } = await columnsHere(store);
  expect([pending.church, made]).toEqual([1, []]);
  expect([...columns.values.attendance]).toContain(late.attendance);
  await store.vault.items.clear();
  expect([...(await columnsHere(store)).columns.values.attendance]).not.toContain(late.attendance);
});
