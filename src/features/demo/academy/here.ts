import type { CourseWithSteps } from '#domain/demo/academy/entities.ts';
import { changeCourse } from '#domain/demo/academy/operations.ts';
import { allCategories, allCourses, courseWith } from '#store/demo/academy/queries.ts';
import { keptOnDemo } from '../../../api/live-queries/kept-on-demo.ts';
import type { Saving } from '../../../demo/use-row-edits.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const coursesHere = keptOnDemo(allCourses);
export const categoriesHere = keptOnDemo(allCategories);
export const courseHere = keptOnDemo(courseWith);

export const savingCourse: Saving<CourseWithSteps, typeof changeCourse> = {
  operation: changeCourse,
  input: (id, { progress }) => ({ id, course: progress ? { progress } : {} }),
  delayMs: 300,
};
