import type { TenantTransaction } from '../database/tenant.ts';

/** The browser that holds a registration knows of it whether it only counts: its sessions are asked at each request. */
export async function noteCounting(tx: TenantTransaction, registrationId: string): Promise<void> {
  await tx.rows(
    'note whether device only counts',
    `update device d set
       counting_for = case when r.counting_only and r.revoked_at is null then r.tenant_id end
     from registered_device r where r.tenant_id = $1 and r.id = $2 and d.shown_id = r.device_id`,
    [tx.tenantId, registrationId],
  );
}
