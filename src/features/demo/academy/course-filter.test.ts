import { expect, test } from 'vitest';
import type { Course } from '#domain/demo/academy/entities.ts';
import { type CourseFilter, filterOf, searchOf, shownCourses } from './course-filter.ts';

function course(title: string, category: string, completed: number, description = ''): Course {
  return {
    id: title,
    title,
    slug: title,
    description,
    category,
    duration: 30,
    totalSteps: 11,
    updatedAt: '2026-11-01T07:00:00.000Z',
    featured: false,
    progress: { currentStep: 0, completed },
  };
}

const courses = [
  course('Counting', 'ushers', 0, 'Doors and tally mode'),
  course('Parking', 'ushers', 2),
  course('Tea', 'welcome', 1, 'After the doors close'),
];
const categories = [
  { id: '1', title: 'Ushers', slug: 'ushers' },
  { id: '2', title: 'Welcome', slug: 'welcome' },
];
const all: CourseFilter = { category: null, hidesCompleted: false };

const shown = (filter: Partial<CourseFilter>, typed = '') =>
  shownCourses(courses, categories, { ...all, ...filter }, typed).map(({ title }) => title);

test('words are found in title, description and category, whatever the case', () => {
  expect(shown({}, ' DOORS ')).toEqual(['Counting', 'Tea']);
  expect(shown({}, 'park')).toEqual(['Parking']);
  expect(shown({}, 'usher')).toEqual(['Counting', 'Parking']);
  expect(shown({}, 'roof')).toEqual([]);
});

test('category, words and what is completed choose together', () => {
  expect(shown({ category: 'ushers' })).toEqual(['Counting', 'Parking']);
  expect(shown({ hidesCompleted: true })).toEqual(['Counting']);
  expect(shown({ category: 'welcome' }, 'doors')).toEqual(['Tea']);
  expect(shown({ category: 'welcome', hidesCompleted: true }, 'doors')).toEqual([]);
});

test('an address says the filter, and a filter its address', () => {
  const filter = { category: 'ushers', hidesCompleted: true };
  expect(searchOf(filter)).toEqual({ category: 'ushers', completed: 'hidden' });
  expect(filterOf(searchOf(filter))).toEqual(filter);
  expect(searchOf(all)).toEqual({});
  expect(filterOf({ completed: 'anything' })).toEqual(all);
});
