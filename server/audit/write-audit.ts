import type pg from 'pg';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';

export interface AuditLine {
  /** Null for whoever operates the server, and for somebody unknown who tried a password or a secret. */
  actorId: string | null;
  /** The operation's name. */
  action: string;
  /** Name of the entity that was changed. */
  entity: string;
  entityId: string;
  details?: Record<string, unknown>;
}

/** Adds a line about what stands in no transaction of a tenant: sign-ins, and what was tried. */
export async function audit(pool: pg.Pool, tenantId: string, line: AuditLine): Promise<void> {
  await inTenant(pool, tenantId, (tx) => writeAudit(tx, line));
}

/** Adds a line in the transaction of what it tells: neither is ever there without the other. */
export async function writeAudit(tx: TenantTransaction, line: AuditLine): Promise<void> {
  const { actorId, action, entity, entityId, details = {} } = line;
  await tx.rows(
    'write audit',
    `insert into audit_entry (tenant_id, actor_id, action, entity, entity_id, details)
     values ($1, $2, $3, $4, $5, $6::jsonb)`,
    [tx.tenantId, actorId, action, entity, entityId, JSON.stringify(details)],
  );
}

/** A line for each of many records, by one statement. */
export async function writeAudits(
  tx: TenantTransaction,
  { actorId, action, entity, details = {} }: Omit<AuditLine, 'entityId'>,
  entityIds: readonly string[],
): Promise<void> {
  await tx.rows(
    'write audits',
    `insert into audit_entry (tenant_id, actor_id, action, entity, details, entity_id)
     select $1, $2, $3, $4, $5::jsonb, unnest($6::uuid[])`,
    [tx.tenantId, actorId, action, entity, JSON.stringify(details), entityIds],
  );
}
