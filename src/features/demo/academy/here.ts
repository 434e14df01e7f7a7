import type { CourseWithSteps } from '#domain/demo/academy/entities.ts';
import { changeCourse } from '#domain/demo/academy/operations.ts';
import { allCategories, allCourses, courseWith } from '#store/demo/academy/queries.ts';
import { onDemo } from '../../../api/live-queries/on-demo.ts';
import type { Saving } from '../../../demo/use-row-edits.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const coursesHere = onDemo(allCourses);
export const categoriesHere = onDemo(allCategories);
export const courseHere = onDemo(courseWith);

export const savingCourse: Saving<CourseWithSteps, typeof changeCourse> = {
  operation: changeCourse,
  input: (id, { progress }) => ({ id, course: progress ? { progress } : {} }),
  delayMs: 300,
};
