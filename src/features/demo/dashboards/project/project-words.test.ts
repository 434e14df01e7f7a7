import { expect, test } from 'vitest';
import {
  budgetLine,
  distributionSummary,
  issuesData,
  issuesSummary,
  planWords,
} from './project-words.ts';

const week = {
  newIssues: [24, 31, 18, 27, 36, 12, 9],
  closedIssues: [19, 26, 22, 30, 28, 15, 7],
  fixed: 82,
  wontFix: 14,
  reOpened: 9,
  needsTriage: 22,
};

test('closed issues are bars, new ones a line, and a sentence says both', () => {
  expect(issuesData(week).series.map(({ name, over }) => [name, over])).toEqual([
    ['Closed', undefined],
    ['New', true],
  ]);
  expect(issuesSummary(week)).toBe('157 new issues, most on Fri, and 147 closed.');
});

test('the part with the most tasks is named, and none where there are none', () => {
  const parts = [
    { name: 'Choir', tasks: 3 },
    { name: 'Sound', tasks: 9 },
  ];
  expect(distributionSummary({ parts, newTasks: 1, completed: 2 })).toBe(
    'Sound has the most: 9 tasks.',
  );
  expect(distributionSummary({ parts: [], newTasks: 0, completed: 0 })).toBe('');
});

test.each([
  [0, 100, 'plenty'],
  [20, 80, 'plenty'],
  [21, 79, 'some'],
  [70, 30, 'some'],
  [71, 29, 'little'],
  [104, -4, 'little'],
])('3.1 of 100 spent %i leaves %i percent: %s', (expenses, remainingShare, left) => {
  const line = budgetLine({ type: 'Sound', total: 100, expenses });
  expect(line).toMatchObject({ remaining: 100 - expenses, remainingShare, left });
});

test('a budget of nothing has no share', () => {
  expect(budgetLine({ type: 'None', total: 0, expenses: 0 }).spentShare).toBe(0);
});

test.each([
  [-2, '2% below projected'],
  [2, '2% above projected'],
  [0, 'as planned'],
])('%i is %s', (overPlan, words) => {
  expect(planWords(overPlan)).toBe(words);
});
