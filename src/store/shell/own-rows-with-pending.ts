import type { QueuePolicy } from '#domain/operation.ts';
import type { Store } from '../database.ts';
import { type WithPending, withPending } from '../outbox/with-pending.ts';

/** A row that a queued item deletes: no list shows it. */
export interface Removable {
  removed?: boolean;
}

/** A person's own rows of one entity, with their pending changes applied. */
export function ownRowsWithPending<Row extends { id: string }>(
  store: Store,
  entity: string,
  policies: Readonly<Record<string, QueuePolicy<never>>>,
  rows: readonly Row[],
): Promise<WithPending<Row>[]> {
  return withPending<Row>(store, {
    policies,
    entity,
    rows,
    matches: (row) => !(row as Row & Removable).removed,
    // A row that an item made carries its id; a changed row may be changed once more without harm.
    settled: async () => new Set(rows.map(({ id }) => id)),
  });
}
