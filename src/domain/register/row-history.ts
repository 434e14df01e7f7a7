import * as z from 'zod/mini';
import { withValues } from '../rows/row-values.ts';
import { instant } from '../values/dates/instant.ts';
import { uuid } from '../values/uuid.ts';

/** One thing that was done to a row, by whom and when (ISO, the server's clock). */
export const rowEvent = z.object({
  id: uuid,
  at: instant,
  byName: z.string(),
  what: z.enum(['created', 'changed', 'imported', 'merged', 'unmerged', 'erased']),
  /**
   * Value of each changed field before and after; none where the row is new. Of a merge, and of one that was taken
   * back, the first is `withWhom`, the name of the other row.
   */
  changes: z.array(z.object({ field: z.string(), was: z.unknown(), became: z.unknown() })),
});
export type RowEvent = z.infer<typeof rowEvent>;

/** In the place of a field: the row that became one with this one, by its title. */
export const withWhom = 'withWhom';

/** The fields before and after an event, as rows: both may name other rows. */
export function sidesOf({ changes }: Pick<RowEvent, 'changes'>): object[] {
  return changes.flatMap(({ field, was, became }) => [
    withValues({}, [[field, was]]),
    withValues({}, [[field, became]]),
  ]);
}

/** The events that changed one of these fields, with nothing else of what they changed. */
export function eventsOfFields(events: readonly RowEvent[], fields: readonly string[]): RowEvent[] {
  return events.flatMap((event) => {
    const changes = event.changes.filter(({ field }) => fields.includes(field));
    return changes.length === 0 ? [] : [{ ...event, changes }];
  });
}
