import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInstant } from './instant.ts';

test('every moment that a clock can say is an instant', () => {
  fc.assert(fc.property(fc.date({ noInvalidDate: true }), (date) => isInstant(date.toISOString())));
});

test.each([
  '2026-11-22T09:41:00Z',
  '2026-11-22T09:41:00.123456+00:00',
  '2026-11-22T09:41:00+02:00',
  '+275760-09-13T00:00:00.000Z',
])('%s is an instant, as the database or a device writes it', (text) => {
  expect(isInstant(text)).toBe(true);
});

test.each([
  'yesterday',
  '',
  '2026',
  '2026-11-22',
  '2026-11-22T09:41:00',
  '2026-13-22T09:41:00Z',
  '2026-11-22T25:41:00Z',
  '-000000-01-01T00:00:00Z',
  'Sun Nov 22 2026',
  '2026-11-22T09:41:00Z\n',
])('issue 10.4: %j is no instant', (text) => {
  expect(isInstant(text)).toBe(false);
});
