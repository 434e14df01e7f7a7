import { expect, test } from 'vitest';
import type { Church, Service } from '#domain/churches/entities.ts';
import { reportTargetOf } from './report-target.ts';
import { serviceLike } from './service-like.ts';

const church: Church = {
  id: 'soweto',
  churchGroupId: null,
  name: 'Soweto',
  shortCode: 'SOW',
  timeZone: 'Africa/Johannesburg',
  status: 'active',
};
const service = (id: string, over: Partial<Service> = {}): Service => ({
  id,
  churchId: 'soweto',
  name: id,
  kind: 'sunday',
  weekdays: [0],
  startTime: '08:00',
  status: 'active',
  sort: 1,
  ...over,
});
const first = service('First service');
const second = service('Second service', { sort: 2 });
const known = {
  church,
  services: [second, first],
  mayCount: true,
  day: { today: '2026-11-21', said: '2026-11-21', sure: true },
  shown: null,
  toCount: null,
};

test('without a choice it is the first service and the day that is due', () => {
  const target = reportTargetOf({ churchId: 'soweto', serviceId: null, date: null }, known);
  expect([target?.serviceId, target?.date]).toEqual(['First service', '2026-11-15']);
});

test('issue 10.18: without a choice it is the due service that still has to be counted', () => {
  const toCount = 'Second service';
  const start = { churchId: 'soweto', serviceId: 'First service', date: null };
  expect(reportTargetOf(start, { ...known, toCount })?.serviceId).toBe('Second service');
  expect(reportTargetOf({ ...start, date: '2026-11-15' }, { ...known, toCount })?.serviceId).toBe(
    'First service',
  );
  expect(reportTargetOf(start, { ...known, toCount, shown: 'First service' })?.serviceId).toBe(
    'First service',
  );
});

test('a service that was removed meanwhile says so and keeps its numbers', () => {
  const services = [service('Old', { status: 'removed' }), first];
  const chosen = { churchId: 'soweto', serviceId: 'Old', date: '2026-11-15' };
  const target = reportTargetOf(chosen, { ...known, services });
  expect(target?.serviceId).toBe('Old');
  expect(target?.serviceProblem).toBe('Old was removed. Choose another service');
});

test('a church that was just lost says so and what to do', () => {
  const chosen = { churchId: 'soweto', serviceId: null, date: null };
  const target = reportTargetOf(chosen, { ...known, mayCount: false });
  expect(target?.churchProblem).toContain('Soweto is no longer yours to count. Choose another');
});

test('another church counts the service of the same name, else its first', () => {
  const other = service('x', { churchId: 'tshwane', name: 'Second service', sort: 9 });
  const early = service('y', { churchId: 'tshwane', name: 'Dawn', sort: 1 });
  expect(serviceLike([early, other], 'tshwane', 'Second service')?.id).toBe('x');
  expect(serviceLike([early, other], 'tshwane', 'Youth')?.id).toBe('y');
});

test('a service that is removed while its form is open stays, with what is wrong', () => {
  const gone = service('First service', { status: 'removed' });
  const start = { churchId: 'soweto', serviceId: null, date: null };
  const services = [second, gone];
  const target = reportTargetOf(start, { ...known, services, shown: gone.id });
  expect([target?.serviceId, target?.serviceProblem]).toEqual([
    'First service',
    'First service was removed. Choose another service',
  ]);
  expect(reportTargetOf(start, { ...known, services })?.serviceId).toBe('Second service');
});
