import * as z from 'zod/mini';
import { instant } from '../../values/dates/instant.ts';
import { rowId } from '../text.ts';

/** Subject of courses, such as the work of ushers. */
export const courseCategory = z.object({ id: rowId, title: z.string(), slug: z.string() });
export type CourseCategory = z.infer<typeof courseCategory>;

/** How far somebody is. */
export const courseProgress = z.object({
  /** Order of the step to go on with, from 0. */
  currentStep: z.int().check(z.minimum(0)),
  /** How often the course was walked to its end. */
  completed: z.int().check(z.minimum(0)),
});
export type CourseProgress = z.infer<typeof courseProgress>;

/** S3-038. */
export const course = z.object({
  id: rowId,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Slug of its category. */
  category: z.string(),
  /** Minutes. */
  duration: z.int(),
  totalSteps: z.int(),
  updatedAt: instant,
  featured: z.boolean(),
  progress: courseProgress,
});
export type Course = z.infer<typeof course>;

/** One page of a course; all courses have the same ones. */
export const courseStep = z.object({
  order: z.int(),
  title: z.string(),
  subtitle: z.string(),
  /** HTML. */
  content: z.string(),
});
export type CourseStep = z.infer<typeof courseStep>;

export const courseWithSteps = z.extend(course, { steps: z.array(courseStep) });
export type CourseWithSteps = z.infer<typeof courseWithSteps>;
