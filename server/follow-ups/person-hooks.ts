import type { FollowUp } from '#domain/follow-ups/entities.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import type { RegisterHooks, WrittenRow } from '../register/register-hooks.ts';
import { followUpStore } from './scopes.ts';

/** The new church of each person who was in another one. */
function movesOf(written: readonly WrittenRow[]): Map<string, string> {
  const moved = written.filter(
    ({ row, before }) => before && before['churchId'] !== row['churchId'],
  );
  return new Map(moved.map(({ row }) => [row.id, String(row['churchId'])]));
}

async function followUpsOf(tx: TenantTransaction, ids: readonly string[]): Promise<FollowUp[]> {
  return tx.rows<FollowUp>(
    'follow-ups of people',
    `select ${selectList(followUpStore)} from follow_up
     where tenant_id = $1 and person_id = any($2) order by id for update`,
    [tx.tenantId, ids],
  );
}

/** The follow-ups of a person go to another church with the person. */
export const followUpsMove: Required<Pick<RegisterHooks, 'brings'>> = {
  async brings(tx, written) {
    const moves = movesOf(written);
    if (moves.size === 0) return {};
    const rows = await followUpsOf(tx, [...moves.keys()]);
    const followUp = rows.map((row) =>
      Object.assign(row, { churchId: moves.get(row.personId) ?? row.churchId }),
    );
    return followUp.length === 0 ? {} : { followUp };
  },
};
