import type { TenantTransaction } from '../database/tenant.ts';
import { type EntityStore, selectList, tableName } from '../entity-store.ts';
import type { RegisterHooks, WrittenRow } from '../register/register-hooks.ts';
import type { Rows } from '../sync/effect.ts';

/** The new church of each person who was in another one. */
function movesOf(written: readonly WrittenRow[]): Map<string, string> {
  const moved = written.filter(
    ({ row, before }) => before && before['churchId'] !== row['churchId'],
  );
  return new Map(moved.map(({ row }) => [row.id, String(row['churchId'])]));
}

interface OfPerson {
  id: string;
  personId: string;
  churchId: string;
}

async function rowsOf(
  tx: TenantTransaction,
  store: EntityStore,
  ids: readonly string[],
): Promise<OfPerson[]> {
  return tx.rows<OfPerson>(
    `${store.name} of people`,
    `select ${selectList(store)} from ${tableName(store)}
     where tenant_id = $1 and person_id = any($2) order by id for update`,
    [tx.tenantId, ids],
  );
}

/** The rows of a person in these stores go to another church with the person. */
export function goAlong(stores: readonly EntityStore[]): Required<Pick<RegisterHooks, 'brings'>> {
  return {
    async brings(tx, written) {
      const moves = movesOf(written);
      const brought: Rows = {};
      if (moves.size === 0) return brought;
      for (const store of stores) {
        const rows = await rowsOf(tx, store, [...moves.keys()]);
        if (rows.length === 0) continue;
        brought[store.name] = rows.map((row) =>
          Object.assign(row, { churchId: moves.get(row.personId) ?? row.churchId }),
        );
      }
      return brought;
    },
  };
}
