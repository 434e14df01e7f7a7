import { erasedSays } from '#domain/rows/is-erased.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import type { RegisterHooks, WrittenRow } from '../register/register-hooks.ts';

/** New rows about somebody who is erased, or is being erased at this moment: this waits until that is over. */
async function aboutErased(
  tx: TenantTransaction,
  written: readonly WrittenRow[],
): Promise<WrittenRow[]> {
  const added = written.filter(({ before }) => before === null);
  if (added.length === 0) return [];
  const people = await tx.rows<{ id: string; erased: boolean }>(
    'people of new rows',
    `select id, erased_on is not null as erased from person
     where tenant_id = $1 and id = any($2) order by id for share`,
    [tx.tenantId, added.map(({ row }) => row['personId'])],
  );
  const ids = new Set(people.flatMap(({ id, erased }) => (erased ? [id] : [])));
  return added.filter(({ row }) => ids.has(String(row['personId'])));
}

/** The hooks, and one more: what somebody adds while its person is erased is refused, and never left behind. */
export function notAboutErased(hooks: RegisterHooks): RegisterHooks {
  return {
    ...hooks,
    async errors(tx, caller, written) {
      const errors = new Map((await hooks.errors?.(tx, caller, written)) ?? []);
      for (const { row } of await aboutErased(tx, written)) {
        errors.set(row.id, { ...errors.get(row.id), personId: erasedSays });
      }
      return errors;
    },
  };
}
