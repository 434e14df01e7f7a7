import { quarterAfter, quarterOf, united, unpack } from '#domain/attendance/unpack.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Store } from '../database.ts';
import { candidates, compareBy, matcher, type ReportFilters } from './report-filters.ts';
import type { InOrder } from './rows-in-order.ts';

/** Fields of a block that an index holds, without reading the block. */
const index = '[until+quarter+churchId+churchReports+groupReports]';
type Key = [
  until: string,
  quarter: string,
  churchId: string,
  churchReports: number,
  groupReports: number,
];

/** Behind every text of a date or an id. */
const last = '~';

async function keysOf({ cache }: Store, { from = '', to, churchId }: ReportFilters) {
  const end = to === undefined ? last : quarterAfter(to);
  const keys = await cache.attendanceBlock.where(index).between([from, last], [end, last]).keys();
  return (keys as unknown as Key[]).filter(
    ([, , church]) => churchId === undefined || church === churchId,
  );
}

/** The day before which reports of a search may be packed; null where none is. */
export async function packedUntil(store: Store, filters: ReportFilters): Promise<string | null> {
  return (await keysOf(store, filters)).at(-1)?.[0] ?? null;
}

/** A quarter of a church: its block, where it has one, and the rows of it that travelled as such. */
interface Part {
  key: Key | null;
  rows: AttendanceReport[];
}

interface Quarter {
  from: string;
  parts: Map<string, Part>;
}

/** The oldest first. */
function quartersOf(keys: readonly Key[], rows: readonly AttendanceReport[]): Quarter[] {
  const quarters = new Map<string, Quarter>();
  function partAt(from: string, churchId: string): Part {
    const quarter = quarters.get(from) ?? { from, parts: new Map<string, Part>() };
    quarters.set(from, quarter);
    const part = quarter.parts.get(churchId) ?? { key: null, rows: [] };
    quarter.parts.set(churchId, part);
    return part;
  }
  for (const key of keys) partAt(key[1], key[2]).key = key;
  for (const row of rows) partAt(quarterOf(row.date), row.churchId).rows.push(row);
  return [...quarters.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/**
 * Reports of the quarters that are packed, in the order of their dates. Of a quarter that is not shown only the
 * index is asked, except where rows stand beside its block: a report that is in both counts once.
 */
export async function packedInOrder(
  store: Store,
  filters: ReportFilters & { to: string },
): Promise<InOrder> {
  const matches = await matcher(store, filters);
  const rows = await candidates(store, filters).toArray();
  const quarters = quartersOf(await keysOf(store, filters), rows);
  const byDate = compareBy('date');
  const { kind, serviceId, from = '', to } = filters;

  async function reportsOf({ key, rows: beside }: Part): Promise<AttendanceReport[]> {
    const blocks = key ? await store.cache.attendanceBlock.where(index).equals(key).toArray() : [];
    return united(blocks.flatMap(unpack), beside).filter(matches);
  }
  async function countOf(part: Part): Promise<number> {
    const { key, rows: beside } = part;
    const isWhole =
      key !== null && serviceId === undefined && from <= key[1] && key[0] <= addDays(to, 1);
    if (!isWhole || beside.length > 0) return (await reportsOf(part)).length;
    return kind === 'church' ? key[3] : key[4];
  }

  const totals: number[] = [];
  for (const { parts } of quarters) {
    const counts = await Promise.all([...parts.values()].map(countOf));
    totals.push(counts.reduce((sum, count) => sum + count, 0));
  }
  return {
    total: totals.reduce((sum, count) => sum + count, 0),
    async take(offset, limit, descending) {
      const taken: AttendanceReport[] = [];
      let skip = offset;
      const order = [...quarters.keys()];
      for (const at of descending ? order.toReversed() : order) {
        const total = totals[at] ?? 0;
        if (skip < total && taken.length < limit) {
          const parts = [...(quarters[at]?.parts.values() ?? [])];
          const found = (await Promise.all(parts.map(reportsOf))).flat().toSorted(byDate);
          if (descending) found.reverse();
          taken.push(...found.slice(skip, skip + limit - taken.length));
        }
        skip = Math.max(0, skip - total);
      }
      return taken;
    },
  };
}
