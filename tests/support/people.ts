import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inTenant } from '../../server/database/tenant.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import type { Person } from '../../src/domain/people/entities.ts';
import { withNameWords } from '../../src/domain/people/rules.ts';

/** Somebody of a church, by their name. */
export function personOf(churchId: string, name: string, change: Partial<Person> = {}): Person {
  const [firstName = name, ...last] = name.split(' ');
  return withNameWords({
    id: randomUUID(),
    churchId,
    firstName,
    lastName: last.length === 0 ? null : last.join(' '),
    photoUrl: null,
    connectionStatus: 'Member',
    ...change,
  });
}

export async function addPeople(
  pool: pg.Pool,
  tenantId: string,
  person: readonly Person[],
): Promise<void> {
  await inTenant(pool, tenantId, (tx) =>
    recordEffect(tx, { output: null, rows: { person: [...person] } }, null),
  );
}
