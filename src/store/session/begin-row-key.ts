import type { Table } from 'dexie';
import { Failure } from '#domain/errors.ts';
import { isSealed, type Row, type RowKey, type SealedRow } from '#domain/sealing/row-seal.ts';
import { openedByServer, type SealedBytes, underServerKey } from '#domain/sealing/server-way.ts';
import type { Databases } from '../database.ts';
import { giveKey } from '../sealing/key-exchange.ts';
import { heldKey } from '../sealing/key-ring.ts';
import { keyOf, openedBy } from '../sealing/row-tools.ts';
import type { Unsent } from '../loss-detector.ts';
import { isUnsent } from '../outbox/item.ts';
import type { Vault } from '../vault.ts';
import { sealFor } from './pin-crypto.ts';
import { keysFrom, queueKeyOf } from './row-key.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const keyLength = 32;

/** The keys that the server gives to a person on this device, 32 bytes each: of their rows, and of what they send. */
export interface ServerKeys {
  rows: Bytes;
  queue: Bytes;
}

/** Asks the server for the keys of waiting rows, which it alone opens; null for one that it cannot open. */
export type OpenKeys = (kept: readonly SealedBytes[]) => Promise<(RowKey | null)[]>;

const tablesOf = (vault: Vault, names: readonly string[]): Table<Row, string>[] =>
  names.map((name) => vault.table<Row, string>(name));
const typedTables = (vault: Vault) => tablesOf(vault, ['drafts', 'typed', 'kept']);
const queueTables = (vault: Vault) => tablesOf(vault, ['items', 'pictures']);

/** Rows sealed under a key that is gone open to nobody any more. */
async function dropUnreadable(vault: Vault, accountId: string): Promise<void> {
  for (const table of typedTables(vault))
    await table.where({ accountId }).filter(isSealed).delete();
}

/** Each row is written once more, under the key that is there now. In one transaction: the queue moves meanwhile. */
async function rewrite(
  tables: readonly Table<Row, string>[],
  accountId: string,
  as: (row: Row, table: Table<Row, string>) => Row = (row) => row,
): Promise<void> {
  for (const table of tables) {
    await table.db.transaction('rw', table, async () => {
      const rows = await table.where({ accountId }).toArray();
      await table.bulkPut(rows.map((row) => as(row, table)));
    });
  }
}

/** Rows of the queue that a key of before sealed. */
async function shutRows(vault: Vault, accountId: string): Promise<SealedRow[]> {
  const found: SealedRow[] = [];
  for (const table of queueTables(vault)) {
    const rows = await table.where({ accountId }).filter(isSealed).toArray();
    found.push(...(rows as SealedRow[]));
  }
  return found;
}

/** Keys of rows by the ids of the rows, as far as the server opens them. */
async function keysOf(
  rows: readonly SealedRow[],
  openKeys: OpenKeys,
): Promise<ReadonlyMap<unknown, RowKey>> {
  const kept = new Map(rows.map((row) => [keyOf(row).iv.join(), keyOf(row)]));
  const opened = await openKeys([...kept.values()]);
  const byName = new Map([...kept.keys()].map((name, at) => [name, opened[at] ?? null]));
  return new Map(
    rows.flatMap((row) => {
      const key = byName.get(keyOf(row).iv.join());
      return key ? [[row['id'], key] as const] : [];
    }),
  );
}

/**
 * What of the queue was sealed by a key of before is its author’s again: readable, or under their key of now. Answers
 * the ids of rows that no key opens.
 */
export async function openWaiting(
  vault: Vault,
  accountId: string,
  openKeys: OpenKeys,
): Promise<string[]> {
  const shut = await shutRows(vault, accountId);
  if (shut.length === 0) return [];
  const keys = await keysOf(shut, openKeys);
  await rewrite(queueTables(vault), accountId, (row, table) => {
    const key = keys.get(row['id']);
    return key && isSealed(row) ? openedBy(key, row, table.core.schema) : row;
  });
  return shut.flatMap((row) => (keys.has(row['id']) ? [] : String(row['id'])));
}

/** What opens to nobody any more, the server included, goes. Answers what had not arrived, by the days it was captured. */
export async function dropShut(vault: Vault, ids: readonly string[]): Promise<Unsent[]> {
  return vault.transaction('rw', vault.items, vault.pictures, async () => {
    const items = (await vault.items.bulkGet([...ids])).filter((item) => item !== undefined);
    await vault.items.bulkDelete([...ids]);
    await vault.pictures.bulkDelete([...ids]);
    return items
      .filter(isUnsent)
      .map(({ id, accountId, capturedAt }) => ({ id, accountId, date: capturedAt.slice(0, 10) }));
  });
}

/** Where the server lost its key, the digits alone open what waits: a key that takes their place would lose it. */
async function assertNoneByPin(vault: Vault, accountId: string, openKeys: OpenKeys): Promise<void> {
  const shut = await shutRows(vault, accountId);
  const keys = await keysOf(shut, openKeys);
  if (shut.every((row) => keys.has(row['id']))) return;
  throw new Failure(
    'conflict',
    'What you counted here waits, and only your six digits open it. Go back and enter them first',
  );
}

/**
 * After a sign-in on a device that several share: opens what the person has here, or begins to seal. What no key opens any
 * more goes, and rows that lay there as they were come anew. Killed in the middle, the next sign-in does it once more.
 * `servers`: null where the server has no key for this browser.
 */
export async function beginRowKey(
  { vault, deleteCache }: Pick<Databases, 'vault' | 'deleteCache'>,
  profileId: string,
  { servers, openKeys }: { servers: ServerKeys | null; openKeys: OpenKeys },
): Promise<void> {
  const { pin, rowKey: kept } = (await vault.profiles.get(profileId)) ?? {};
  const opened =
    kept?.byServer && servers ? await openedByServer(kept.byServer, servers.rows) : null;
  // Open by their digits already, they keep the key that they have. A copy: stepping away clears the other.
  const known = opened ?? heldKey(profileId)?.key.slice() ?? null;
  if (known === null && kept?.byPin) await assertNoneByPin(vault, profileId, openKeys);
  const key = known ?? crypto.getRandomValues(new Uint8Array(keyLength));
  const rowKey = {
    byServer: servers && (await underServerKey(key, servers.rows)),
    queueByServer: servers && (await underServerKey(await queueKeyOf(key), servers.queue)),
  };
  const isWhole = known !== null && kept?.whole === true;
  if (known === null) await dropUnreadable(vault, profileId);
  // Before any row: should this be killed, what is sealed from here on opens again.
  const byPinYet = isWhole ? kept.byPin : null;
  await vault.profiles.update(profileId, {
    rowKey: { ...rowKey, byPin: byPinYet, whole: isWhole },
  });
  giveKey(profileId, await keysFrom(key, rowKey.queueByServer));
  if (!isWhole) {
    await deleteCache(profileId);
    await rewrite(typedTables(vault), profileId);
  }
  await rewrite(queueTables(vault), profileId);
  // Digits that they have open the new key too.
  const byPin = pin?.keys ? await sealFor(pin.keys.publicKey, [...key]) : null;
  await vault.profiles.update(profileId, { rowKey: { ...rowKey, byPin, whole: true } });
}
