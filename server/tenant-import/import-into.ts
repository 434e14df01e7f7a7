import { type ClientBase, escapeIdentifier, type Pool } from 'pg';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { importTenantHere } from '#domain/tenant-import/operations.ts';
import { actorOf } from '../audit/audit-line.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { exportedTables } from '../tenant-export/exported-tables.ts';
import { hostTransaction } from './host-transaction.ts';
import { isEmpty } from './is-empty.ts';
import type { OpenExport } from './open-export.ts';
import { type Host, planInto } from './plan-import.ts';
import { type WrittenTable, writeTenant } from './write-tenant.ts';

export const notEmpty =
  'This organisation has records or other accounts. A file comes only into an empty one';

/** Rows that stay, since rows of the file take their place, or stand beside them. */
const staying: ReadonlySet<string> = new Set(['tenant', 'tenant_seq', 'account', 'audit_entry']);

function transactionOf(client: ClientBase, tenantId: string): TenantTransaction {
  const rows = async <Row extends object>(_name: string, text: string, values: unknown[]) =>
    (await client.query<Row>(text, values)).rows;
  return { tenantId, rows, lastRows: rows };
}

/** The lock of everything that writes to the organisation. Two imports of it come one after the other. */
async function lockedHost(client: ClientBase, { tenantId, accountId }: Caller): Promise<Host> {
  await client.query('select 1 from tenant_seq where tenant_id = $1 for update', [tenantId]);
  if (!(await isEmpty(client, tenantId))) throw new Failure('conflict', notEmpty);
  const { rows } = await client.query<Omit<Host, 'accountId' | 'lines'>>(
    `select a.email, a.password_hash as "passwordHash", t.name, t.slug
     from account a join tenant t on t.id = a.tenant_id where a.id = $1 and t.id = $2 for update`,
    [accountId, tenantId],
  );
  const lines = await client.query<{ id: string }>(
    'select id from audit_log where tenant_id = $1',
    [tenantId],
  );
  const own = must(rows[0], 'the account of the caller');
  return { ...own, accountId, lines: lines.rows.map(({ id }) => id) };
}

/** Takes away what the one account left: the file has all of this too. */
async function clear(client: ClientBase, tenantId: string): Promise<void> {
  for (const { name } of (await exportedTables(client)).toReversed()) {
    if (staying.has(name)) continue;
    await client.query(`delete from ${escapeIdentifier(name)} where tenant_id = $1`, [tenantId]);
  }
}

/** With another version, whatever was remembered of what the account may do is read again, here and on its devices. */
async function renewRights(client: ClientBase, { accountId, accessScopesVersion }: Caller) {
  await client.query(
    'update account set reach_version = greatest(reach_version, $2) + 1 where id = $1',
    [accountId, accessScopesVersion],
  );
}

export interface BroughtIn {
  name: string;
  tables: WrittenTable[];
}

/**
 * Makes the caller's empty organisation into that of the file, whole or not at all. The caller becomes the account of the
 * file that has their address, with its roles, and keeps their password and where they are signed in.
 */
export async function importInto(
  pool: Pool,
  caller: Caller,
  { file, sha256 }: { file: OpenExport; sha256: string },
  wrote: (tables: number) => void,
): Promise<BroughtIn> {
  const { tenantId } = caller;
  return hostTransaction(pool, tenantId, async (client) => {
    const host = await lockedHost(client, caller);
    const tx = transactionOf(client, tenantId);
    const plan = await planInto(tx, file, host);
    await clear(client, tenantId);
    const tables = await writeTenant(client, file, plan, (_table, of) => wrote(of));
    await renewRights(client, caller);
    const { organisation, at } = file.about;
    await writeAudit(tx, {
      ...actorOf(caller),
      action: importTenantHere.name,
      entity: 'organisation',
      entityId: tenantId,
      details: { sha256, organisation, at },
    });
    return { name: plan.name, tables };
  });
}
