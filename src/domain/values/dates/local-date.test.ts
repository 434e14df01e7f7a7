import { expect, test } from 'vitest';
import { dateInZone, dateWithYear, timeInZone } from './local-date.ts';

test('issue 12: a date of any year is read with its month and its year', () => {
  expect(dateWithYear('2026-11-02')).toBe('2 Nov 2026');
  expect(dateWithYear('1998-01-31')).toBe('31 Jan 1998');
  expect(dateWithYear('someday')).toBe('someday');
});

test('issue 13: a zone that a browser does not know by its name leaves the page, by the clock of the device', () => {
  const instant = new Date('2026-11-22T10:30:00.000Z');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(dateInZone(instant, 'Africa/Atlantis')).toBe(dateInZone(instant, timeZone));
  expect(timeInZone(instant, 'Africa/Atlantis')).toBe(timeInZone(instant, timeZone));
  expect(timeInZone(instant, 'Africa/Johannesburg')).toBe('12:30');
});
