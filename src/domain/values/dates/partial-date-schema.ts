import * as z from 'zod/mini';

const part = (min: number, max: number, says: string) =>
  z.optional(z.number(says).check(z.int(says), z.minimum(min, says), z.maximum(max, says)));

/** A day of which a part may be unknown. The parts stand in the order in which the database answers them (by length). */
export const partialDate = z.object({
  day: part(1, 31, 'Write a day from 1 to 31'),
  year: part(1800, 2200, 'Write the year with four digits, such as 1984'),
  month: part(1, 12, 'Check the month: there are 12'),
});
