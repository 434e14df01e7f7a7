import { describe, expect, test } from 'vitest';
import type { PolicyChoices } from '../churches/policy-choices.ts';
import { askedCounts, countsOf } from './definitions.ts';
import { nothingCounted } from './nothing-counted.ts';
import { reportDefinitions } from './report-definitions.ts';
import { checkReport } from './rules.ts';

const names = (kind: 'church' | 'group') =>
  reportDefinitions[kind].columns.map((column) => column.name);

const asked = (policy: Partial<PolicyChoices> | null, ...entered: Record<string, unknown>[]) =>
  countsOf(askedCounts(reportDefinitions.church, policy, ...entered));
const everything = countsOf(reportDefinitions.church);
const withoutGender = { asksAges: true, asksGender: false };

test('S3-015 S3-017 there is a definition for each kind of report', () => {
  expect(Object.values(reportDefinitions).map((definition) => definition.id)).toEqual([
    'church-attendance-report',
    'group-attendance-report',
  ]);
});

test('S3-016 the columns of the group report, in order', () => {
  expect(names('group')).toEqual([
    'Date',
    'Church',
    'Group',
    'Service',
    'Attendance',
    'FirstTimers',
    'NewConverts',
    'ReceivedHolySpirit',
    'Offering',
  ]);
});

test('S3-018 the columns of the church report, in order; its group is optional', () => {
  expect(names('church')).toEqual([
    'Date',
    'Church',
    'Group',
    'Service',
    'Attendance',
    'Adults',
    'Children',
    'Teens',
    'Males',
    'Females',
  ]);
  const group = reportDefinitions.church.columns.find((column) => column.name === 'Group');
  expect(group?.required).toBe(false);
});

test.each(['church', 'group'] as const)(
  'the form of a %s report asks the counts of its columns',
  (kind) => {
    const counts = reportDefinitions[kind].columns.filter((column) => column.kind === 'count');
    expect(countsOf(reportDefinitions[kind])).toEqual(counts.map(({ field }) => field));
  },
);

describe('S3-018 a policy says which counts are asked', () => {
  test('no policy, and one from before the choice, ask everything', () => {
    expect(asked(null)).toEqual(everything);
    expect(asked({}, nothingCounted)).toEqual(everything);
  });

  test('what is not asked is left out', () => {
    expect(asked(withoutGender, nothingCounted)).toEqual([
      'attendance',
      'adults',
      'children',
      'teens',
    ]);
    const attendanceAlone = { asksAges: false, asksGender: false };
    expect(asked(attendanceAlone, nothingCounted)).toEqual(['attendance']);
  });

  test('a split of which something is entered stays, also of a zero and of what cannot be read', () => {
    expect(asked(withoutGender, { ...nothingCounted, males: 0 })).toEqual(everything);
    expect(asked(withoutGender, nothingCounted, { females: 'Enter 0 or more' })).toEqual(
      everything,
    );
  });

  test('a report of a group is asked as it is', () => {
    const { group } = reportDefinitions;
    expect(askedCounts(group, { asksAges: false, asksGender: false })).toEqual(group);
  });

  test('sums are checked of what is asked', () => {
    const values = { ...nothingCounted, attendance: 40, adults: 40 };
    const definition = askedCounts(reportDefinitions.church, withoutGender, values);
    const facts = {
      date: '2026-11-22',
      groupId: null,
      today: null,
      allowBackdateDays: 14,
      recent: [],
    };
    expect(checkReport({ ...facts, definition, values })).toEqual([]);
    const short = { ...values, adults: 30 };
    expect(checkReport({ ...facts, definition, values: short })).toMatchObject([{ field: 'age' }]);
  });
});
