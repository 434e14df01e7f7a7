import type { Table } from 'dexie';
import { giveKey } from '../sealing/key-exchange.ts';
import { heldKey } from '../sealing/key-ring.ts';
import { isSealed, type Row, type RowKey } from '../sealing/row-seal.ts';
import type { Databases } from '../database.ts';
import type { Vault } from '../vault.ts';
import { type Key, sealFor, unseal, type Sealed, type SealedBytes } from './pin-crypto.ts';
import type { KeptRowKey } from './profile.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const keyLength = 32;
const ivLength = 12;

async function serverKey(bytes: Bytes): Promise<Key> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

async function underServerKey(key: RowKey, server: Bytes): Promise<SealedBytes> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const how = { name: 'AES-GCM', iv };
  return { iv, bytes: await crypto.subtle.encrypt(how, await serverKey(server), key) };
}

/** Null where the server has another key by now, as after it was restored. */
async function openedByServer({ iv, bytes }: SealedBytes, server: Bytes): Promise<RowKey | null> {
  const how = { name: 'AES-GCM', iv };
  const opened = await crypto.subtle.decrypt(how, await serverKey(server), bytes).catch(() => null);
  return opened && new Uint8Array(opened);
}

const typedTables = (vault: Vault): Table<Row, string>[] =>
  ['drafts', 'typed', 'kept'].map((name) => vault.table<Row, string>(name));

/** Rows sealed under a key that is gone open to nobody any more. */
async function dropUnreadable(vault: Vault, accountId: string): Promise<void> {
  for (const table of typedTables(vault))
    await table.where({ accountId }).filter(isSealed).delete();
}

/** Drafts from before the device was registered. */
async function sealWhatIsHere(vault: Vault, accountId: string): Promise<void> {
  for (const table of typedTables(vault)) {
    await table.bulkPut(await table.where({ accountId }).toArray());
  }
}

/**
 * After a sign-in on a device that several share: opens what the person has here, or begins to seal. What no key opens any
 * more goes, and rows that lay there as they were come anew. Killed in the middle, the next sign-in does it once more.
 * `server`: the 32 bytes that the server gives to this person on this device, if any.
 */
export async function beginRowKey(
  { vault, deleteCache }: Pick<Databases, 'vault' | 'deleteCache'>,
  profileId: string,
  server: Bytes | null,
): Promise<void> {
  const { pin, rowKey: kept } = (await vault.profiles.get(profileId)) ?? {};
  const opened = kept?.byServer && server ? await openedByServer(kept.byServer, server) : null;
  const key = opened ?? crypto.getRandomValues(new Uint8Array(keyLength));
  const byServer = server && (await underServerKey(key, server));
  if (opened === null || kept?.whole !== true) {
    if (opened === null) await dropUnreadable(vault, profileId);
    await vault.profiles.update(profileId, { rowKey: { byPin: null, byServer, whole: false } });
    giveKey(profileId, key);
    await deleteCache(profileId);
    await sealWhatIsHere(vault, profileId);
  }
  // Digits that they have open the new key too.
  const byPin = pin?.keys ? await sealFor(pin.keys.publicKey, [...key]) : null;
  await vault.profiles.update(profileId, { rowKey: { byPin, byServer, whole: true } });
  giveKey(profileId, key);
}

/** The row key of a person who is open, for the keys of their PIN; null where nothing is sealed. */
export async function rowKeyUnder(publicKey: Bytes, profileId: string): Promise<Sealed | null> {
  const key = heldKey(profileId);
  return key && sealFor(publicKey, [...key]);
}

/** The row key of a person, by the private key of their PIN; null where nothing is sealed. */
export async function rowKeyBy(
  privateKey: Key,
  rowKey: KeptRowKey | undefined,
): Promise<RowKey | null> {
  const byPin = rowKey?.byPin;
  return byPin ? new Uint8Array((await unseal(privateKey, byPin)) as number[]) : null;
}
