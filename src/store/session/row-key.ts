import type { Table } from 'dexie';
import { giveKey } from '../sealing/key-exchange.ts';
import { heldKey } from '../sealing/key-ring.ts';
import { isSealed, type Row, type RowKey } from '../sealing/row-seal.ts';
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

/** What was sealed under a key that is gone opens to nobody any more. */
async function dropUnreadable(vault: Vault, accountId: string): Promise<void> {
  for (const table of typedTables(vault))
    await table.where({ accountId }).filter(isSealed).delete();
}

/** What was typed here before the device was registered. */
async function sealWhatIsHere(vault: Vault, accountId: string): Promise<void> {
  for (const table of typedTables(vault)) {
    await table.bulkPut(await table.where({ accountId }).toArray());
  }
}

/**
 * After a sign-in on a device that several share: opens what the person has here, or begins to seal. `server`: the 32
 * bytes that the server gives to this person on this device; null where it did not answer. Answers whether what was
 * here before can be read: otherwise its rows are to be deleted and come anew.
 */
export async function beginRowKey(
  vault: Vault,
  profileId: string,
  server: Bytes | null,
): Promise<{ readable: boolean }> {
  const kept = (await vault.profiles.get(profileId))?.rowKey;
  const before = kept?.byServer && server ? await openedByServer(kept.byServer, server) : null;
  const key = before ?? crypto.getRandomValues(new Uint8Array(keyLength));
  const isReadable = before !== null;
  if (!isReadable) await dropUnreadable(vault, profileId);
  const rowKey: KeptRowKey = {
    byPin: before ? (kept?.byPin ?? null) : null,
    byServer: server && (await underServerKey(key, server)),
  };
  await vault.profiles.update(profileId, { rowKey });
  giveKey(profileId, key);
  if (!isReadable) await sealWhatIsHere(vault, profileId);
  return { readable: isReadable };
}

/** The row key of a person who is open, for the keys of their PIN; null where nothing is sealed. */
export async function rowKeyUnder(publicKey: Bytes, profileId: string): Promise<Sealed | null> {
  const key = heldKey(profileId);
  return key && sealFor(publicKey, [...key]);
}

/** Opens the rows of a person by the private key of their PIN, in every thread. */
export async function openRows(vault: Vault, profileId: string, privateKey: Key): Promise<void> {
  const byPin = (await vault.profiles.get(profileId))?.rowKey?.byPin;
  if (byPin) giveKey(profileId, new Uint8Array((await unseal(privateKey, byPin)) as number[]));
}
