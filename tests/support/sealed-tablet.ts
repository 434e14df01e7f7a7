import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { RowKey } from '#domain/sealing/row-seal.ts';
import { openedByServer, type SealedBytes } from '#domain/sealing/server-way.ts';
import { cacheName } from '#store/cache.ts';
import { openDatabases, type Databases } from '#store/database.ts';
import { dropKey } from '#store/sealing/key-ring.ts';
import { beginRowKey, type ServerKeys } from '#store/session/begin-row-key.ts';
import { choosePin, lockProfile } from '#store/session/pin.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { signedInAs, thabo } from './device.ts';

export const pin = '480217';
export const now = Date.UTC(2026, 10, 22, 7);

/** A server with keys of its own. */
export function serverWith(first: number): {
  servers: ServerKeys;
  openKeys(kept: readonly SealedBytes[]): Promise<(RowKey | null)[]>;
} {
  const rows = new Uint8Array(32).fill(first);
  const queue = new Uint8Array(32).fill(first + 100);
  return {
    servers: { rows, queue },
    openKeys: (kept) => Promise.all(kept.map((one) => openedByServer(one, queue))),
  };
}

export const server = serverWith(7);

export const emptyBrowser = () => ({ indexedDB: new IDBFactory(), IDBKeyRange });

export interface SealedTablet {
  parts: ReturnType<typeof emptyBrowser>;
  open: Databases;
}

/** As when the page that they had open is gone, and with it the key. */
export async function stepAway({ open }: Pick<SealedTablet, 'open'>): Promise<boolean> {
  const isLocked = await lockProfile(open.vault, thabo, now);
  dropKey(thabo);
  return isLocked;
}

export async function sealedTablet(): Promise<SealedTablet> {
  const parts = emptyBrowser();
  const open = openDatabases(parts);
  await beginSession(open.vault, signedInAs(thabo));
  await beginRowKey(open, thabo, server);
  await choosePin(open.vault, thabo, pin);
  return { parts, open };
}

/** All that the databases hold, as somebody finds it who reads the files of the browser. */
export async function bytesOf({ parts }: SealedTablet): Promise<string> {
  const texts: string[] = [];
  const known: { name?: string }[] = await parts.indexedDB.databases();
  const there = new Set(known.map(({ name }) => name));
  for (const name of ['vault', cacheName(thabo)]) {
    if (!there.has(name)) continue;
    const raw = await new Dexie(name, { ...parts, addons: [] }).open();
    for (const table of raw.tables) {
      const rows = await table.toArray();
      texts.push(
        JSON.stringify(rows, (_, value: unknown) =>
          value instanceof ArrayBuffer || ArrayBuffer.isView(value)
            ? new TextDecoder('latin1').decode(value as ArrayBuffer)
            : value,
        ),
      );
    }
    raw.close();
  }
  return texts.join('\n');
}
