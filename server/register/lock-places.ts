import type { TenantTransaction } from '../database/tenant.ts';
import type { EntityStore } from '../entity-store.ts';

/** Values of the fields of `rulesWithin`: rules hold between rows of one place. */
export type Place = readonly unknown[];

/** Keeps everybody else from writing rows of the register in these places, until the transaction ends. */
export async function lockPlaces(
  tx: TenantTransaction,
  { name }: EntityStore,
  places: readonly Place[],
): Promise<void> {
  const keys = places.map((values) => [tx.tenantId, name, ...values].join(' '));
  await tx.rows(
    'lock places of register',
    `select pg_advisory_xact_lock(hashtextextended(place, 0)) from unnest($1::text[]) place`,
    // In one order for everybody: two of these at once must not wait for each other.
    [[...new Set(keys)].toSorted()],
  );
}
