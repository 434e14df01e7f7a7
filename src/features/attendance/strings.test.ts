import { expect, test } from 'vitest';
import { churchAttendanceReport } from '#domain/attendance/definitions.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import { hintFor, nextStep } from './strings.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';

const step = (values: Partial<ReportValues>) =>
  nextStep(churchAttendanceReport, { ...nothingCounted, ...values });

test('the sentence beside the submit button says the next step', () => {
  expect(step({})).toBe('Start with the attendance.');
  expect(step({ attendance: 342 })).toBe('Ready to submit.');
  expect(step({ attendance: 342, males: 154, females: 180 })).toBe(
    'Add 8 to Males or Females, or change the attendance.',
  );
  expect(step({ attendance: 10, adults: 8, children: 3, teens: 1 })).toBe(
    'Take 2 from Adults, Children or Teens, or change the attendance.',
  );
  expect(step({ attendance: 3, adults: 1, children: 1, teens: 1, males: 1, females: 2 })).toBe(
    'Both totals agree. Ready to submit.',
  );
});

test('age hints follow the church’s policy', () => {
  const policy = { teenFrom: 12, adultFrom: 18 };
  expect(hintFor('children', policy, 'church')).toBe('0 to 11');
  expect(hintFor('teens', policy, 'church')).toBe('12 to 17');
  expect(hintFor('adults', policy, 'church')).toBe('18 and older');
  expect(hintFor('adults', null, 'church')).toBe('20 and older');
});
