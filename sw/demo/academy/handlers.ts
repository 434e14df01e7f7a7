import * as operations from '#domain/demo/academy/operations.ts';
import { Failure } from '#domain/errors.ts';
import { allCategories, allCourses, courseWith } from '#store/demo/academy/queries.ts';
import { handle } from '../demo-app.ts';
import { rowsOf } from '../rows.ts';

const courses = rowsOf((demo) => demo.course);

const change = handle(operations.changeCourse, async (demo, { id, course }) => {
  const before = await courses.one(demo, { id });
  if (!before) return null;
  if (course.progress && course.progress.currentStep >= before.totalSteps) {
    throw new Failure('validation', `Choose one of the ${before.totalSteps} steps`);
  }
  return courses.change(demo, id, course);
});

export const academyHandlers = [
  handle(operations.listCategories, allCategories),
  handle(operations.listCourses, allCourses),
  handle(operations.readCourse, (demo, { id }) => courseWith(demo, id)),
  change,
];
