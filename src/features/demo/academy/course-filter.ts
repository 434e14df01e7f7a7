import type { Course, CourseCategory } from '#domain/demo/academy/entities.ts';
import { searchIn } from '../../../demo/search-in.ts';

/** The choice of courses: by a category's slug, and with or without those that were completed. */
export interface CourseFilter {
  category: string | null;
  hidesCompleted: boolean;
}

/** The filter as an address says it. */
export type CourseSearch = Partial<Record<'category' | 'completed', string>>;

export function filterOf({ category, completed }: CourseSearch): CourseFilter {
  return { category: category ?? null, hidesCompleted: completed === 'hidden' };
}

export function searchOf({ category, hidesCompleted }: CourseFilter): CourseSearch {
  return {
    ...(category !== null && { category }),
    ...(hidesCompleted && { completed: 'hidden' }),
  };
}

/** Courses of the filter that say these words in their title, in their description, or in the name of their category. */
export function shownCourses(
  courses: readonly Course[],
  categories: readonly CourseCategory[],
  { category, hidesCompleted }: CourseFilter,
  typed: string,
): readonly Course[] {
  const titles = new Map(categories.map(({ slug, title }) => [slug, title]));
  const chosen = courses.filter(
    (course) =>
      (category === null || course.category === category) &&
      !(hidesCompleted && course.progress.completed > 0),
  );
  const textOf = (course: Course) =>
    [course.title, course.description, titles.get(course.category) ?? ''].join('\n');
  return searchIn(chosen, textOf)(typed);
}
