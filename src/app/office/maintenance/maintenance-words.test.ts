import { expect, test } from 'vitest';
import { maintenanceWords } from './maintenance-words.ts';

const at = (time: string) => Date.parse(`2026-11-22T${time}+02:00`);
const now = at('22:18:30');
const from = '2026-11-22T22:00:00+02:00';

test('S2-086 issue 10.27: the end that is named, and how far the work is', () => {
  const until = new Date(at('22:30:00')).toISOString();
  const { title, progress } = maintenanceWords({ from, until }, now);
  expect(title).toMatch(/^Back( on Sunday, 22 November)? at \d\d:30$/);
  expect(progress).toEqual({ value: 18, of: 30, words: '18 of 30 minutes' });
  expect(maintenanceWords({ until }, now).progress).toBeNull();
});

test('an end on another day names the day', () => {
  const until = '2026-11-25T06:00:00+02:00';
  expect(maintenanceWords({ until }, now).title).toMatch(/^Back on Wednesday,? 25 November at /);
});

test.each([
  ['no end', {}],
  ['an end that is over', { from, until: '2026-11-22T22:10:00+02:00' }],
  ['an end that is no time', { from, until: 'half past ten' }],
])('%s is not promised', (_, times) => {
  expect(maintenanceWords(times, now)).toEqual({ title: 'We are back soon', progress: null });
});
