import * as fc from 'fast-check';
import type { AttendanceReport } from '../../src/domain/attendance/entities.ts';
import type { MeetingGroup } from '../../src/domain/attendance/expected/expected-facts.ts';
import { nothingCounted } from '../../src/domain/attendance/nothing-counted.ts';
import {
  plainSchedule,
  scheduleText,
  type ScheduleRepeats,
  weekdaysOf,
} from '../../src/domain/meetings/schedule.ts';
import { must } from '../../src/domain/must.ts';
import { addDays } from '../../src/domain/values/dates/local-date.ts';
import { churchIds, placeFacts } from './analytics-cases.ts';
import { fixedId } from './device.ts';
import { arrivedWays, type Held, waitingWays } from './held-reports.ts';

const usualGroup: MeetingGroup = must(placeFacts.groups[0], 'a group');
const cellId = must(
  placeFacts.services.find(({ kind }) => kind === 'cell'),
  'a meeting of groups',
).id;

const repeatsOfGroups: readonly ScheduleRepeats[] = [
  { is: 'weekly', every: 1, weekdays: [1] },
  { is: 'weekly', every: 1, weekdays: [0, 6] },
  { is: 'weekly', every: 2, weekdays: [2] },
  { is: 'month-weekday', every: 1, nth: 3, weekday: 4 },
  { is: 'month-weekday', every: 1, nth: -1, weekday: 0 },
  { is: 'month-day', every: 1, day: 1 },
  { is: 'month-day', every: 1, day: 31 },
];

const scheduledGroups = repeatsOfGroups.map((repeats, at) => {
  const churchId = must(churchIds[at % churchIds.length], 'a church');
  const schedule = scheduleText({ ...plainSchedule, starts: '2024-01-01', time: '19:00', repeats });
  const own = { id: fixedId(310 + at), churchId, schedule, weekdays: weekdaysOf(schedule) };
  return Object.assign({}, usualGroup, own);
});

/** Churches with a group each: more than those whose packed reports are looked for one church after another. */
const manyIds = Array.from({ length: 24 }, (_, at) => ({
  church: fixedId(120 + at),
  group: fixedId(330 + at),
}));

const [firstChurch] = placeFacts.churches;
const policy = { id: fixedId(700), allowBackdateDays: 60, teenFrom: 13, adultFrom: 20 };

/** Places of all kinds: weekly, two-weekly, monthly; with a schedule and without; paused; of a type that sends no reports. */
export const fewPlaces = {
  ...placeFacts,
  policies: [
    {
      ...policy,
      churchId: must(churchIds[1], 'a church'),
      dueHoursAfter: 30,
      lateAfterHours: 48,
      requireVerification: true,
    },
  ],
  groupTypes: [...placeFacts.groupTypes, { id: fixedId(409), reportForm: 'none' as const }],
  groups: [
    ...placeFacts.groups,
    ...scheduledGroups,
    { ...usualGroup, id: fixedId(320), schedule: null, weekdays: [3] },
    { ...usualGroup, id: fixedId(321), groupTypeId: fixedId(409) },
  ],
};

/** The same, and two dozen churches with a group each. */
export const manyPlaces: typeof fewPlaces = {
  ...fewPlaces,
  churches: [
    ...fewPlaces.churches,
    ...manyIds.map(({ church }) => ({ ...must(firstChurch, 'a church'), id: church })),
  ],
  groups: [
    ...fewPlaces.groups,
    ...manyIds.map(({ church, group }) => ({ ...usualGroup, id: group, churchId: church })),
  ],
};

/** A Monday. The quarter ends in between, so that packed reports lie in two blocks of a church. */
export const firstMonday = '2026-08-31';
export const weeksBetween = 11;

const reportedPlaces = [
  ...fewPlaces.groups.map((group) => Object.assign({}, group, { kind: 'group' as const })),
  ...fewPlaces.services
    .filter(({ id }) => id !== cellId)
    .map((service) => Object.assign({}, service, { kind: 'church' as const })),
];
type ReportedPlace = (typeof reportedPlaces)[number];

const hoursAfter = (date: string, hours: number) =>
  new Date(Date.parse(date) + hours * 3_600_000).toISOString();

