import * as z from 'zod/mini';

/**
 * An edit of a field. What it was is compared and never stored, so it may be what no rule of today
 * allows; what it shall be follows the field's own rule.
 */
export function givenEdit<Value extends z.core.$ZodType, Was extends z.core.$ZodType>(
  shallBe: Value,
  was: Was,
) {
  return z.object({ was, shallBe });
}

/** The same, where the field may be left as it is. */
export function fieldEdit<Value extends z.core.$ZodType, Was extends z.core.$ZodType>(
  shallBe: Value,
  was: Was,
) {
  return z.optional(givenEdit(shallBe, was));
}

const clash = z.object({
  field: z.string(),
  now: z.unknown(),
  byName: z.nullable(z.string()),
  at: z.nullable(z.string()),
});

/** Answer to a refused edit: the fields that clash, their values now, and their authors. */
export const clashes = z.object({ clashes: z.array(clash) });
