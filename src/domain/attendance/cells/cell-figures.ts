import type { Group } from '../../groups/entities.ts';
import { addDays, latestWeekday } from '../../values/dates/local-date.ts';
import { monthBefore, monthOf, monthsUntil } from '../../values/dates/months.ts';
import { type ReportSums, reportSums, type SummedReport } from '../board/report-sums.ts';

/** Months that the figures look back, and weeks of the chart. */
export const monthsShown = 6;
export const weeksShown = 12;

export type CellGroup = Pick<Group, 'id' | 'status'>;
/** Somebody who is in a cell, or was. */
export interface CellMember {
  groupId: string;
  personId: string;
  /** Leads the cell; or does not, and may give its report. */
  part: 'leads' | 'assists' | 'belongs';
  joinedOn: string;
  leftOn: string | null;
}
export type CellReport = SummedReport & { groupId: string | null };

export interface CellFacts {
  /** Groups that give reports, closed ones too. */
  groups: readonly CellGroup[];
  /** Null for who may not see the people of cells. */
  members: readonly CellMember[] | null;
  /** Since `readFrom`, without deleted ones. */
  reports: readonly CellReport[];
}

/** People of cells by month, the last one as of today. */
interface CellPeople {
  now: number;
  /** As of the same day of the month before. */
  monthAgo: number;
  byMonth: number[];
  leaders: number;
  assistants: number;
}

export interface CellFigures {
  active: number;
  resting: number;
  people: CellPeople | null;
  /** The newest last; the last one up to today. */
  months: ({ month: string } & ReportSums)[];
  /** The month before up to the same day: the whole of it would make each month begin with a fall. */
  monthBefore: ReportSums;
  /** The newest last. A week without a report is a gap. */
  weeks: ({ from: string } & ReportSums)[];
  /** Cells by the month in which the first person joined, and closed ones by that in which something was last known of them. */
  moves: { month: string; opened: number; closed: number }[] | null;
}

/** The first day of which reports are read. */
export function readFrom(today: string): string {
  const [month = ''] = monthsUntil(today, monthsShown);
  const week = addDays(latestWeekday(today, 1), -7 * (weeksShown - 1));
  return week < `${month}-01` ? week : `${month}-01`;
}

/** Of a cell of which nothing is known. */
const longAgo = '0000-00-00';

/** Closed cell -> the last day of which something is known: a report, or somebody who joined or left. */
function closings({ groups, members, reports }: CellFacts): Map<string, string> {
  const closed = groups.filter(({ status }) => status === 'archived');
  const last = new Map(closed.map(({ id }) => [id, longAgo]));
  const known = (groupId: string | null, date: string | null) => {
    if (groupId === null || date === null) return;
    const before = last.get(groupId);
    if (before !== undefined && before < date) last.set(groupId, date);
  };
  for (const { groupId, date } of reports) known(groupId, date);
  for (const { groupId, joinedOn, leftOn } of members ?? []) {
    known(groupId, joinedOn);
    known(groupId, leftOn);
  }
  return last;
}

/** People with a place in a cell on a day. Each counts once. A closed cell has nobody since its last day. */
function peopleOn(
  date: string,
  members: readonly CellMember[],
  closedOn: ReadonlyMap<string, string>,
): number {
  const people = new Set<string>();
  for (const { groupId, personId, joinedOn, leftOn } of members) {
    const end = leftOn ?? closedOn.get(groupId);
    if (joinedOn <= date && (end === undefined || end > date)) people.add(personId);
  }
  return people.size;
}

function cellPeople(
  members: readonly CellMember[],
  closedOn: ReadonlyMap<string, string>,
  today: string,
): CellPeople {
  const here = members.filter(({ groupId, leftOn }) => leftOn === null && !closedOn.has(groupId));
  const count = (part: CellMember['part']) =>
    new Set(here.flatMap((one) => (one.part === part ? one.personId : []))).size;
  const ends = monthsUntil(today, monthsShown).map((month) => {
    const end = addDays(`${monthOf(addDays(`${month}-01`, 31))}-01`, -1);
    return end < today ? end : today;
  });
  return {
    now: peopleOn(today, members, closedOn),
    monthAgo: peopleOn(monthBefore(today), members, closedOn),
    byMonth: ends.map((end) => peopleOn(end, members, closedOn)),
    leaders: count('leads'),
    assistants: count('assists'),
  };
}

function movesOf(
  groups: readonly CellGroup[],
  members: readonly CellMember[],
  closedOn: ReadonlyMap<string, string>,
  months: readonly string[],
) {
  const opened = new Map<string, string>();
  for (const { groupId, joinedOn } of members) {
    const known = opened.get(groupId);
    if (known === undefined || joinedOn < known) opened.set(groupId, joinedOn);
  }
  const inMonth = (days: ReadonlyMap<string, string>, month: string) =>
    groups.filter(({ id }) => days.get(id)?.startsWith(month)).length;
  return months.map((month) => ({
    month,
    opened: inMonth(opened, month),
    closed: inMonth(closedOn, month),
  }));
}

/** Figures of the cell ministry as of `today`. */
export function cellFigures(facts: CellFacts, today: string): CellFigures {
  const { groups, members, reports } = facts;
  const closedOn = closings(facts);
  const months = monthsUntil(today, monthsShown);
  // The month and the week of a day are found once for all of its reports.
  const byDay = [...Map.groupBy(reports, ({ date }) => date)];
  const ofDays = (isAsked: (date: string) => boolean) =>
    byDay.flatMap(([date, ofDay]) => (isAsked(date) ? ofDay : []));
  const sumOf = (isAsked: (date: string) => boolean) => reportSums(ofDays(isAsked));
  const monday = latestWeekday(today, 1);
  const before = monthBefore(today);
  return {
    active: groups.filter(({ status }) => status === 'active').length,
    resting: groups.filter(({ status }) => status === 'paused').length,
    people: members && cellPeople(members, closedOn, today),
    months: months.map((month) =>
      Object.assign(
        sumOf((date) => date.startsWith(month)),
        { month },
      ),
    ),
    monthBefore: sumOf((date) => date <= before && date.startsWith(monthOf(before))),
    weeks: Array.from({ length: weeksShown }, (_, at) => {
      const from = addDays(monday, -7 * (weeksShown - 1 - at));
      const to = addDays(from, 6);
      return { from, ...sumOf((date) => date >= from && date <= to) };
    }),
    moves: members && movesOf(groups, members, closedOn, months),
  };
}
