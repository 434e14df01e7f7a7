import type { AttendanceBlock } from '#domain/attendance/attendance-block.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { quarterOf } from '#domain/attendance/unpack.ts';

type Placed = Pick<AttendanceReport, 'churchId' | 'date'>;

export interface PartedBlocks {
  /** Each of their reports is as it was packed: they need no look at the rows. */
  settled: AttendanceBlock[];
  /** A row or a queued item may have the last word over some of their reports. */
  beside: AttendanceBlock[];
}

const quarterKey = ({ churchId, date }: Placed) => `${churchId} ${quarterOf(date)}`;

/** Parts blocks by the rows and queued items of the device. */
export function partedBlocks(
  blocks: readonly AttendanceBlock[],
  touched: readonly Placed[],
): PartedBlocks {
  const earliest = new Map<string, string>();
  for (const one of touched) {
    const key = quarterKey(one);
    const known = earliest.get(key);
    if (known === undefined || one.date < known) earliest.set(key, one.date);
  }
  const parted: PartedBlocks = { settled: [], beside: [] };
  for (const block of blocks) {
    const { churchId, quarter, until } = block;
    const first = earliest.get(quarterKey({ churchId, date: quarter }));
    // The newest quarter goes on with rows: they stand behind its block, not beside it.
    const isSettled = first === undefined || first >= until;
    (isSettled ? parted.settled : parted.beside).push(block);
  }
  return parted;
}
