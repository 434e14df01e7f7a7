import * as fc from 'fast-check';
import type { AnalyticsQuestion } from '../../src/domain/attendance/analytics/question.ts';
import { intervals } from '../../src/domain/attendance/analytics/question.ts';
import { measures } from '../../src/domain/attendance/analytics/measures.ts';
import type { AttendanceReport } from '../../src/domain/attendance/entities.ts';
import { must } from '../../src/domain/must.ts';
import { nothingCounted } from '../../src/domain/attendance/nothing-counted.ts';
import { plainSchedule, scheduleText } from '../../src/domain/meetings/schedule.ts';
import { addDays } from '../../src/domain/values/dates/local-date.ts';
import type { PlainFacts } from './analytics-reference.ts';
import { fixedId } from './device.ts';

/** Invented places: three churches in two regions, five services, four groups of two types. */
export const regionIds = [fixedId(900), fixedId(901)];
export const churchIds = [101, 102, 103].map(fixedId);
export const serviceIds = [201, 202, 203, 204, 205].map(fixedId);
export const groupIds = [301, 302, 303, 304].map(fixedId);
export const groupTypeIds = [401, 402].map(fixedId);
const cellId = fixedId(206);
const firstDay = '2024-12-02';
const days = 720;
/** A Thursday. */
export const analyticsNow = Date.parse('2026-11-19T12:00:00Z');

const churchOfService = [0, 0, 1, 1, 2];
const churchOfGroup = [0, 0, 1, 2];
const serviceNames = [
  'First service',
  'Second service',
  'First service',
  'Midweek',
  'First service',
];

/** A question about all churches that names nothing else. */
export const plainQuestion: AnalyticsQuestion = {
  kind: 'church',
  from: '2026-10-26',
  to: '2026-11-19',
  interval: 'week',
  measure: 'attendance',
  by: 'church',
  comparesYear: false,
  isPivot: false,
  churchGroupId: null,
  churchIds: [],
  serviceName: null,
  groupTypeId: null,
  groupIds: [],
};

const zone = 'Africa/Johannesburg';
const services = serviceIds.map((id, at) => ({
  id,
  churchId: churchIds[churchOfService[at] ?? 0] ?? '',
  name: serviceNames[at] ?? '',
  kind: at === 3 ? ('midweek' as const) : ('sunday' as const),
  weekdays: [at === 3 ? 3 : 0],
  startTime: '09:00',
  status: at === 4 ? ('removed' as const) : ('active' as const),
  sort: at,
}));
const cell = {
  ...must(services[0], 'a service'),
  id: cellId,
  name: 'Cell',
  kind: 'cell' as const,
  weekdays: [],
};

const groups = groupIds.map((id, at) => ({
  id,
  churchId: churchIds[churchOfGroup[at] ?? 0] ?? '',
  groupTypeId: groupTypeIds[at % 2] ?? '',
  schedule: scheduleText({
    ...plainSchedule,
    starts: '2024-01-01',
    time: '19:00',
    repeats: { is: 'weekly', every: 1 + (at % 2), weekdays: [4] },
  }),
  weekdays: [4],
  startTime: '19:00',
  status: at === 3 ? ('paused' as const) : ('active' as const),
}));

export const placeFacts: Omit<PlainFacts, 'reports'> = {
  churches: churchIds.map((id, at) => ({
    id,
    status: 'active' as const,
    timeZone: zone,
    churchGroupId: regionIds[at === 2 ? 1 : 0] ?? null,
  })),
  churchGroups: [
    { id: must(regionIds[0], 'a region'), parentChurchGroupId: null },
    { id: must(regionIds[1], 'a region'), parentChurchGroupId: must(regionIds[0], 'a region') },
  ],
  services: [...services, cell],
  policies: [],
  groups,
  groupTypes: groupTypeIds.map((id) => ({ id, reportForm: 'group' as const })),
  seesChurch: () => true,
  seesGroup: () => true,
};

const count = fc.option(fc.integer({ min: 0, max: 400 }), { nil: null });

