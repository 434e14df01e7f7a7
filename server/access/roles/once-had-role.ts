import { type May } from '#domain/operation.ts';
import { gives, roleNames, type Subject } from '#domain/permissions.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { regionsOver } from './regions.ts';

/**
 * Whether a role that gave this permission for this subject was held once and has ended, or one of the organisation's
 * own gave it once.
 */
export async function onceHadRole(
  tx: TenantTransaction,
  accountId: string,
  permission: May,
  subject: Subject,
): Promise<boolean> {
  if (subject.kind === 'tenant' || subject.kind === 'anywhere') return false;
  if (permission === 'anyone' || permission === 'signedIn') return false;
  const churchId = subject.kind === 'group' ? subject.churchId : subject.id;
  // Of a church its church group; of a church group itself.
  const region = `select church_group_id from church where tenant_id = $1 and id = $4
    union select id from church_group where tenant_id = $1 and id = $4`;
  const giving = roleNames.filter((role) => gives(role, permission));
  const found = await tx.rows(
    'once had role',
    `select 1 from role_assignment r where r.tenant_id = $1 and r.account_id = $2
       and (r.role = any($3) and r.ended_at is not null or exists (
         select 1 from custom_role k where k.tenant_id = r.tenant_id and k.id = r.custom_role_id
           and $6 = any(k.ever_permissions)))
       and (r.scope = 'tenant'
         or (r.scope = 'church' and r.scope_id = $4) or (r.scope = 'group' and r.scope_id = $5)
         or (r.scope = 'churchGroup' and r.scope_id in (${regionsOver(region)})))
     limit 1`,
    [tx.tenantId, accountId, giving, churchId, subject.id, permission],
  );
  return found.length > 0;
}
