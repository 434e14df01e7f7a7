import { randomUUID } from 'node:crypto';
import type { assignRole } from '#domain/access/administration.ts';
import type { InputOf } from '#domain/operation.ts';
import type { Subject } from '#domain/permissions.ts';
import { escapeHtml } from '#domain/values/escape-html.ts';
import type { Caller } from '../../caller.ts';
import { queriesOf } from '../../database/queries.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { writeMail } from '../../mail/post-office.ts';
import { notify } from '../../shell/notify.ts';
import { type Recorded, recordEffect } from '../../sync/record-effect.ts';
import { subjectOf } from './administration.ts';
import { assignRole as assign, type RoleToAssign } from './access-scopes.ts';
import { account, roleAssignment, tenant } from '../tables.ts';
import { pick, pickAs, type RowOf } from '../../table-columns.ts';

const idOfRole = pick(roleAssignment, ['id']);

/** Subject of the role, where it is of this tenant; else it answers like an id that does not exist. */
export async function findScope(
  tx: TenantTransaction,
  { scope, scopeId }: Pick<InputOf<typeof assignRole>, 'scope' | 'scopeId'>,
): Promise<Subject | null> {
  const tables = { church: 'church', churchGroup: 'church_group', group: 'groups' };
  if (scope === 'tenant') return subjectOf({ scope, scopeId, churchId: null });
  const churchId = scope === 'group' ? 'church_id' : 'null';
  const [found] = await tx.rows<{ churchId: string | null }>(
    `scope ${scope}`,
    `select ${churchId} as "churchId" from ${tables[scope]} where tenant_id = $1 and id = $2`,
    [tx.tenantId, scopeId],
  );
  return found ? subjectOf({ scope, scopeId, churchId: found.churchId }) : null;
}

const addressed = pick(account, ['email', 'name'], 'a');
const churchName = pickAs(tenant, { church: 'name' }, 't');

/** Somebody who signed up, confirmed their address and waited is told by mail: they cannot sign in yet. */
async function mailApproved(tx: TenantTransaction, accountId: string): Promise<void> {
  const [waiting] = await tx.rows<RowOf<typeof addressed> & RowOf<typeof churchName>>(
    'who waits for approval',
    `select ${addressed}, ${churchName} from account a join tenant t on t.id = a.tenant_id
     where a.tenant_id = $1 and a.id = $2 and a.asked_at is not null
       and a.confirmed_at is not null and not a.disabled`,
    [tx.tenantId, accountId],
  );
  if (!waiting) return;
  const { email, ...data } = waiting;
  await writeMail(queriesOf(tx), email, 'accountApproved', data);
}

/** Gives the role, once, and tells whoever gets it. Whether the caller may is decided before. */
export async function giveRole(
  tx: TenantTransaction,
  caller: Caller,
  { accountId, role, scope, scopeId }: Omit<RoleToAssign, 'id'>,
  now: Date,
): Promise<{ assignmentId: string; recorded: Recorded }> {
  const [known] = await tx.rows<RowOf<typeof idOfRole>>(
    'the same role',
    `select ${idOfRole} from role_assignment where tenant_id = $1 and account_id = $2 and role = $3
       and scope = $4 and scope_id is not distinct from $5 and ended_at is null`,
    [tx.tenantId, accountId, role, scope, scopeId],
  );
  const assignmentId = known?.id ?? randomUUID();
  await mailApproved(tx, accountId);
  if (!known) await assign(tx, { id: assignmentId, accountId, role, scope, scopeId });
  const said = {
    title: `You are now ${role}`,
    description: `${escapeHtml(caller.name)} gave you this role`,
    icon: 'shield-check',
    link: null,
    now,
    // A locked screen must not show the name of the person who gave it.
    pushed: '',
    tag: `role-${assignmentId}`,
  };
  const notification = known ? [] : await notify(tx, 'roleGiven', [accountId], said);
  const recorded = await recordEffect(tx, { output: null, inserts: { notification } }, null);
  return { assignmentId, recorded };
}