const reportArbitrary = fc.record({
  place: fc.nat({ max: serviceIds.length + groupIds.length - 1 }),
  week: fc.nat({ max: Math.floor(days / 7) - 1 }),
  moved: fc.constantFrom(0, 0, 0, 0, 1, -2, 3),
  attendance: count,
  adults: count,
  children: count,
  teens: count,
  males: count,
  females: count,
  firstTimers: count,
  newConverts: count,
  receivedHolySpirit: count,
  money: fc.option(
    fc.record({
      minor: fc.integer({ min: 0, max: 900_000 }),
      currency: fc.constantFrom('ZAR', 'ZAR', 'BWP'),
    }),
    { nil: null },
  ),
  didNotMeet: fc.constantFrom(false, false, false, false, true),
  status: fc.constantFrom('submitted', 'submitted', 'submitted', 'void'),
});

/** Reports of two years, no two of one place and day. */
export const reportsArbitrary: fc.Arbitrary<AttendanceReport[]> = fc
  .array(reportArbitrary, { minLength: 0, maxLength: 160, size: 'max' })
  .map((drawn) => {
    const rows = drawn.map(({ place, week, moved, money, ...counts }, serial): AttendanceReport => {
      const group = place - serviceIds.length;
      const isGroup = group >= 0;
      const weekday = isGroup ? 3 : place === 3 ? 2 : 6;
      const church = isGroup ? churchOfGroup[group] : churchOfService[place];
      const date = addDays(firstDay, 7 * week + weekday + moved);
      return {
        ...nothingCounted,
        ...counts,
        didNotMeetReason: counts.didNotMeet ? 'No power' : null,
        notes: null,
        offering: money,
        id: fixedId(1000 + serial),
        kind: isGroup ? 'group' : 'church',
        date,
        churchId: churchIds[church ?? 0] ?? '',
        groupId: isGroup ? (groupIds[group] ?? null) : null,
        serviceId: isGroup ? cellId : (serviceIds[place] ?? ''),
        serviceName: isGroup ? 'Cell' : (serviceNames[place] ?? ''),
        occurrence: 1,
        standingVersionId: fixedId(5000 + serial),
        authorIds: [fixedId(5)],
        authorNames: ['Thabo Nkosi'],
        openVersions: 0,
        decision: null,
        unusual: false,
        receiptNumber: `GV-${serial}`,
        receivedAt: `${date}T18:00:00.000Z`,
      };
    });
    const byKey = new Map(rows.map((row) => [`${row.groupId ?? row.serviceId} ${row.date}`, row]));
    return [...byKey.values()].filter(({ date }) => date <= '2026-11-18');
  });

const some = <T>(all: readonly T[]) => fc.subarray([...all], { maxLength: 2 });
const dayArbitrary = fc.nat({ max: days + 20 }).map((at) => addDays(firstDay, at));

export const questionArbitrary: fc.Arbitrary<AnalyticsQuestion> = fc
  .record({
    kind: fc.constantFrom('church' as const, 'group' as const),
    ends: fc.tuple(dayArbitrary, dayArbitrary),
    isAll: fc.constantFrom(false, false, true),
    interval: fc.constantFrom(...intervals),
    measure: fc.constantFrom(...measures),
    by: fc.constantFrom(
      'church' as const,
      'service' as const,
      'group' as const,
      'age' as const,
      'gender' as const,
    ),
    comparesYear: fc.boolean(),
    isPivot: fc.constantFrom(false, false, true),
    churchGroupId: fc.option(fc.constantFrom(...regionIds), { nil: null }),
    churchIds: some(churchIds),
    serviceName: fc.constantFrom(null, null, 'First service'),
    groupTypeId: fc.option(fc.constantFrom(...groupTypeIds), { nil: null }),
    groupIds: some(groupIds),
  })
  .map(({ ends, isAll, ...rest }): AnalyticsQuestion => {
    const [from = '', to = ''] = ends.toSorted();
    const own = rest.kind === 'group' ? { serviceName: null } : { groupTypeId: null, groupIds: [] };
    return Object.assign(rest, own, { from: isAll ? '2000-01-01' : from, to });
  });
