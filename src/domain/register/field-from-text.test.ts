import { describe, expect, test } from 'vitest';
import { churches } from '../churches/churches.ts';
import { fieldFromText, idsByTitle } from './field-from-text.ts';
import type { FieldInput } from './register.ts';

const soweto = { id: 'soweto', name: 'Soweto' };
const ids = idsByTitle(
  [soweto, { id: 'one', name: 'Zone A' }, { id: 'two', name: 'zone a' }],
  ({ name }) => [name],
);
const read = (input: FieldInput, text: string) =>
  fieldFromText({ label: 'Field', input }, text, ids);

describe('issue 12: a cell of a file becomes a value', () => {
  test.each<[FieldInput, string, unknown]>([
    [{ kind: 'line', max: 20 }, ' Orlando  ', 'Orlando'],
    [{ kind: 'line', max: 20 }, '  ', null],
    [{ kind: 'number', min: 1, max: 5000 }, '1 200', 1200],
    [{ kind: 'flag', on: 'Meets online', off: 'Meets in person' }, 'JA', true],
    [{ kind: 'flag', on: 'Meets online', off: 'Meets in person' }, 'meets in person', false],
    [{ kind: 'choice', options: { group: 'Takes attendance' } }, 'takes Attendance', 'group'],
    [{ kind: 'time' }, '19h30', '19:30'],
    [{ kind: 'time' }, '7 pm', '19:00'],
    [{ kind: 'time' }, '12:15 AM', '00:15'],
    [{ kind: 'time' }, '9:05:00', '09:05'],
    [{ kind: 'weekdays' }, 'Thu and Tuesdays', [2, 4]],
    [{ kind: 'weekdays' }, 'Sunday;Sun', [0]],
    [
      { kind: 'schedule', clock: 'churchId' },
      'Thursdays 18h30',
      'DTSTART:20260101T183000\nRRULE:FREQ=WEEKLY;BYDAY=TH',
    ],
    [{ kind: 'reference', to: () => churches as never }, 'SOWETO', 'soweto'],
  ])('%o: %s', (input, text, value) => {
    expect(read(input, text)).toEqual({ value });
  });

  test.each<[FieldInput, string, string]>([
    [{ kind: 'number', min: 1, max: 50 }, '51', 'Write a number from 1 to 50'],
    [{ kind: 'number', min: 1, max: 50 }, 'many', 'Write a number from 1 to 50'],
    [{ kind: 'flag', on: 'Online', off: 'In person' }, 'maybe', 'Write “Online” or “In person”'],
    [
      { kind: 'choice', options: { a: 'Open', b: 'Closed' } },
      '?',
      'Write one of these: Open, Closed',
    ],
    [{ kind: 'time' }, '25:00', 'Write the time like 19:00'],
    [{ kind: 'time' }, '13 pm', 'Write the time like 19:00'],
    [{ kind: 'time' }, 'evening', 'Write the time like 19:00'],
    [{ kind: 'weekdays' }, 'Tuesday, Sometimes', 'Write days like “Tuesday, Thursday”'],
    [{ kind: 'reference', to: () => churches as never }, 'Wyk 7', 'No church is called “Wyk 7”'],
    [{ kind: 'reference', to: () => churches as never }, 'Zone A', '2 are called “Zone A”'],
  ])('%o: %s has a sentence', (input, text, problem) => {
    expect(read(input, text)).toEqual({ problem });
  });
});
