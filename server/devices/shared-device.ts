import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';

/** Whether several people of this organisation use the caller's device. */
export async function isSharedDevice(
  tx: TenantTransaction,
  { deviceId }: Caller,
): Promise<boolean> {
  const found = await tx.rows<{ id: string }>(
    'device that several share',
    `select r.id from registered_device r join device d on d.shown_id = r.device_id
     where r.tenant_id = $1 and d.id = $2 and r.several_ushers and r.revoked_at is null`,
    [tx.tenantId, deviceId],
  );
  return found.length > 0;
}
