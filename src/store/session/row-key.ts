import type { RowKey } from '#domain/sealing/row-seal.ts';
import type { SealedBytes } from '#domain/sealing/server-way.ts';
import { heldKey } from '../sealing/key-ring.ts';
import type { HeldKey } from '../sealing/sealing.ts';
import { type Key, sealFor, type Sealed, unseal } from './pin-crypto.ts';
import type { KeptRowKey } from './profile.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The key of what a person sends. It follows from their row key, and says nothing about it. */
export async function queueKeyOf(key: RowKey): Promise<RowKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const from = await crypto.subtle.importKey('raw', key, hmac, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', from, new TextEncoder().encode('queue')));
}

/** The keys of a person who is open. `queueByServer`: the key of what they send, under the one that the server gives. */
export async function keysFrom(key: RowKey, queueByServer: SealedBytes | null): Promise<HeldKey> {
  return { key, queueKey: await queueKeyOf(key), queueByServer };
}

/** The row key of a person who is open, for the keys of their PIN; null where nothing is sealed. */
export async function rowKeyUnder(publicKey: Bytes, profileId: string): Promise<Sealed | null> {
  const held = heldKey(profileId);
  return held && sealFor(publicKey, [...held.key]);
}

/** The keys of a person, by the private key of their PIN; null where nothing is sealed. */
export async function rowKeyBy(
  privateKey: Key,
  rowKey: KeptRowKey | undefined,
): Promise<HeldKey | null> {
  if (!rowKey?.byPin) return null;
  const key = new Uint8Array((await unseal(privateKey, rowKey.byPin)) as number[]);
  return keysFrom(key, rowKey.queueByServer ?? null);
}
