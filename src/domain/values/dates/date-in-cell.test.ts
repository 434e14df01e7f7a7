import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateInCell } from './date-in-cell.ts';
import { writtenDate } from './written-date.ts';

const inEnglish = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const named = (option: Intl.DateTimeFormatOptions) => {
  const format = inEnglish(option);
  return (day: Date) => format.format(day);
};
const [long, short] = [named({ month: 'long' }), named({ month: 'short' })];
const [weekday, shortWeekday] = [named({ weekday: 'long' }), named({ weekday: 'short' })];

/** The ways in which people and programs write a day. */
const ways: ((day: Date, iso: string) => string)[] = [
  (_day, iso) => iso,
  (_day, iso) => iso.replaceAll('-', '/'),
  (_day, iso) => iso.split('-').toReversed().join('/'),
  (day) => `${day.getUTCDate()} ${long(day)} ${day.getUTCFullYear()}`,
  (day) => `${day.getUTCDate()} ${short(day).toUpperCase()} ${day.getUTCFullYear()}`,
  (day) => `${day.getUTCDate()}-${short(day)}-${day.getUTCFullYear()}`,
  (day) => `${long(day)} ${day.getUTCDate()}, ${day.getUTCFullYear()}`,
  (day) => `${short(day)}. ${day.getUTCDate()} ${day.getUTCFullYear()}`,
  (day) => `${weekday(day)} ${day.getUTCDate()} ${long(day)} ${day.getUTCFullYear()}`,
  (day) => `${shortWeekday(day)}, ${short(day)} ${day.getUTCDate()}, ${day.getUTCFullYear()}`,
  (day) => String(Math.round((day.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000)),
];

test('issue 13: a day is read back from each way of writing it', () => {
  const days = fc.date({
    min: new Date('1950-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, fc.constantFrom(...ways), (instant, write) => {
      const iso = instant.toISOString().slice(0, 10);
      expect(dateInCell(` ${write(new Date(`${iso}T00:00:00Z`), iso)} `)).toBe(iso);
    }),
  );
});

test.each([
  ['3rd of May 2024', '2024-05-03'],
  ['45415', '2024-05-03'],
  ['45415.375', '2024-05-03'],
  ['31 April 2024', null],
  ['May 2024', null],
  ['3 May', null],
  ['3 Mai 2024 in the hall', null],
  ['Sunday', null],
  ['12000', null],
  ['99999', null],
  ['120', null],
])('issue 13: the cell "%s" is the day %s', (text, day) => {
  expect(dateInCell(text)).toBe(day);
});

test('issue 13: five digits are a day of a spreadsheet alone, where no column says that they are', () => {
  expect(writtenDate('45415')).toBeNull();
});
