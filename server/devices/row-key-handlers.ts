import { createHmac } from 'node:crypto';
import { giveRowKey, openQueueKeys } from '#domain/devices/registering.ts';
import { Failure } from '#domain/errors.ts';
import { keptFrom } from '#domain/sealing/server-way.ts';
import { fromBase64, toBase64 } from '#domain/values/base64.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { query } from '../handler.ts';
import { queueKey, queueKeyOpener } from '../sealing/queue-keys.ts';

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

/** An administrator who sees the app as somebody else opens nothing of theirs. */
function assertThemselves({ seenBy }: Caller): void {
  if (seenBy !== undefined) throw new Failure('forbidden', 'Only the person may open this');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64(text);
  } catch {
    return new Uint8Array();
  }
}

export const rowKeyHandlers = {
  [giveRowKey.name]: query(giveRowKey, async (tx, caller) => {
    assertThemselves(caller);
    const secret = await secretOf(tx, caller);
    if (secret === null) return { key: null, queueKey: null };
    const key = createHmac('sha256', secret).update(caller.accountId).digest('base64');
    return { key, queueKey: toBase64(queueKey(secret, caller.accountId)) };
  }),

  [openQueueKeys.name]: query(openQueueKeys, async (tx, caller, { kept }) => {
    assertThemselves(caller);
    const openKey = await queueKeyOpener(tx, caller.accountId);
    const keys = await Promise.all(kept.map((text) => openKey(keptFrom(bytesOf(text)))));
    return { keys: keys.map((key) => key && toBase64(key)) };
  }),
};
