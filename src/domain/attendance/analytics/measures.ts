import { countFields } from '../definitions.ts';

/** Numbers of a report that are added up. Offerings in cents. */
export const measures = [...countFields, 'offering'] as const;
export type Measure = (typeof measures)[number];

/** Lines of age and of gender: each is one of the numbers. */
export const partsOf = {
  age: ['adults', 'children', 'teens'],
  gender: ['males', 'females'],
} as const satisfies Record<string, readonly Measure[]>;
