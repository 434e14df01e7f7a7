import { measures } from '#domain/attendance/analytics/measures.ts';
import {
  packQuarter,
  type QuarterColumns,
  unpackQuarter,
} from '#domain/attendance/analytics/quarters/counted-quarter.ts';
import type { PartColumns } from '#domain/attendance/analytics/quarters/merged-columns.ts';
import { quarterOf } from '#domain/attendance/unpack.ts';
import type { Cache } from '../../cache.ts';

/** A program that counts other numbers makes them anew. */
const form = measures.join(' ');

/** Quarter -> the state of its reports. What is made of reports that are read after it is never older than it. */
export async function statesOfQuarters({
  changedMonth,
}: Cache): Promise<(quarter: string) => string> {
  const changes = new Map<string, number>();
  for (const { t, month, times } of await changedMonth.toArray()) {
    if (t !== 'attendanceReport' && t !== 'attendanceBlock') continue;
    const quarter = quarterOf(`${month}-01`);
    changes.set(quarter, (changes.get(quarter) ?? 0) + times);
  }
  return (quarter) => `${form} ${changes.get(quarter) ?? 0}`;
}

/** Columns of the quarters that are kept as they are now. `stateOf`: null where they are not asked for. */
export async function keptQuarters(
  { countedQuarter }: Cache,
  stateOf: (quarter: string) => string | null,
): Promise<Map<string, PartColumns>> {
  const kept = await countedQuarter.toArray();
  const current = kept.filter(({ quarter, madeOf }) => stateOf(quarter) === madeOf);
  return new Map(current.map((one) => [one.quarter, unpackQuarter(one)]));
}

/** Keeps quarters whose reports have not changed since they were read. */
export async function keepQuarters(cache: Cache, made: readonly QuarterColumns[]): Promise<void> {
  if (made.length === 0) return;
  await cache.transaction('rw', cache.changedMonth, cache.countedQuarter, async () => {
    const stateOf = await statesOfQuarters(cache);
    const current = made.filter(({ quarter, madeOf }) => stateOf(quarter) === madeOf);
    await cache.countedQuarter.bulkPut(current.map(packQuarter));
  });
}
