import type { ReportValues } from '../attendance/entities.ts';
import { type Lists, markOf } from './marks.ts';

/** The three numbers over the roll call. */
export interface RollCounts {
  present: number;
  absent: number;
  notMarked: number;
}

/** Counts of the people who are listed, and of those whom the roll names beside them. */
export function rollCounts(lists: Lists, listed: readonly string[]): RollCounts {
  const notMarked = listed.filter((id) => markOf(lists, id).mark === 'none').length;
  return { present: lists.present.length, absent: lists.absent.length, notMarked };
}

/** Counts of a report that a roll knows. */
export const countsOfRoll = [
  'attendance',
  'firstTimers',
  'newConverts',
  'receivedHolySpirit',
] as const satisfies readonly (keyof ReportValues)[];
export type CountOfRoll = (typeof countsOfRoll)[number];

/** The report's numbers, as the roll has them: of those who were there. */
export function reportCounts({
  present,
  firstTimers,
  newConverts,
  receivedHolySpirit,
}: Lists): Record<CountOfRoll, number> {
  const there = new Set(present);
  const among = (ids: readonly string[]) => ids.filter((id) => there.has(id)).length;
  return {
    attendance: present.length,
    firstTimers: among(firstTimers),
    newConverts: among(newConverts),
    receivedHolySpirit: among(receivedHolySpirit),
  };
}
