import { expect, test } from 'vitest';
import { nobodyMarked } from './marks.ts';
import { attendedOn, type MetOn, sinceLastTime, streakOf, streakWords } from './streaks.ts';

const me = 'naledi';
const days = ['2026-11-18', '2026-11-11', '2026-11-04', '2026-10-28', '2026-10-21'];

/** Meetings a week apart, the newest first: P present, A absent, - not marked, F the first visit. */
const met = (marks: string, on: readonly string[] = days): MetOn[] =>
  Array.from(marks, (letter, at) => ({
    ...nobodyMarked,
    date: on[at] ?? '',
    present: 'PF'.includes(letter) ? [me] : [],
    absent: letter === 'A' ? [me] : [],
    firstTimers: letter === 'F' ? [me] : [],
  }));

const words = (rolls: MetOn[]) => streakWords(streakOf(attendedOn(rolls, me)));

test.each([
  ['PPPPP', 'Present 5 times in a row'],
  ['PA', 'Present last time'],
  ['AP', 'Absent last time'],
  ['AAAP', 'Absent 3 weeks'],
  ['-A-AP', 'Absent 2 times in a row'],
  ['A-AP', 'Absent 2 times in a row'],
  ['---', null],
  ['', null],
])('the newest of %s is told as "%s"', (marks, says) => {
  expect(words(met(marks))).toBe(says);
});

test('meetings of every month are not told in weeks', () => {
  const months = ['2026-11-18', '2026-10-18', '2026-09-18'];
  expect(words(met('AAA', months))).toBe('Absent 3 times in a row');
});

test('rolls are read by their dates, in whatever order they are', () => {
  expect(words(met('AAP').toReversed())).toBe('Absent 2 weeks');
});

const next = '2026-11-25';

test.each([
  ['A', 'Absent last week'],
  ['AAP', 'Absent 2 weeks'],
  ['F', 'Second visit'],
  ['AF', 'Second visit'],
  ['PF', null],
  ['PPA', null],
  ['-', null],
])('before the next meeting, %s reads "%s"', (marks, says) => {
  expect(sinceLastTime(met(marks), me, next)).toBe(says);
});

test('the last meeting is not called last week where it was a month ago', () => {
  expect(sinceLastTime(met('A'), me, '2026-12-16')).toBe('Absent last time');
});
