import * as z from 'zod/mini';
import { isStorableText } from '../values/text.ts';

const words = (most: number) =>
  z.optional(
    z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(most, `Use at most ${most} characters`),
        z.refine(isStorableText, 'Remove the unreadable characters'),
      ),
  );

/** The parts of a list's address that a saved list keeps, under their names in the address. No page, and no row that is open. */
export const listQuestion = z.object({
  /** Text that is looked for. */
  q: words(100),
  /** Field that orders the rows. */
  sort: words(60),
  /** Descending. */
  down: z.optional(z.literal(true)),
  archived: z.optional(z.literal(true)),
  /** `field:value`, one behind the other. */
  only: words(2000),
  /** View of the rows other than a list. */
  view: words(20),
});
export type ListQuestion = z.infer<typeof listQuestion>;

const parts = Object.keys(listQuestion.shape) as (keyof ListQuestion)[];

/** The question in what an address says, without the parts that are empty. */
export function questionIn(said: ListQuestion): ListQuestion {
  return Object.fromEntries(
    parts.flatMap((part) => (said[part] === undefined ? [] : [[part, said[part]]])),
  );
}

/** `field:value` in an order of their own: the order in which somebody chose filters says nothing. */
function filtersText({ only = '' }: ListQuestion): string {
  return only.split(',').toSorted().join(',');
}

export function isSameQuestion(one: ListQuestion, other: ListQuestion): boolean {
  if (filtersText(one) !== filtersText(other)) return false;
  return parts.every((part) => part === 'only' || one[part] === other[part]);
}

/** Whether it narrows the rows. */
export function isNarrowing({ q, only, archived }: ListQuestion): boolean {
  return q !== undefined || only !== undefined || archived === true;
}
