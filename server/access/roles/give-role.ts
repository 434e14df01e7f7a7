import { randomUUID } from 'node:crypto';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { type GrantedRole, roleTitle } from '#domain/permissions.ts';
import type { AuditChange } from '../../audit/audit-line.ts';
import { dateInZone } from '#domain/values/dates/local-date.ts';
import { escapeHtml } from '#domain/values/escape-html.ts';
import type { Caller } from '../../caller.ts';
import { queriesOf } from '../../database/queries.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { writeMail } from '../../mail/post-office.ts';
import { notify } from '../../shell/notify.ts';
import { type Recorded, recordEffect } from '../../sync/record-effect.ts';
import { assignRole as assign, renewAccessScopes, type RoleToAssign } from './access-scopes.ts';
import { account, roleAssignment, tenant } from '../tables.ts';
import { pick, pickAs, type RowOf } from '../../table-columns.ts';

const held = pick(roleAssignment, ['id', 'endsOn']);

const addressed = pick(account, ['email', 'name'], 'a');
const zone = pick(tenant, ['timeZone']);
const churchName = pickAs(tenant, { church: 'name', tenantId: 'id' }, 't');

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

/** The last day of a role is today or later, in the organisation's time zone. */
export async function assertLastDay(
  tx: TenantTransaction,
  endsOn: string | null | undefined,
  now: Date,
): Promise<void> {
  if (typeof endsOn !== 'string') return;
  const [found] = await tx.rows<RowOf<typeof zone>>(
    'zone of tenant',
    `select ${zone} from tenant where id = $1`,
    [tx.tenantId],
  );
  const today = dateInZone(now, must(found, 'the tenant of the caller').timeZone);
  if (endsOn >= today) return;
  const sentence = 'This day is over. Choose today or a later day';
  throw new Failure('validation', sentence, { fields: { endsOn: sentence } });
}

interface Given {
  assignmentId: string;
  recorded: Recorded;
  /** A last day that became another one. */
  changes: AuditChange[];
}

/** A role that is held already keeps its last day, or has the one that was asked for from now on. */
async function changeEnd(
  tx: TenantTransaction,
  { id, endsOn: was }: RowOf<typeof held>,
  { accountId, endsOn }: Omit<RoleToAssign, 'id'>,
): Promise<AuditChange[]> {
  if (endsOn === undefined || endsOn === was) return [];
  await tx.rows(
    'change end of role',
    'update role_assignment set ends_on = $3 where tenant_id = $1 and id = $2',
    [tx.tenantId, id, endsOn],
  );
  await renewAccessScopes(tx, accountId);
  return [{ field: 'endsOn', was, became: endsOn }];
}

/** Gives the role, once, and tells whoever gets it. Whether the caller may is decided before. */
export async function giveRole(
  tx: TenantTransaction,
  caller: Caller,
  role: GrantedRole,
  toGive: Omit<RoleToAssign, 'id'>,
  now: Date,
): Promise<Given> {
  const { accountId, customRoleId = null, scope, scopeId } = toGive;
  const [known] = await tx.rows<RowOf<typeof held>>(
    'the same role',
    `select ${held} from role_assignment where tenant_id = $1 and account_id = $2 and role = $3
       and scope = $4 and scope_id is not distinct from $5 and custom_role_id is not distinct from $6
       and ended_at is null`,
    [tx.tenantId, accountId, role.role, scope, scopeId, customRoleId],
  );
  const assignmentId = known?.id ?? randomUUID();
  await mailApproved(tx, accountId);
  if (!known) await assign(tx, { ...toGive, id: assignmentId });
  const said = {
    title: `You are now ${escapeHtml(roleTitle(role))}`,
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
  const changes = known ? await changeEnd(tx, known, toGive) : [];
  return { assignmentId, recorded, changes };
}
