import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { administratorRole } from '#domain/permissions.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { queriesOf } from '../../database/queries.ts';
import { inTenant, type TenantTransaction } from '../../database/tenant.ts';
import { writeMail } from '../../mail/post-office.ts';
import { StartRefused } from '../../start-refused.ts';
import { invitedAccount } from './invited-account.ts';
import { slugFor } from './slug-for.ts';
import { issueToken } from '../sign-in/one-time-tokens.ts';
import { assignRole } from '../roles/access-scopes.ts';
import { tenant as tenantTable } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';

const idAndName = pick(tenantTable, ['id', 'name']);

export interface Invitation {
  email: string;
  /** Of the person, for an account that is new. */
  name: string | null;
  /** Name or slug; one that nobody has makes a new church organisation. Null: the only one. */
  tenant: string | null;
  /** Of a new church organisation. */
  timeZone: string;
}

export interface Invited {
  church: string;
  madeTenant: boolean;
  /** Opens the choice of a password, once. */
  token: string;
}

interface Tenant {
  id: string;
  name: string;
  isNew: boolean;
}

/** Of the first church organisation, where nobody says another. */
const firstName = 'Our church';

async function tenantFor(pool: pg.Pool, wanted: string | null): Promise<Tenant> {
  const { rows } = await pool.query<RowOf<typeof idAndName>>(
    `select ${idAndName} from tenant
     where $1::text is null or lower(name) = lower($1) or slug = lower($1) order by name`,
    [wanted],
  );
  const [found, another] = rows;
  if (found && !another) return { ...found, isNew: false };
  if (wanted === null) {
    if (!found) return { id: randomUUID(), name: firstName, isNew: true };
    const names = rows.map(({ name }) => name).join(', ');
    throw new StartRefused(
      `There are several church organisations: ${names}. Say which: --tenant NAME.`,
    );
  }
  if (found) throw new StartRefused(`Several are called ${wanted}. Name it by its short name.`);
  return { id: randomUUID(), name: wanted, isNew: true };
}

async function makeTenant(tx: TenantTransaction, name: string, timeZone: string): Promise<void> {
  await tx.rows(
    'make tenant',
    'insert into tenant (id, name, slug, time_zone) values ($1, $2, $3, $4)',
    [tx.tenantId, name, await slugFor(tx, name), timeZone],
  );
  await tx.rows('make epoch', 'insert into tenant_seq (tenant_id, epoch) values ($1, $2)', [
    tx.tenantId,
    randomUUID(),
  ]);
}

async function makeAdministrator(tx: TenantTransaction, accountId: string): Promise<void> {
  const already = await tx.rows(
    'administrator already',
    `select 1 from role_assignment where tenant_id = $1 and account_id = $2 and role = $3
       and scope = 'tenant' and ended_at is null`,
    [tx.tenantId, accountId, administratorRole],
  );
  if (already.length > 0) return;
  const overAll = { role: administratorRole, scope: 'tenant', scopeId: null } as const;
  await assignRole(tx, { id: randomUUID(), accountId, ...overAll });
}

/**
 * Makes somebody an administrator of a church organisation, new or known, and writes them a mail with
 * the link to choose their password. All of it, or nothing.
 */
export async function invite(pool: pg.Pool, invitation: Invitation): Promise<Invited> {
  const tenant = await tenantFor(pool, invitation.tenant);
  return inTenant(pool, tenant.id, async (tx) => {
    if (tenant.isNew) await makeTenant(tx, tenant.name, invitation.timeZone);
    const { id: accountId, closed } = await invitedAccount(tx, invitation);
    if (closed) {
      throw new StartRefused(
        `The account of ${invitation.email} was closed. Let an administrator open it again, or invite another address.`,
      );
    }
    await makeAdministrator(tx, accountId);
    const token = await issueToken(queriesOf(tx), accountId, 'invite');
    const church = tenant.name;
    await writeMail(queriesOf(tx), invitation.email, 'invitation', {
      church,
      tenantId: tenant.id,
      token,
      role: administratorRole,
    });
    const about = { entity: 'account', entityId: accountId } as const;
    await writeAudit(tx, { actorId: null, action: 'admin.invite', ...about });
    return { church, madeTenant: tenant.isNew, token };
  });
}
