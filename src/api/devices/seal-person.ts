import { giveRowKey, mostKeys, openQueueKeys } from '#domain/devices/registering.ts';
import type { RowKey } from '#domain/sealing/row-seal.ts';
import { bytesOfKept, type SealedBytes } from '#domain/sealing/server-way.ts';
import { fromBase64, toBase64 } from '#domain/values/base64.ts';
import { databases } from '#store/database.ts';
import {
  beginRowKey,
  dropShut,
  openWaiting,
  type ServerKeys,
} from '#store/session/begin-row-key.ts';
import { call } from '../calls/call.ts';
import { noteLoss } from '../storage/note-loss.ts';
import { tablet } from './tablet.ts';

/** The keys that the server gives; null where this browser is no registered device any more. */
async function keysFromServer(): Promise<ServerKeys | null> {
  const answer = await call(giveRowKey, {});
  if (answer.answeredBy === 'device') return null;
  const { key, queueKey } = answer.output;
  if (key === null || queueKey === null) return null;
  return { rows: fromBase64(key), queue: fromBase64(queueKey) };
}

async function openKeys(kept: readonly SealedBytes[]): Promise<(RowKey | null)[]> {
  const keys: (RowKey | null)[] = [];
  for (let from = 0; from < kept.length; from += mostKeys) {
    const asked = kept.slice(from, from + mostKeys).map((one) => toBase64(bytesOfKept(one)));
    const answer = await call(openQueueKeys, { kept: asked });
    if (answer.answeredBy === 'device') throw new Error('Keys are never queued');
    keys.push(...answer.output.keys.map((key) => (key === null ? null : fromBase64(key))));
  }
  return keys;
}

/**
 * After a sign-in, and before anything of the person comes: on a device that several share what they have here is sealed
 * from now on; on any that was one, what they left to be sent is theirs again. Two tabs in which one person signs in at
 * once have one key: the second opens that of the first.
 */
export async function sealPerson(id: string): Promise<void> {
  const { vault } = databases();
  const servers = tablet()?.severalUshers ? await keysFromServer() : null;
  await navigator.locks.request(`row-key:${id}`, async () => {
    if (tablet()?.severalUshers) await beginRowKey(databases(), id, { servers, openKeys });
    const shut = await openWaiting(vault, id, openKeys);
    const lost = shut.length === 0 ? [] : await dropShut(vault, shut);
    if (lost.length > 0) noteLoss(id, lost);
  });
}
