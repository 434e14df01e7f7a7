import { joined, type RowKey } from './row-seal.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Something under a key. */
export interface SealedBytes {
  iv: Bytes;
  bytes: ArrayBuffer;
}

const ivLength = 12;
/** Length of a key under another: its nonce, 32 bytes, and 16 by which a change of it shows. */
export const keptLength = ivLength + 48;

async function serverKey(bytes: Bytes) {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** `server`: 32 bytes that the server gives to a person on a registered device. */
export async function underServerKey(key: RowKey, server: Bytes): Promise<SealedBytes> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const how = { name: 'AES-GCM', iv };
  return { iv, bytes: await crypto.subtle.encrypt(how, await serverKey(server), key) };
}

/** Null where the server has another key by now, as after it was restored. */
export async function openedByServer(
  { iv, bytes }: SealedBytes,
  server: Bytes,
): Promise<RowKey | null> {
  const how = { name: 'AES-GCM', iv };
  const opened = await crypto.subtle.decrypt(how, await serverKey(server), bytes).catch(() => null);
  return opened && new Uint8Array(opened);
}

/** In one, as it travels. */
export function bytesOfKept({ iv, bytes }: SealedBytes): Bytes {
  return joined([iv, new Uint8Array(bytes)]);
}

export function keptFrom(bytes: Bytes): SealedBytes {
  return { iv: bytes.slice(0, ivLength), bytes: bytes.slice(ivLength).buffer };
}
