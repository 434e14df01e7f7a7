import { connectOwner } from '../../server/database/pools.ts';
import { databaseUrls } from './own-database.ts';

export interface AuditRow {
  action: string;
  actorId: string | null;
  entity: string;
  entityId: string;
  details: Record<string, unknown>;
  outcome: string;
}

/** Lines of the audit about something, oldest first. Only the owner reads them. */
export async function auditOf(tenantId: string, entityId: string): Promise<AuditRow[]> {
  const owner = await connectOwner(databaseUrls().owner);
  try {
    await owner.query(`begin; set local row_security = on; set local app.tenant to '${tenantId}'`);
    const { rows } = await owner.query<AuditRow>(
      `select action, actor_id as "actorId", entity, entity_id as "entityId", details,
         outcome
       from audit_entry where tenant_id = $1 and entity_id = $2 order by at`,
      [tenantId, entityId],
    );
    return rows;
  } finally {
    await owner.end();
  }
}
