import { expect, test } from 'vitest';
import { churchAttendanceReport } from '#domain/attendance/definitions.ts';
import type { ReportDraft } from '#store/attendance/draft.ts';
import { findingsOf, type Surroundings } from './findings.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';

const around: Surroundings = {
  definition: churchAttendanceReport,
  today: '2026-11-22',
  allowBackdateDays: 60,
  recent: [],
  typed: {},
  churchProblem: null,
  serviceProblem: null,
};

const draft: ReportDraft = {
  key: 'k',
  accountId: 'a',
  form: 'church-attendance-report',
  churchId: 'c',
  serviceId: 's',
  date: '2026-11-22',
  groupId: null,
  basedOn: null,
  submissionId: 'i',
  savedAt: 1,
  values: { ...nothingCounted, attendance: 10 },
};

const values = (changed: Partial<ReportDraft['values']>): ReportDraft => ({
  ...draft,
  values: { ...draft.values, ...changed },
});

test('a counted service has nothing to say', () => {
  expect(findingsOf(draft, around)).toEqual([]);
});

test('issue 10.33: what was typed and cannot be read stops the report; a church that was lost is asked about', () => {
  const found = findingsOf(draft, {
    ...around,
    typed: { adults: 'Enter 0 or more' },
    churchProblem: 'Soweto is no longer yours to count. Choose another church',
  });
  expect(found.map(({ field, severity }) => [field, severity])).toEqual([
    ['adults', 'stop'],
    ['churchId', 'confirm'],
  ]);
});

test('a service that did not take place needs a reason; numbers in the draft do not stop it', () => {
  const without = findingsOf(values({ didNotMeet: true }), around);
  expect(without.map(({ field }) => field)).toEqual(['didNotMeetReason']);
  const reason = values({ didNotMeet: true, didNotMeetReason: 'Water outage' });
  expect(findingsOf(reason, around)).toEqual([]);
});
