import type { DomainFeature } from '../../domain-feature.ts';
import { changeCourse, listCategories, listCourses, readCourse } from './operations.ts';

export const feature: DomainFeature = {
  operations: [listCategories, listCourses, readCourse, changeCourse],
};
