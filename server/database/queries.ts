import type { QueryResultRow } from 'pg';
import type { TenantTransaction } from './tenant.ts';

/** Runner of statements over global tables: a pool, a connection in a transaction, or a tenant's. */
export interface Queries {
  query<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<{ rows: Row[] }>;
}

/** The tenant's transaction, for statements that are run too rarely to be prepared. */
export function queriesOf(tx: TenantTransaction): Queries {
  return { query: async (text, values) => ({ rows: await tx.rows('', text, values) }) };
}
