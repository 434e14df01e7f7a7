import { expect, test } from 'vitest';
import { categoryTone, completedWords, percentOf, startWords, stepWords } from './words.ts';

const of = (currentStep: number, completed: number) => ({
  progress: { currentStep, completed },
  totalSteps: 11,
});

test.each([
  [0, 0, 'Start', 'Not started', null],
  [0, 1, 'Start again', null, 'Completed once'],
  [3, 0, 'Continue', 'Step 4 of 11', null],
  [10, 2, 'Continue', 'Step 11 of 11', 'Completed twice'],
  [1, 3, 'Continue', 'Step 2 of 11', 'Completed 3 times'],
])('at step %i, completed %i times', (currentStep, completed, start, step, times) => {
  const course = of(currentStep, completed);
  expect([startWords(course), stepWords(course), completedWords(course)]).toEqual([
    start,
    step,
    times,
  ]);
});

test('percent are of the steps that are behind', () => {
  expect([percentOf(0, 11), percentOf(5, 11), percentOf(10, 11)]).toEqual([0, 45, 91]);
});

test('a category has its colour, and one that came later none', () => {
  expect([categoryTone('ushers'), categoryTone('music')]).toEqual(['info', 'neutral']);
});
