import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { GroupMembership } from '#domain/groups/entities.ts';
import type { Person } from '#domain/people/entities.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { StoredRoll } from '../../rolls/stored-roll.ts';
import { fixedId, fixedRandom } from '../fixed-seed.ts';
import type { Moment } from '../moment.ts';

/** Weeks of which the sample has roll calls. */
const weeks = 8;
/** Part of the members who come on an evening. */
const usuallyThere = 0.85;

interface Known {
  /** Of the cell. */
  members: readonly GroupMembership[];
  /** Of the church. */
  people: readonly Person[];
}

function shuffled<One>(all: readonly One[], random: () => number): One[] {
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** The roll of a reported meeting: as many people as the report counts, and the members who were away. */
function rollOf(report: AttendanceReport, { members, people }: Known): StoredRoll | null {
  const { id, groupId, churchId, serviceId, date, attendance, firstTimers } = report;
  if (groupId === null || attendance === null) return null;
  const random = fixedRandom(`roll/${id}`);
  const inCell = members.filter(
    ({ joinedOn, leftOn }) => joinedOn <= date && (leftOn === null || leftOn > date),
  );
  const called = shuffled(
    inCell.map(({ personId }) => personId),
    random,
  );
  const isMember = new Set(members.map(({ personId }) => personId));
  const others = people.filter((one) => !isMember.has(one.id) && one.accountId === null);
  const there = called.slice(0, Math.round(called.length * usuallyThere));
  const fromCell = there.slice(0, Math.max(0, attendance - (firstTimers ?? 0)));
  const guests = shuffled(others, random)
    .map((one) => one.id)
    .slice(0, attendance - fromCell.length);
  const present = [...fromCell, ...guests];
  if (present.length !== attendance) return null;
  const first = guests.slice(0, firstTimers ?? 0);
  const some = (count: number | null) => (first.length > 0 ? first : present).slice(0, count ?? 0);
  return {
    id: fixedId(`roll/${id}`),
    groupId,
    churchId,
    serviceId,
    date,
    present: present.toSorted(),
    absent: called.filter((one) => !present.includes(one)).toSorted(),
    firstTimers: first.toSorted(),
    newConverts: some(report.newConverts).toSorted(),
    receivedHolySpirit: some(report.receivedHolySpirit).toSorted(),
    authorIds: report.authorIds,
    authorNames: report.authorNames,
    changedAt: report.receivedAt,
    times: {},
  };
}

/** The roll calls of the last weeks, of meetings that were reported: their people are those whom the report counts. */
export function cellRollsOf(
  reports: readonly AttendanceReport[],
  members: readonly GroupMembership[],
  people: readonly Person[],
  { today }: Moment,
): StoredRoll[] {
  const since = addDays(today, -7 * weeks);
  const ofGroup = Map.groupBy(members, ({ groupId }) => groupId);
  const ofChurch = Map.groupBy(people, ({ churchId }) => churchId);
  return reports
    .filter(({ kind, date }) => kind === 'group' && date >= since)
    .flatMap((report) => {
      const known = {
        members: ofGroup.get(report.groupId ?? '') ?? [],
        people: ofChurch.get(report.churchId) ?? [],
      };
      return rollOf(report, known) ?? [];
    });
}
