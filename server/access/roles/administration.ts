import { type HeldRole, mayManage } from '#domain/access/authority.ts';
import { Failure } from '#domain/errors.ts';
import { actorOf, type AuditLine } from '../../audit/audit-line.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Caller } from '../../caller.ts';
import { inTenant, type TenantTransaction } from '../../database/tenant.ts';
import type { Services } from '../../services.ts';
import type { Recorded } from '../../sync/record-effect.ts';
import { ownRoleColumns, ownRoleJoin, type OwnRoleColumns } from './granted-role.ts';
import { heldRole, type PlaceColumns } from './held-role.ts';

export const notFound = () => new Failure('not_found', 'This was not found');

/** Roles that an account holds. */
export async function rolesOf(tx: TenantTransaction, accountId: string): Promise<HeldRole[]> {
  const rows = await tx.rows<OwnRoleColumns & PlaceColumns>(
    'roles of account',
    `select ${ownRoleColumns}, r.scope, r.scope_id as "scopeId", g.church_id as "churchId"
     from role_assignment r ${ownRoleJoin} left join groups g
       on r.scope = 'group' and g.tenant_id = r.tenant_id and g.id = r.scope_id
     where r.tenant_id = $1 and r.account_id = $2 and r.ended_at is null`,
    [tx.tenantId, accountId],
  );
  return rows.map(heldRole);
}

/** Whether the caller may close this account, or end what it has on its devices. */
export async function manages(
  tx: TenantTransaction,
  caller: Caller,
  accountId: string,
): Promise<boolean> {
  return mayManage(caller.grants, await rolesOf(tx, accountId));
}

/** Locks the account, so that what is decided about it holds until the commit. */
export async function findAccount(tx: TenantTransaction, accountId: string): Promise<void> {
  const found = await tx.rows(
    'account for administration',
    'select 1 from account where tenant_id = $1 and id = $2 for update',
    [tx.tenantId, accountId],
  );
  if (found.length === 0) throw notFound();
}

/** Nobody ends their own rights by mistake: somebody who administers always remains. */
export function refuseOwn(caller: Caller, accountId: string, sentence: string): void {
  if (caller.accountId === accountId) throw new Failure('conflict', sentence);
}

interface Done<Output> {
  output: Output;
  line: Omit<AuditLine, 'actorId' | 'deviceId' | 'action'>;
  /** Accounts whose streams end now. */
  accounts?: readonly string[];
  /** The part that devices pull. */
  recorded?: Recorded;
  /** Sessions whose streams end now. */
  sessions?: readonly string[];
}

/** Runs it in the caller's tenant with its line in the audit; after the commit streams end at once. */
export async function administer<Output>(
  services: Services,
  caller: Caller,
  action: string,
  work: (tx: TenantTransaction) => Promise<Done<Output>>,
): Promise<Output> {
  const done = await inTenant(services.pool, caller.tenantId, async (tx) => {
    const result = await work(tx);
    await writeAudit(tx, { ...actorOf(caller), action, ...result.line });
    return result;
  });
  if (done.recorded) services.live.changed(caller.tenantId, done.recorded);
  for (const id of done.accounts ?? []) services.live.accountChanged(id);
  for (const id of done.sessions ?? []) services.live.sessionEnded(id);
  return done.output;
}
