import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { byId, onDevice } from '../demo-operation.ts';
import { course, courseCategory, courseProgress, courseWithSteps } from './entities.ts';

const base = '/api/apps/academy';

export const listCategories = defineOperation({
  ...onDevice,
  name: 'demo.academy.categories',
  method: 'GET',
  path: `${base}/categories`,
  input: z.object({}),
  output: z.array(courseCategory),
  summary: 'The categories of courses, by their titles',
});

export const listCourses = defineOperation({
  ...onDevice,
  name: 'demo.academy.courses',
  method: 'GET',
  path: `${base}/courses`,
  input: z.object({}),
  output: z.array(course),
  summary: 'All courses',
});

export const readCourse = defineOperation({
  ...onDevice,
  name: 'demo.academy.course',
  method: 'GET',
  path: `${base}/courses/course`,
  input: byId,
  output: z.nullable(courseWithSteps),
  summary: 'A course with its steps; null when there is none with this id',
});

/** Ours: the specification keeps no progress. */
export const changeCourse = defineOperation({
  ...onDevice,
  name: 'demo.academy.change',
  method: 'PATCH',
  path: `${base}/courses/course`,
  input: z.object({ id: z.string(), course: z.object({ progress: z.optional(courseProgress) }) }),
  output: z.nullable(course),
  summary: 'Keeps how far somebody is in a course; null when there is none with this id',
});
