import { expect, test } from 'vitest';
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
