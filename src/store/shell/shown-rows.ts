import type { QueuePolicy } from '#domain/operation.ts';
import type { Store } from '../database.ts';
import { type Shown, withPending } from '../outbox/with-pending.ts';

/** A row that a queued item deletes: it is gone for whoever looks. */
export interface Removable {
  removed?: true;
}

/** A person's own rows of one entity, as their queued items would leave them. */
export function shownRows<Row extends { id: string }>(
  store: Store,
  entity: string,
  policies: Readonly<Record<string, QueuePolicy<never>>>,
  rows: readonly Row[],
): Promise<Shown<Row>[]> {
  return withPending<Row>(store, {
    policies,
    entity,
    rows,
    matches: (row) => !(row as Row & Removable).removed,
    // What an item made carries its id; what it changed may be changed once more without harm.
    settled: async () => new Set(rows.map(({ id }) => id)),
  });
}
