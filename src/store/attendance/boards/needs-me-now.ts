import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { groups } from '#domain/groups/groups.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { meetingDays } from '#domain/meetings/meeting-days.ts';
import { spanDays } from '#domain/meetings/span-days.ts';
import { may } from '#domain/permissions.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { addDays, weekday } from '#domain/values/dates/local-date.ts';
import type { Store } from '../../database.ts';
import { ownPersonId } from '../../follow-ups/own-person.ts';
import { rowsWithPending } from '../../register/rows-with-pending.ts';
import { expectedReports, type ExpectedRow } from '../expected/expected-reports.ts';
import { withPending } from '../../outbox/with-pending.ts';
import { ofReports } from '../pending-reports.ts';

/** A service of the own church, or a meeting of an own group, today. */
export interface MeetingOfToday {
  id: string;
  /** Null for a service. */
  groupId: string | null;
  name: string;
  /** HH:mm. */
  time: string;
  churchName: string;
}

export interface ReturnedReport {
  report: AttendanceReport;
  /** Of the group, or of the church. */
  place: string;
}

/** What waits for the person at the device, apart from decisions and follow-ups. */
export interface NeedsMeNow {
  /** Missing reports that they may submit, the newest first. */
  due: ExpectedRow[];
  returned: ReturnedReport[];
  /** In the order of their times. */
  meetings: MeetingOfToday[];
}

/** Days before today whose missing reports still are to do. */
const daysBack = 6;

function maySubmit({ profile }: Store, { kind, churchId, groupId }: ExpectedRow): boolean {
  if (kind === 'church' || groupId === null) {
    return may(profile.grants, 'report.submitChurch', { kind: 'church', id: churchId });
  }
  return may(profile.grants, 'report.submitGroup', { kind: 'group', id: groupId, churchId });
}

async function dueReports(store: Store, today: string, now: number): Promise<ExpectedRow[]> {
  const days = { from: addDays(today, -daysBack), to: today, now };
  const [ofChurches, ofGroups] = await Promise.all([
    expectedReports(store, { kind: 'church', ...days }),
    expectedReports(store, { kind: 'group', ...days }),
  ]);
  return [...ofChurches.rows, ...ofGroups.rows]
    .filter((row) => row.state === 'missing' && maySubmit(store, row))
    .toSorted((a, b) => b.beginsAt - a.beginsAt);
}

/** Reports of this person that somebody gave back, as their queued corrections would make them. */
async function returnedReports(store: Store): Promise<ReturnedReport[]> {
  const { cache, profile } = store;
  const matches = ({ authorIds, review, status }: AttendanceReport) =>
    status !== 'void' && review?.state === 'returned' && authorIds.includes(profile.id);
  const rows = await cache.attendanceReport
    .where('authorIds')
    .equals(profile.id)
    .filter(matches)
    .toArray();
  const found = await withPending<AttendanceReport>(store, { ...ofReports(store), rows, matches });
  const [ofGroups, churches] = await Promise.all([
    cache.group.bulkGet(found.map(({ groupId }) => groupId ?? '')),
    cache.church.bulkGet(found.map(({ churchId }) => churchId)),
  ]);
  return found
    .map((report, at) => ({
      report,
      place: ofGroups[at]?.name ?? churches[at]?.name ?? report.serviceName,
    }))
    .toSorted((a, b) => (a.report.date < b.report.date ? 1 : -1));
}

/** Services of the own church and meetings of the own groups; none for who is nobody in the directory. */
async function meetingsOf(store: Store, today: string): Promise<MeetingOfToday[]> {
  const { cache } = store;
  const personId = await ownPersonId(store);
  const person = personId === null ? undefined : await cache.person.get(personId);
  if (!person) return [];
  const own = await rowsWithPending(store, memberships, { personId: person.id });
  const mine = new Set(own.flatMap((one) => (isArchived(one) ? [] : one.groupId)));
  const [all, services] = await Promise.all([
    rowsWithPending(store, groups),
    cache.service.where({ churchId: person.churchId }).toArray(),
  ]);
  const church = await cache.church.get(person.churchId);
  const churchName = church?.name ?? '';
  const day = spanDays(today, today);
  const ofGroups = all.flatMap(({ id, name, status, schedule, startTime }): MeetingOfToday[] => {
    const meets = mine.has(id) && status === 'active' && schedule;
    if (!meets || meetingDays(schedule, day).length === 0) return [];
    return [{ id, groupId: id, name, time: startTime, churchName }];
  });
  const ofChurch = services
    .filter(
      ({ kind, status, weekdays }) =>
        kind !== 'cell' && status === 'active' && weekdays.includes(weekday(today)),
    )
    .map(({ id, name, startTime: time }) => ({ id, groupId: null, name, time, churchName }));
  return [...ofChurch, ...ofGroups].toSorted((a, b) => a.time.localeCompare(b.time));
}

/** The named question. `now`: ms. */
export async function needsMeNow(
  store: Store,
  { today, now }: { today: string; now: number },
): Promise<NeedsMeNow> {
  const [due, returned, meetings] = await Promise.all([
    dueReports(store, today, now),
    returnedReports(store),
    meetingsOf(store, today),
  ]);
  return { due, returned, meetings };
}
