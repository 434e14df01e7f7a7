import type pg from 'pg';
import { inTenant } from '../../server/database/tenant.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import type { Person } from '../../src/domain/people/entities.ts';

export async function addPeople(
  pool: pg.Pool,
  tenantId: string,
  person: readonly Person[],
): Promise<void> {
  await inTenant(pool, tenantId, (tx) =>
    recordEffect(tx, { output: null, inserts: { person: [...person] } }, null),
  );
}
