import type { Course, CourseCategory, CourseWithSteps } from '#domain/demo/academy/entities.ts';
import type { DemoDatabase } from '../database.ts';

export function allCategories(demo: DemoDatabase): Promise<CourseCategory[]> {
  return demo.courseCategory.orderBy('title').toArray();
}

export function allCourses(demo: DemoDatabase): Promise<Course[]> {
  return demo.course.toArray();
}

export async function courseWith(demo: DemoDatabase, id: string): Promise<CourseWithSteps | null> {
  const course = await demo.course.get(id);
  return course ? { ...course, steps: await demo.courseStep.toArray() } : null;
}
