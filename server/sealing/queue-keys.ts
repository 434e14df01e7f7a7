import { createHmac } from 'node:crypto';
import type { KeyOpener } from '#domain/sealing/sealed-args.ts';
import { openedByServer } from '#domain/sealing/server-way.ts';
import type { TenantTransaction } from '../database/tenant.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Of one person on one registered device: of what they send from there. It opens nothing else that they have on it. */
export function queueKey(secret: string, accountId: string): Bytes {
  return Uint8Array.from(createHmac('sha256', secret).update(`${accountId} queue`).digest());
}

/** Also of devices that were revoked: what waits there is still sent, under its author's name. */
async function secretsOf(tx: TenantTransaction): Promise<string[]> {
  const rows = await tx.rows<{ secret: string }>(
    'secrets of registered devices',
    `select row_secret as secret from registered_device where tenant_id = $1
     order by claimed_at desc nulls last`,
    [tx.tenantId],
  );
  return rows.map(({ secret }) => secret);
}

/** Opens keys of what this person sends, on whichever device of the tenant they were made. */
export async function queueKeyOpener(tx: TenantTransaction, accountId: string): Promise<KeyOpener> {
  const secrets = await secretsOf(tx);
  return async (kept) => {
    for (const secret of secrets) {
      const key = await openedByServer(kept, queueKey(secret, accountId));
      if (key) return key;
    }
    return null;
  };
}
