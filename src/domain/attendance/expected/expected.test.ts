import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainSchedule, scheduleText } from '../../meetings/schedule.ts';
import {
  addDays,
  dateInZone,
  daysBetween,
  timeInZone,
  weekday,
} from '../../values/dates/local-date.ts';
import {
  daysToRead,
  type CountedService,
  type ExpectedFacts,
  type MeetingGroup,
} from './expected-facts.ts';
import { expectedOfGroups } from './expected-groups.ts';
import { expectedOfServices } from './expected-services.ts';
import { expectedSums } from './expected-sums.ts';
import type { ArrivedReport } from './report-state.ts';

type Facts = ExpectedFacts<ArrivedReport>;

const church = { id: 'soweto', status: 'active', timeZone: 'Africa/Johannesburg' } as const;
const service: CountedService = {
  id: 'first',
  churchId: 'soweto',
  kind: 'sunday',
  weekdays: [0],
  startTime: '08:00',
  status: 'active',
  sort: 0,
};
const cell: CountedService = { ...service, id: 'cell', kind: 'cell', weekdays: [] };
const thursdays = scheduleText({
  ...plainSchedule,
  starts: '2026-01-01',
  time: '19:00',
  repeats: { is: 'weekly', every: 1, weekdays: [4] },
});
const group: MeetingGroup = {
  id: 'bethel',
  churchId: 'soweto',
  groupTypeId: 'cells',
  schedule: thursdays,
  weekdays: [4],
  startTime: '19:00',
  status: 'active',
};

const facts: Facts = {
  churches: [church],
  services: [service, cell],
  policies: [],
  groups: [group],
  groupTypes: [{ id: 'cells', reportForm: 'group' }],
  reports: [],
};

/** A week: Monday 16 to Sunday 22 November 2026. */
const week = { from: '2026-11-16', to: '2026-11-22' };
const at = (instant: string) => ({ ...week, now: Date.parse(instant) });
const afterwards = at('2026-11-25T12:00:00Z');

function report(over: Partial<ArrivedReport> = {}): ArrivedReport {
  return {
    id: 'r',
    kind: 'church',
    churchId: 'soweto',
    groupId: null,
    serviceId: 'first',
    date: '2026-11-22',
    occurrence: 1,
    status: 'submitted',
    didNotMeet: false,
    openVersions: 0,
    authorIds: ['thabo'],
    receivedAt: '2026-11-22T08:04:00.000Z',
    ...over,
  };
}
const ofGroup = (over: Partial<ArrivedReport> = {}) =>
  report({
    kind: 'group',
    groupId: 'bethel',
    serviceId: 'cell',
    date: '2026-11-19',
    receivedAt: '2026-11-19T18:04:00.000Z',
    ...over,
  });

const states = (reports: ArrivedReport[], span = afterwards, of: Facts = facts) =>
  expectedOfServices({ ...of, reports }, span).map(({ state }) => state);
const statesOf = (over: Partial<Facts>) => states([], afterwards, { ...facts, ...over });
const groupStates = (reports: ArrivedReport[], span = afterwards, of: Facts = facts) =>
  expectedOfGroups({ ...of, reports }, span).map(({ date, state }) => [date, state]);

const verified = {
  id: 'v',
  state: 'verified' as const,
  accountId: 'naledi',
  name: 'Naledi Mokoena',
  at: '2026-11-23T08:00:00.000Z',
  note: null,
};

