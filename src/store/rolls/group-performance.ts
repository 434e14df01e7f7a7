import { type ReportSums, reportSums } from '#domain/attendance/board/report-sums.ts';
import type { Group } from '#domain/groups/entities.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { may } from '#domain/permissions.ts';
import { nameOf } from '#domain/people/rules.ts';
import { groupPerformance, type GroupPerformance, yearBefore } from '#domain/rolls/performance.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { reportsBetween } from '../attendance/boards/reports-between.ts';
import type { Store } from '../database.ts';
import { peopleById } from '../people/people-by-id.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';
import { rollsOfGroup } from './rolls-with-pending.ts';

export interface PerformanceOfGroup {
  /** Of the reports of a year; null for who may not see them. */
  totals: (ReportSums & { met: number }) | null;
  /** Null for who may not see the people of the group. */
  people: GroupPerformance | null;
}

type Placed = Pick<Group, 'id' | 'churchId'>;

async function totalsOf(
  store: Store,
  { id, churchId }: Placed,
  today: string,
): Promise<PerformanceOfGroup['totals']> {
  const over = { kind: 'group', id, churchId } as const;
  const { grants } = store.profile;
  if (!may(grants, 'report.viewGroup', over) && !may(grants, 'report.submitGroup', over)) {
    return null;
  }
  const span = { kind: 'group', from: yearBefore(today), to: today, churchId } as const;
  const reports = (await reportsBetween(store, span)).filter(({ groupId }) => groupId === id);
  return {
    ...reportSums(reports),
    met: reports.filter(({ didNotMeet, attendance }) => !didNotMeet && attendance !== null).length,
  };
}

async function peopleOf(
  store: Store,
  { id, churchId }: Placed,
): Promise<PerformanceOfGroup['people']> {
  const over = { kind: 'group', id, churchId } as const;
  if (!may(store.profile.grants, memberships.may.view, over)) return null;
  const rows = await rowsWithPending(store, memberships, { groupId: id });
  const members = rows.filter((row) => !isArchived(row) && row.status === 'active');
  const known = await peopleById(
    store,
    members.map(({ personId }) => personId),
  );
  const people = members.map(({ personId, joinedOn }) => {
    const person = known.get(personId);
    return { personId, joinedOn, name: person ? nameOf(person) : 'Unknown person' };
  });
  return groupPerformance(await rollsOfGroup(store, id), people);
}

/** The named question: a year of reports of a group, and how its people came to the last meetings. */
export async function performanceOfGroup(
  store: Store,
  group: Placed,
  today: string,
): Promise<PerformanceOfGroup> {
  const [totals, people] = await Promise.all([
    totalsOf(store, group, today),
    peopleOf(store, group),
  ]);
  return { totals, people };
}