/** A report of a place that came in 18 hours after its day began. */
export function reportOf(
  { kind, id, churchId }: Pick<ReportedPlace, 'kind' | 'id' | 'churchId'>,
  serial: number,
  date: string,
): AttendanceReport {
  return {
    ...nothingCounted,
    id: fixedId(20_000 + serial),
    kind,
    date,
    churchId,
    groupId: kind === 'group' ? id : null,
    serviceId: kind === 'group' ? cellId : id,
    serviceName: 'Some service',
    occurrence: 1,
    attendance: serial,
    standingVersionId: fixedId(30_000 + serial),
    authorIds: [fixedId(5)],
    authorNames: [`Author ${serial}`],
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: `GV-${serial}`,
    receivedAt: hoursAfter(date, 18),
  };
}

// With both edges of the usual time, 31 hours from the day of a service and 41 from that of a group: neither is late yet.
const hoursArbitrary = fc.constantFrom(18, 31, 31.001, 41, 41.001, 55, 65, 66, 900);

const drawnArbitrary = fc.record({
  place: fc.constantFrom(...reportedPlaces),
  week: fc.nat({ max: weeksBetween }),
  weekday: fc.option(fc.nat({ max: 6 })),
  moved: fc.constantFrom(0, 0, 0, -7, -5, -1, 1, 4, 7),
  way: fc.oneof(fc.constantFrom(...arrivedWays), fc.constantFrom(...waitingWays)),
  came: hoursArbitrary,
  captured: hoursArbitrary,
  first: fc.option(hoursArbitrary),
  isVoid: fc.constantFrom(false, false, false, false, true),
  isImported: fc.constantFrom(false, false, false, false, true),
  didNotMeet: fc.constantFrom(false, false, false, true),
  openVersions: fc.constantFrom(0, 0, 0, 0, 1),
  review: fc.constantFrom(null, null, 'verified' as const, 'returned' as const),
});
type Drawn = typeof drawnArbitrary extends fc.Arbitrary<infer T> ? T : never;

function heldFrom(drawn: Drawn, serial: number): Held {
  const { place, week, moved, way, came, captured, first, didNotMeet, openVersions } = drawn;
  const weekday = drawn.weekday ?? place.weekdays[0] ?? 4;
  const date = addDays(firstMonday, 7 * week + ((weekday + 6) % 7) + moved);
  const word = { accountId: fixedId(6), name: 'Naledi Mokoena', at: hoursAfter(date, 20) };
  const review = drawn.review && { id: fixedId(9), ...word, state: drawn.review, note: null };
  const author = drawn.isImported ? { authorIds: [], authorNames: [] } : {};
  const report: AttendanceReport = {
    ...reportOf(place, serial, date),
    ...author,
    didNotMeet,
    openVersions,
    status: drawn.isVoid ? 'void' : 'submitted',
    receivedAt: hoursAfter(date, came),
    firstReceivedAt: first === null ? null : hoursAfter(date, Math.min(first, came)),
    review,
  };
  switch (way) {
    case 'row':
    case 'packed':
    case 'deletedSince':
    case 'restoredSince':
    case 'correctedSince':
      return { way, report };
    case 'queued':
    case 'deletingRow':
    case 'deletingPacked':
    case 'verifyingRow':
    case 'verifyingPacked':
    case 'correctingRow':
      return { way, report, capturedAt: hoursAfter(date, captured) };
  }
}

/** Twelve weeks with a report of many a meeting, on its day or up to a week beside it; no two of one place and day. */
export const heldArbitrary: fc.Arbitrary<Held[]> = fc
  // Without the size it draws ten at most, whatever the length says.
  .array(drawnArbitrary, { maxLength: 120, size: 'max' })
  .map((drawn) => {
    const held = drawn.map(heldFrom);
    const ofDay = new Map(
      held.map((one) => [`${one.report.groupId ?? one.report.serviceId} ${one.report.date}`, one]),
    );
    return Array.from(ofDay.values());
  });

/** More reports of one paused group than it takes to ask for each other place by itself. */
export function crowd(): Held[] {
  const paused = must(
    fewPlaces.groups.find(({ status }) => status === 'paused'),
    'a paused group',
  );
  return Array.from({ length: 400 }, (_, serial): Held => {
    const date = addDays(firstMonday, serial % 80);
    const report = reportOf({ ...paused, kind: 'group' }, 20_000 + serial, date);
    return { way: 'row', report: { ...report, occurrence: 2 + Math.floor(serial / 80) } };
  });
}

/** A packed report of each of the two dozen churches, of one week or another. */
export function packedOfMany(): Held[] {
  return manyIds.map(({ church, group }, at) => {
    const date = addDays(firstMonday, 3 + 7 * (at % (weeksBetween + 1)));
    const place = { kind: 'group' as const, id: group, churchId: church };
    return { way: 'packed', report: reportOf(place, 60_000 + at, date) };
  });
}
