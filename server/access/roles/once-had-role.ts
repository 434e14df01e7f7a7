import { type May } from '#domain/operation.ts';
import { gives, roleNames, type Subject } from '#domain/permissions.ts';
import type { TenantTransaction } from '../../database/tenant.ts';

/** Whether a role that gave this permission for this subject was held once and has ended. */
export async function onceHadRole(
  tx: TenantTransaction,
  accountId: string,
  permission: May,
  subject: Subject,
): Promise<boolean> {
  if (subject.kind !== 'church' && subject.kind !== 'group') return false;
  if (permission === 'anyone' || permission === 'signedIn') return false;
  const churchId = subject.kind === 'church' ? subject.id : subject.churchId;
  const giving = roleNames.filter((role) => gives(role, permission));
  const found = await tx.rows(
    'once had role',
    `select 1 from role_assignment r where r.tenant_id = $1 and r.account_id = $2
       and r.role = any($3) and r.ended_at is not null and (r.scope = 'tenant'
         or (r.scope = 'church' and r.scope_id = $4) or (r.scope = 'group' and r.scope_id = $5)
         or (r.scope = 'churchGroup' and exists (select 1 from church c
           where c.tenant_id = $1 and c.id = $4 and c.church_group_id = r.scope_id)))
     limit 1`,
    [tx.tenantId, accountId, giving, churchId, subject.id],
  );
  return found.length > 0;
}