describe('issue 14: the state of a service that was due', () => {
  test('a service is open until five hours after it began, and missing from then on', () => {
    expect(states([], at('2026-11-22T10:59:59Z'))).toEqual(['open']);
    expect(states([], at('2026-11-22T11:00:00Z'))).toEqual(['missing']);
  });

  test('the policy of the church says other hours', () => {
    const policy = {
      id: 'p',
      churchId: 'soweto',
      allowBackdateDays: 60,
      teenFrom: 13,
      adultFrom: 20,
    };
    const of = { ...facts, policies: [{ ...policy, dueHoursAfter: 48, lateAfterHours: 48 }] };
    expect(states([], at('2026-11-24T05:59:00Z'), of)).toEqual(['open']);
    expect(states([], at('2026-11-24T06:00:00Z'), of)).toEqual(['missing']);
    const late = report({ receivedAt: '2026-11-24T06:00:00.001Z' });
    expect(states([late], afterwards, of)).toEqual(['late']);
  });

  test.each<[string, Partial<ArrivedReport>, string]>([
    ['in time', {}, 'submitted'],
    ['a day after it began', { receivedAt: '2026-11-23T06:00:00.000Z' }, 'submitted'],
    ['later than a day', { receivedAt: '2026-11-23T06:00:00.001Z' }, 'late'],
    [
      'corrected later than a day',
      { receivedAt: '2026-11-25T06:00:00.000Z', firstReceivedAt: '2026-11-22T09:00:00.000Z' },
      'submitted',
    ],
    ['of a file', { authorIds: [], receivedAt: '2027-01-01T06:00:00.000Z' }, 'submitted'],
    ['nobody met', { didNotMeet: true }, 'did-not-meet'],
    ['two that differ', { openVersions: 1, didNotMeet: true }, 'conflict'],
    ['verified', { review: verified, receivedAt: '2026-11-24T06:00:00.000Z' }, 'verified'],
    ['returned', { review: { ...verified, state: 'returned' } }, 'returned'],
    ['deleted', { status: 'void' }, 'missing'],
  ])('a report that is %s', (_what, over, state) => {
    expect(states([report(over)])).toEqual([state]);
  });

  test('nothing is due of a removed service, of a meeting of groups, and of a church that is not in use', () => {
    expect(statesOf({ services: [{ ...service, status: 'removed' }, cell] })).toEqual([]);
    expect(statesOf({ churches: [{ ...church, status: 'archived' }] })).toEqual([]);
    expect(statesOf({ churches: [{ ...church, status: 'inactive' }] })).toEqual([]);
    expect(statesOf({ services: [{ ...cell, weekdays: [0, 4] }] })).toEqual([]);
  });

  test('a report of a day on which nothing was due is shown too, and both of one service', () => {
    expect(
      states([report({ date: '2026-11-18', receivedAt: '2026-11-18T08:00:00.000Z' })]),
    ).toEqual(['submitted', 'missing']);
    expect(states([report(), report({ id: 's', occurrence: 2 })])).toEqual([
      'submitted',
      'submitted',
    ]);
    expect(states([report({ date: '2026-11-23' })])).toEqual(['missing']);
  });

  test('complaint 12: the day is the one of the church, whichever day it is where somebody asks', () => {
    const kiritimati = { ...church, timeZone: 'Pacific/Kiritimati' };
    const of = { ...facts, churches: [kiritimati] };
    expect(states([], at('2026-11-21T22:59:00Z'), of)).toEqual(['open']);
    expect(states([], at('2026-11-21T23:00:00Z'), of)).toEqual(['missing']);
  });
});

describe('issue 14: the state of a group that was to meet', () => {
  test('its report is missing once it is due', () => {
    expect(groupStates([])).toEqual([['2026-11-19', 'missing']]);
    expect(groupStates([ofGroup()])).toEqual([['2026-11-19', 'submitted']]);
  });

  test('a meeting that was moved answers for the one that was due, also over the end of the span', () => {
    expect(groupStates([ofGroup({ date: '2026-11-20' })])).toEqual([['2026-11-20', 'submitted']]);
    expect(groupStates([ofGroup({ date: '2026-11-15' })])).toEqual([['2026-11-19', 'missing']]);
    const sundays = { ...group, schedule: thursdays.replace('BYDAY=TH', 'BYDAY=SU') };
    expect(
      groupStates([ofGroup({ date: '2026-11-23' })], afterwards, { ...facts, groups: [sundays] }),
    ).toEqual([]);
  });

  test('nothing is expected of a paused group, nor of one whose kind gives no reports; what it reported stays', () => {
    const paused = { ...facts, groups: [{ ...group, status: 'paused' as const }] };
    expect(groupStates([], afterwards, paused)).toEqual([]);
    expect(groupStates([ofGroup()], afterwards, paused)).toEqual([['2026-11-19', 'submitted']]);
    const choir = { ...facts, groupTypes: [{ id: 'cells', reportForm: 'none' as const }] };
    expect(groupStates([], afterwards, choir)).toEqual([]);
  });

  test('a group of before schedules meets on its days, and one without days never', () => {
    const old = { ...group, schedule: undefined };
    expect(groupStates([], afterwards, { ...facts, groups: [old] })).toEqual([
      ['2026-11-19', 'missing'],
    ]);
    const none = { ...old, weekdays: [] };
    expect(groupStates([], afterwards, { ...facts, groups: [none] })).toEqual([]);
  });

  test('days off are not due', () => {
    const daysOff = scheduleText({
      ...plainSchedule,
      starts: '2026-01-01',
      time: '19:00',
      repeats: { is: 'weekly', every: 1, weekdays: [4] },
      daysOff: [{ is: 'date', date: '2026-11-19' }],
    });
    expect(
      groupStates([], afterwards, { ...facts, groups: [{ ...group, schedule: daysOff }] }),
    ).toEqual([]);
  });
});

