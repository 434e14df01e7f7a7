import { quarterAfter, united, unpack } from '#domain/attendance/unpack.ts';
import type { AttendanceBlock } from '#domain/attendance/attendance-block.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { Store } from '../database.ts';

export interface Span {
  /** Of all churches where there is none. */
  churchId?: string | undefined;
  /** yyyy-MM-dd, inclusive. */
  from: string;
  to: string;
}

/** From before the first day of which a report can be until behind the last. */
export const everyDay = { from: '1900-01-01', to: '2199-12-31' };

/** Blocks in which reports of a span may be. */
export function blocksOf(
  { cache }: Store,
  { churchId, from, to }: Span,
): Promise<AttendanceBlock[]> {
  const last = quarterAfter(to);
  const blocks =
    churchId === undefined
      ? cache.attendanceBlock.where('until').between(from, last, false, true)
      : cache.attendanceBlock
          .where('[churchId+until]')
          .between([churchId, from], [churchId, last], false, true);
  return blocks.toArray();
}

/**
 * Reports of a span, of which the older ones lie packed: `rows` are those that the cache has as rows. The newest
 * quarters are in no block, so that nearly every question costs one look at an index.
 */
export async function withPacked(
  store: Store,
  span: Span,
  rows: readonly AttendanceReport[],
): Promise<AttendanceReport[]> {
  const { from, to } = span;
  const packed = (await blocksOf(store, span)).flatMap(unpack);
  return united(
    packed.filter(({ date }) => date >= from && date <= to),
    rows,
  );
}
