import { createHmac } from 'node:crypto';
import type { KeyOpener } from '#domain/sealing/sealed-args.ts';
import { bytesOfKept, openedByServer } from '#domain/sealing/server-way.ts';
import { toBase64 } from '#domain/values/base64.ts';
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

/** Opens keys of what this person sends, on whichever device of the tenant they were made. Each is tried once. */
export async function queueKeyOpener(tx: TenantTransaction, accountId: string): Promise<KeyOpener> {
  const keys = (await secretsOf(tx)).map((secret) => queueKey(secret, accountId));
  const known = new Map<string, ReturnType<KeyOpener>>();
  const open: KeyOpener = async (kept) => {
    for (const key of keys) {
      const opened = await openedByServer(kept, key);
      if (opened) return opened;
    }
    return null;
  };
  return (kept) => {
    const name = toBase64(bytesOfKept(kept));
    const opening = known.get(name) ?? open(kept);
    known.set(name, opening);
    return opening;
  };
}