const zone = fc.constantFrom(
  'Africa/Johannesburg',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
);
const anyDay = fc.integer({ min: 0, max: 1500 }).map((after) => addDays('2024-12-01', after));

test('issue 14: each service is due once on each of its days, by its church’s clock, in every zone and over the end of each year', () => {
  fc.assert(
    fc.property(
      zone,
      anyDay,
      fc.integer({ min: 0, max: 40 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
      (timeZone, from, days, weekdays) => {
        const to = addDays(from, days);
        const due = expectedOfServices(
          {
            ...facts,
            churches: [{ ...church, timeZone }],
            services: [{ ...service, weekdays, startTime: '09:30' }],
          },
          { from, to, now: 0 },
        );
        const expected = Array.from({ length: days + 1 }, (_, after) => addDays(from, after));
        expect(due.map(({ date }) => date)).toEqual(
          expected.filter((date) => weekdays.includes(weekday(date))),
        );
        for (const one of due) {
          const begins = new Date(one.beginsAt);
          expect([dateInZone(begins, timeZone), timeInZone(begins, timeZone)]).toEqual([
            one.date,
            '09:30',
          ]);
          expect(one.dueAt - one.beginsAt).toBe(5 * 3_600_000);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('issue 14: the state of a day is the same whichever span is asked, and no report is counted twice', () => {
  const reports = fc.array(
    fc
      .record({ days: fc.integer({ min: -40, max: 40 }), id: fc.uuid() })
      .map(({ days, id }) => ofGroup({ id, date: addDays('2026-11-19', days) })),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(
      reports,
      fc.integer({ min: -20, max: 20 }),
      fc.integer({ min: 0, max: 20 }),
      (all, shift, length) => {
        const from = addDays('2026-11-19', shift);
        const span = { from, to: addDays(from, length), now: afterwards.now };
        const asked = daysToRead(span);
        const read = all.filter(({ date }) => date >= asked.from && date <= asked.to);
        const narrow = expectedOfGroups({ ...facts, reports: read }, span);
        const wide = expectedOfGroups(
          { ...facts, reports: all },
          { ...span, from: '2026-08-01', to: '2027-02-01' },
        ).filter(({ date }) => daysBetween(span.from, date) >= 0 && date <= span.to);
        expect(narrow).toEqual(wide);
        const ids = narrow.flatMap((one) => one.report?.id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        const sums = expectedSums(narrow);
        expect(sums.submitted + sums.late + sums.missing + sums.didNotMeet).toBe(sums.due);
      },
    ),
    { numRuns: 300 },
  );
});

test('issue 14: sums say how many are in, and since when one is missing', () => {
  const services = [service, { ...service, id: 'second', startTime: '10:00' }];
  const sums = expectedSums(
    expectedOfServices({ ...facts, services, reports: [report({ review: verified })] }, afterwards),
  );
  expect(sums).toMatchObject({ due: 2, in: 1, submitted: 1, verified: 1, missing: 1 });
  expect(sums).toMatchObject({ churchesMissing: 1, toLookAt: 0 });
  expect(sums.missingSince).toBe(Date.parse('2026-11-22T13:00:00Z'));
});
