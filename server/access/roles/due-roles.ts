import type { Grant } from '#domain/permissions.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { roleAssignment } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';
import { placeOf } from '../../audit/operation-lines.ts';
import { findScope } from './find-scope.ts';
import { renewAccessScopes, roleIsOver } from './access-scopes.ts';

const due = pick(roleAssignment, ['id', 'accountId', 'role', 'customRoleId', 'endsOn'], 'r');
type DueRole = RowOf<typeof due> & Pick<Grant, 'scope' | 'scopeId'>;

/** Whether the last day of one of these is over. */
export function isAnyOver(grants: readonly Grant[], now: Date): boolean {
  return grants.some(({ until }) => until !== undefined && Date.parse(until) <= now.getTime());
}

/**
 * Ends the roles whose last day is over, of one account or of all, as of when that day ended. Answers the accounts: their
 * access scopes are renewed, and their streams are to be told.
 */
export async function endDueRoles(
  tx: TenantTransaction,
  now: Date,
  accountId: string | null,
): Promise<string[]> {
  const ended = await tx.rows<DueRole>(
    'end due roles',
    `update role_assignment r set ended_at = ${roleIsOver} from tenant t
     where r.tenant_id = $1 and t.id = r.tenant_id and r.ended_at is null
       and ${roleIsOver} <= $2 and ($3::uuid is null or r.account_id = $3)
     returning ${due}, r.scope, r.scope_id as "scopeId"`,
    [tx.tenantId, now.toISOString(), accountId],
  );
  const asked = accountId === null ? [] : [accountId];
  const accountIds = [...new Set([...asked, ...ended.map((one) => one.accountId)])].toSorted();
  for (const id of accountIds) await renewAccessScopes(tx, id);
  for (const { id, ...details } of ended) {
    const place = await findScope(tx, details);
    const about = { entity: 'roleAssignment', entityId: id, ...(place && placeOf(place)), details };
    await writeAudit(tx, { actorId: null, action: 'access.roleEnded', ...about });
  }
  return accountIds;
}
