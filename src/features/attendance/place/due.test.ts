import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedOfServices } from '#domain/attendance/expected/expected-services.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { dueDate, nextService } from './due.ts';

test('the report that is due is that of the latest day the service takes place', () => {
  expect(dueDate({ weekdays: [0] }, '2026-11-21')).toBe('2026-11-15');
  expect(dueDate({ weekdays: [0] }, '2026-11-22')).toBe('2026-11-22');
  expect(dueDate({ weekdays: [0, 3] }, '2026-11-21')).toBe('2026-11-18');
  expect(dueDate({ weekdays: [] }, '2026-11-21')).toBe('2026-11-21');
});

test('after the last service comes the first', () => {
  const services = [{ id: 'a' }, { id: 'b' }];
  expect(nextService(services, 'a')?.id).toBe('b');
  expect(nextService(services, 'b')?.id).toBe('a');
  expect(nextService([], 'a')).toBeUndefined();
});

test('issue 14: the day that is due is the last one of the rule that says what is missing', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days)),
      (weekdays, today) => {
        const service = {
          id: 'first',
          churchId: 'soweto',
          kind: 'sunday' as const,
          weekdays,
          startTime: '00:00',
          status: 'active' as const,
          sort: 0,
        };
        const due = expectedOfServices(
          {
            churches: [{ id: 'soweto', status: 'active', timeZone: 'Africa/Johannesburg' }],
            services: [service],
            policies: [],
            groups: [],
            groupTypes: [],
            reports: [],
          },
          { from: addDays(today, -7), to: today, now: 0 },
        );
        expect(dueDate(service, today)).toBe(due.at(-1)?.date);
      },
    ),
  );
});
