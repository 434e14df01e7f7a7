import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeInZone } from '../../values/dates/local-date.ts';
import { quietUntil } from './quiet-hours.ts';

const zone = 'Africa/Johannesburg';
const at = (instant: string) => quietUntil(new Date(instant), zone)?.toISOString() ?? null;

test('issue 14: from nine in the evening to seven in the morning it is quiet, by the clock of the church', () => {
  expect(at('2026-11-22T18:59:59Z')).toBeNull();
  expect(at('2026-11-22T19:00:00Z')).toBe('2026-11-23T05:00:00.000Z');
  expect(at('2026-11-23T00:30:00Z')).toBe('2026-11-23T05:00:00.000Z');
  expect(at('2026-11-23T05:00:00Z')).toBeNull();
});

test('issue 14: the night ends at seven in every zone, also when clocks change in it', () => {
  const instant = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2029-01-01'),
    noInvalidDate: true,
  });
  const zones = fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Lord_Howe', zone);
  fc.assert(
    fc.property(instant, zones, (now, timeZone) => {
      const until = quietUntil(now, timeZone);
      if (!until) return;
      expect(timeInZone(until, timeZone)).toBe('07:00');
      expect(until.getTime()).toBeGreaterThan(now.getTime());
      expect(until.getTime() - now.getTime()).toBeLessThanOrEqual(11.5 * 3_600_000);
    }),
  );
});
