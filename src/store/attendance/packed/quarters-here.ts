import { Dexie, type Collection } from 'dexie';
import { reportKinds } from '#domain/attendance/definitions.ts';
import { quarterAfter, quarterOf } from '#domain/attendance/unpack.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Cache } from '../../cache.ts';

/** The first and the last key of an index: no more of it is read. */
async function endsOf(inOrder: () => Collection): Promise<unknown[]> {
  const [first] = await inOrder().limit(1).keys();
  const [last] = await inOrder().reverse().limit(1).keys();
  return first === undefined ? [] : [first, last];
}

/** Quarters in which the device may have reports, packed or not: their first days, the oldest first. */
export async function quartersHere({
  attendanceBlock,
  attendanceReport,
}: Cache): Promise<string[]> {
  const untils = (await endsOf(() => attendanceBlock.orderBy('until'))) as string[];
  const days = untils.map((until) => addDays(until, -1));
  for (const kind of reportKinds) {
    const ends = await endsOf(() =>
      attendanceReport.where('[kind+date]').between([kind, Dexie.minKey], [kind, Dexie.maxKey]),
    );
    days.push(...(ends as [string, string][]).map(([, date]) => date));
  }
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  const quarters: string[] = [];
  if (first === undefined || last === undefined) return quarters;
  for (let one = quarterOf(first); one <= last; one = quarterAfter(one)) quarters.push(one);
  return quarters;
}
