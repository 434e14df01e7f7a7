import * as z from 'zod/mini';
import type { InputOf, Operation, OutputOf } from '#domain/operation.ts';
import type { Store } from './database.ts';

/** A call with the policy `cache`, and the named query that answers it without the server; null where it cannot. */
export interface CachedRead {
  operation: Operation;
  /** Its rows are those of this facet, which may be too large for a device. */
  facet?: string | undefined;
  query(store: Store, input: unknown): Promise<unknown>;
}

export function cachedRead<Op extends Operation>(
  operation: Op,
  query: (store: Store, input: InputOf<Op>) => Promise<OutputOf<Op> | null>,
  facet?: string,
): CachedRead {
  return { operation, facet, query: (store, input) => query(store, input as InputOf<Op>) };
}

/** The same for rows: as the call names them, without what only this device says of them. */
export function cachedRows<Op extends Operation>(
  operation: Op,
  query: (store: Store) => Promise<readonly object[]>,
): CachedRead {
  const plain = async (store: Store) => z.parse(operation.output, await query(store));
  return { operation, query: plain };
}
