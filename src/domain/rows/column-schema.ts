import * as z from 'zod/mini';
import type { Column } from './column.ts';

/** The schema of a column whose values this one takes. */
export function columnOf<Value>(value: z.ZodMiniType<Value>): z.ZodMiniType<Column<Value>> {
  return z.union([
    z.array(value),
    z.object({ all: value, times: z.number() }),
    z.object({ of: z.array(value), places: z.string() }),
    z.object({ ids: z.string() }),
    z.object({ since: z.number(), after: z.array(z.number()) }),
  ]);
}
