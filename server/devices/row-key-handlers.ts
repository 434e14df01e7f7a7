import { createHmac } from 'node:crypto';
import { giveRowKey } from '#domain/devices/registering.ts';
import { Failure } from '#domain/errors.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { query } from '../handler.ts';

/** Null where the device is not registered, or was revoked. */
async function secretOf(tx: TenantTransaction, { deviceId }: Caller): Promise<string | null> {
  const [found] = await tx.rows<{ secret: string }>(
    'secret of registered device',
    `select r.row_secret as secret from registered_device r join device d on d.shown_id = r.device_id
     where r.tenant_id = $1 and d.id = $2 and r.revoked_at is null`,
    [tx.tenantId, deviceId],
  );
  return found?.secret ?? null;
}

export const rowKeyHandlers = {
  [giveRowKey.name]: query(giveRowKey, async (tx, caller) => {
    // An administrator who sees the app as somebody else opens nothing of theirs.
    if (caller.seenBy !== undefined)
      throw new Failure('forbidden', 'Only the person may open this');
    const secret = await secretOf(tx, caller);
    const key = secret && createHmac('sha256', secret).update(caller.accountId).digest('base64');
    return { key };
  }),
};
