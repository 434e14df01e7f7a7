import type { Church } from '#domain/churches/entities.ts';
import type { Group } from '#domain/groups/entities.ts';
import { groups } from '#domain/groups/groups.ts';
import {
  plainSchedule,
  type Schedule,
  type ScheduleRepeats,
  scheduleText,
} from '#domain/meetings/schedule.ts';
import { wholeRow } from '#domain/register/register.ts';
import { fixedId } from '../fixed-seed.ts';
import { groupTypeId } from '../group-types.ts';
import type { SampleTenant } from '../tenants.ts';

interface Meets extends Partial<Schedule> {
  time: string;
  repeats: ScheduleRepeats;
}

interface SampleMinistry extends Partial<Group> {
  name: string;
  /** Key of its type. */
  type: string;
  /** Name of the group that it is a part of. */
  in?: string;
  meets?: Meets;
}

const weekly = (time: string, weekday: number, every = 1): Meets => ({
  time,
  repeats: { is: 'weekly', every, weekdays: [weekday] },
});
const monthly = (time: string, nth: 1 | -1, weekday: number): Meets => ({
  time,
  repeats: { is: 'month-weekday', every: 1, nth, weekday },
});

/** Schools are closed, and much of the church is away. */
const holiday = { is: 'each-year', from: '12-16', to: '01-09' } as const;

/** One of each way to meet, ages, a group that few know of, and groups in groups. They give no reports in the sample. */
const ministries: readonly SampleMinistry[] = [
  { name: 'Serving', type: 'section', description: 'Everybody who helps on a Sunday' },
  {
    name: 'Worship team',
    type: 'team',
    in: 'Serving',
    meets: { ...weekly('15:00', 6), minutes: 120, daysOff: [{ is: 'public-holidays' }, holiday] },
    capacity: 30,
    minAge: 14,
  },
  { name: 'Hosts', type: 'team', in: 'Serving', meets: monthly('07:30', 1, 0), minAge: 16 },
  { name: 'Family life', type: 'section', description: 'From children to grandparents' },
  {
    name: 'Young adults',
    type: 'fellowship',
    in: 'Family life',
    meets: { ...weekly('18:30', 5, 2), minutes: 90, daysOff: [holiday] },
    minAge: 18,
    maxAge: 30,
    portalVisible: true,
  },
  {
    name: 'Men’s breakfast',
    type: 'fellowship',
    in: 'Family life',
    meets: monthly('08:00', -1, 6),
    portalVisible: true,
  },
  {
    name: 'Marriage preparation',
    type: 'class',
    in: 'Family life',
    meets: { time: '18:00', repeats: { is: 'month-day', every: 1, day: 15 } },
    capacity: 12,
  },
  {
    name: 'Grief support',
    type: 'fellowship',
    in: 'Family life',
    meets: { ...weekly('17:30', 2), minutes: 75, ends: { is: 'after', times: 200 } },
    confidential: true,
  },
];

/** Of the first church of each church group: the others have cells alone. */
export function ministriesOf(tenant: SampleTenant, church: Church): Group[] {
  const isFirst = Object.values(tenant.churchGroups).some(([first]) => first === church.name);
  if (!isFirst) return [];
  const idOf = (name: string) => fixedId(`${tenant.slug}/${church.name}/ministry/${name}`);
  return ministries.map(({ type, in: above, meets, ...said }) =>
    wholeRow(groups, {
      weekdays: [],
      startTime: groups.blank.startTime,
      status: 'active',
      ...said,
      id: idOf(said.name),
      churchId: church.id,
      groupTypeId: groupTypeId(tenant, type),
      parentGroupId: above === undefined ? null : idOf(above),
      ...(meets && {
        schedule: scheduleText({ ...plainSchedule, starts: '2025-01-06', ...meets }),
      }),
    }),
  );
}
