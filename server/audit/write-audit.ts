import type pg from 'pg';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import type { AuditLine } from './audit-line.ts';

/** Field of a line -> its column, with the column's type. */
const columns = {
  actorId: 'actor_id uuid',
  role: 'role text',
  action: 'action text',
  entity: 'entity text',
  entityId: 'entity_id uuid',
  placeId: 'place_id uuid',
  groupId: 'group_id uuid',
  doneAt: 'done_at text',
  changes: 'changes jsonb',
  reason: 'reason text',
  outcome: 'outcome text',
  error: 'error text',
  details: 'details jsonb',
} as const satisfies Partial<Record<keyof AuditLine, string>>;

const names = Object.values(columns).map((column) => column.slice(0, column.indexOf(' ')));

/**
 * SQL that adds lines: `tenant` and `lines` are its parameters, the second made by `asParameter`. A part of the
 * statement that does what they tell, so that they cost no round trip. `offset 0` makes PostgreSQL look up the device by its
 * key: joined, all devices are read. `at`: when they were written.
 */
export function insertLines(tenant: string, lines: string, at = 'now()'): string {
  const fields = Object.entries(columns).map(([field, column]) =>
    column.replace(/^\w+/, `"${field}"`),
  );
  const values = Object.keys(columns).map((field) => {
    if (field === 'outcome') return `coalesce(l."outcome", 'done')`;
    return field === 'details' ? `coalesce(l."details", '{}')` : `l."${field}"`;
  });
  return `insert into audit_entry (tenant_id, at, device_id, device_label, ${names.join(', ')})
    select ${tenant}, ${at}, d.shown_id, nullif(d.label, ''), ${values.join(', ')}
    from jsonb_to_recordset(${lines}::jsonb) as l("at" timestamptz, "deviceId" uuid, ${fields.join(', ')})
      left join lateral (
        select shown_id, label from device where id = l."deviceId" offset 0) d on true`;
}

export function asParameter(lines: readonly AuditLine[]): string {
  return JSON.stringify(lines);
}

/** Adds a line about what stands in no transaction of a tenant: sign-ins, and what was tried. */
export async function audit(pool: pg.Pool, tenantId: string, line: AuditLine): Promise<void> {
  await inTenant(pool, tenantId, (tx) => writeAudit(tx, line));
}

/** Adds a line in the transaction of what it tells: neither is ever there without the other. */
export async function writeAudit(tx: TenantTransaction, line: AuditLine): Promise<void> {
  await tx.rows('write audit', insertLines('$1::uuid', '$2'), [tx.tenantId, asParameter([line])]);
}

/** Adds lines of a past that the sample invents. No line of something that was done says by itself when it was written. */
export async function writePastAudit(
  tx: TenantTransaction,
  lines: readonly (AuditLine & { at: string })[],
): Promise<void> {
  const text = insertLines('$1::uuid', '$2', 'l."at"');
  await tx.rows('write past audit', text, [tx.tenantId, asParameter(lines)]);
}
