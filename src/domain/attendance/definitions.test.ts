import { expect, test } from 'vitest';
import { countsOf } from './definitions.ts';
import { reportDefinitions } from './report-definitions.ts';

const names = (kind: 'church' | 'group') =>
  reportDefinitions[kind].columns.map((column) => column.name);

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

test('the counts a form asks for follow from the columns', () => {
  expect(countsOf(reportDefinitions.church)).toEqual([
    'attendance',
    'adults',
    'children',
    'teens',
    'males',
    'females',
  ]);
});
