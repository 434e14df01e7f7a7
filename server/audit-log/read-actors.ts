import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { visibleTo } from './question-sql.ts';

/** More are not chosen from a list: they are found by their names. */
const mostActors = 500;

/** Everybody who did something that the reader sees, by name. Each is looked up by the index over actors. */
export async function readActors(
  tx: TenantTransaction,
  { grants }: Caller,
): Promise<{ id: string; name: string }[]> {
  const values: unknown[] = [tx.tenantId];
  const seen = visibleTo(grants, (value) => `$${values.push(value)}`);
  const conditions = ['l.tenant_id = $1', 'l.actor_id = a.id', ...seen];
  return tx.rows(
    '',
    `select a.id, a.name from account a where a.tenant_id = $1 and exists (
       select 1 from audit_log l where ${conditions.map((one) => `(${one})`).join(' and ')})
     order by lower(a.name), a.id limit ${mostActors}`,
    values,
  );
}
