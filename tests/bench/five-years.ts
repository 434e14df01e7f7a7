import { fixedId, fixedRandom } from '../../server/sample-tenant/fixed-seed.ts';
import type { AnalyticsFacts } from '../../src/domain/attendance/analytics/counted.ts';
import { pack } from '../../src/domain/attendance/attendance-block.ts';
import type { AttendanceReport } from '../../src/domain/attendance/entities.ts';
import { nothingCounted } from '../../src/domain/attendance/nothing-counted.ts';
import { quarterAfter, quarterOf } from '../../src/domain/attendance/unpack.ts';
import { must } from '../../src/domain/must.ts';
import { plainSchedule, scheduleText } from '../../src/domain/meetings/schedule.ts';
import { addDays } from '../../src/domain/values/dates/local-date.ts';

/** A large organisation: weekly reports of 200 churches and of 2,000 groups, five years of them. */
export const large = { churches: 200, groups: 2000, weeks: 260 } as const;
/** The last Sunday of a report. */
export const lastSunday = '2026-11-22';
/** The Wednesday after it. */
export const asOf = Date.parse('2026-11-25T12:00:00Z');

/** Of all meetings, those without a report. */
const silent = 0.05;

const churchIds = Array.from({ length: large.churches }, (_, n) => fixedId(`church ${n}`));
const churchAt = (n: number) => must(churchIds[n % large.churches], 'a church');
const groupTypeId = fixedId('type of group');

const services = churchIds.flatMap((churchId, n) => {
  const shared = { churchId, status: 'active' as const, startTime: '09:00', sort: 0 };
  return [
    {
      ...shared,
      id: fixedId(`service ${n}`),
      name: 'First',
      kind: 'sunday' as const,
      weekdays: [0],
    },
    { ...shared, id: fixedId(`cell ${n}`), name: 'Cell', kind: 'cell' as const, weekdays: [] },
  ];
});
const serviceAt = (n: number, kind: 'sunday' | 'cell') =>
  must(services[2 * (n % large.churches) + (kind === 'sunday' ? 0 : 1)], 'a service');

/** On all days of the week, with days off, at two times of the evening. */
const groups = Array.from({ length: large.groups }, (_, n) => ({
  id: fixedId(`group ${n}`),
  churchId: churchAt(n),
  groupTypeId,
  schedule: scheduleText({
    ...plainSchedule,
    starts: '2021-01-04',
    time: n % 2 === 0 ? '19:00' : '18:30',
    repeats: { is: 'weekly', every: 1, weekdays: [n % 7] },
    daysOff: [{ is: 'public-holidays' }],
  }),
  weekdays: [n % 7],
  startTime: n % 2 === 0 ? '19:00' : '18:30',
  status: 'active' as const,
}));

export const largeFacts: AnalyticsFacts = {
  churches: churchIds.map((id) => ({
    id,
    status: 'active',
    timeZone: 'Africa/Johannesburg',
    churchGroupId: null,
  })),
  churchGroups: [],
  services,
  policies: [],
  groups,
  groupTypes: [{ id: groupTypeId, reportForm: 'group' }],
  seesChurch: () => true,
  seesGroup: () => true,
};

type Place = Pick<
  AttendanceReport,
  'kind' | 'churchId' | 'groupId' | 'serviceId' | 'serviceName'
> & {
  /** Days before the Sunday of its week. */
  before: number;
  usual: number;
};

function placesOf(random: () => number): Place[] {
  const ofChurches = churchIds.map((churchId, n): Place => {
    const { id: serviceId, name: serviceName } = serviceAt(n, 'sunday');
    const usual = 40 + Math.floor(random() * 400);
    return { kind: 'church', churchId, groupId: null, serviceId, serviceName, before: 0, usual };
  });
  const ofGroups = groups.map(({ id: groupId, churchId }, n): Place => {
    const { id: serviceId, name: serviceName } = serviceAt(n, 'cell');
    const usual = 5 + Math.floor(random() * 15);
    return {
      kind: 'group',
      churchId,
      groupId,
      serviceId,
      serviceName,
      before: (7 - (n % 7)) % 7,
      usual,
    };
  });
  return [...ofChurches, ...ofGroups];
}

function reportOf(place: Place, date: string, random: () => number): AttendanceReport {
  const { before: _before, usual, ...shared } = place;
  const upTo = (most: number) => Math.floor(random() * most);
  const attendance = Math.round(usual * (0.7 + 0.6 * random()));
  const children = upTo(attendance / 3);
  const id = fixedId(`${place.groupId ?? place.serviceId} ${date}`);
  const ofChurch = {
    adults: attendance - children,
    children,
    males: upTo(attendance),
    offering: { minor: 100 * attendance * upTo(90), currency: 'ZAR' },
  };
  return {
    ...nothingCounted,
    ...shared,
    ...(place.kind === 'church' && ofChurch),
    id,
    date,
    attendance,
    firstTimers: upTo(4),
    newConverts: upTo(2),
    didNotMeet: false,
    didNotMeetReason: null,
    notes: null,
    occurrence: 1,
    standingVersionId: id,
    authorIds: [place.groupId ?? place.serviceId],
    authorNames: ['Thabo Nkosi'],
    openVersions: 0,
    decision: null,
    status: 'submitted',
    unusual: false,
    receiptNumber: id,
    receivedAt: `${date}T20:00:00.000Z`,
  };
}

/** Every report, by weeks from the oldest on. */
export function* fiveYears(): Generator<AttendanceReport> {
  const random = fixedRandom('five years of reports');
  const places = placesOf(random);
  for (let week = large.weeks - 1; week >= 0; week -= 1) {
    for (const place of places) {
      const date = addDays(lastSunday, -7 * week - place.before);
      if (random() >= silent) yield reportOf(place, date, random);
    }
  }
}

/** The same as a device holds them: quarters of churches packed, and the newest one as rows. */
export function packedYears() {
  const newest = quarterOf(lastSunday);
  const rows: AttendanceReport[] = [];
  const quarters = new Map<string, AttendanceReport[]>();
  for (const report of fiveYears()) {
    const quarter = quarterOf(report.date);
    const key = `${report.churchId} ${quarter}`;
    const known = quarters.get(key);
    if (quarter === newest) rows.push(report);
    else if (known) known.push(report);
    else quarters.set(key, [report]);
  }
  const blocks = [...quarters].map(([key, reports]) => {
    const [churchId = '', quarter = ''] = key.split(' ');
    const own = { id: fixedId(key), churchId, quarter, until: quarterAfter(quarter) };
    return Object.assign(own, pack(reports));
  });
  return { rows, blocks };
}
