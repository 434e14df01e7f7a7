import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { Draft } from './drafts/draft.ts';
import type { Kept } from './drafts/kept.ts';
import type { Item } from './outbox/item.ts';
import type { Telling } from './outbox/telling.ts';
import type { Profile } from './session/profile.ts';
import type { WaitingPicture } from './outbox/waiting-picture.ts';

/** Facts of the browser as a whole, one row a key. */
export type Setting =
  | { key: 'device'; clientId: string }
  | { key: 'active'; profile: string }
  /** As its feature knows it: this browser is registered as a device that several share. */
  | { key: 'tablet'; device: unknown }
  /** Number of items that a call may carry over the line of this device. */
  | { key: 'callSize'; items: number }
  /** The server asked for silence. `for` (ms) bounds `until`, whatever the clock does meanwhile. */
  | { key: 'pause' | 'pullPause'; until: number; for: number };

/** Data that must never be lost, one database a browser: small, never written in bulk. */
export type Vault = Dexie & {
  items: Table<Item, string>;
  drafts: Table<Draft, string>;
  /** Input typed last, perhaps not saved: apart, so that no save holds it up. */
  typed: Table<Draft, string>;
  /** Pictures that the server needs before their items go. */
  pictures: Table<WaitingPicture, string>;
  /** Work of people that is no form to submit: written at each tap. */
  kept: Table<Kept, string>;
  /** States that the server was not told yet. */
  tellings: Table<Telling, string>;
  profiles: Table<Profile, string>;
  settings: Table<Setting, Setting['key']>;
};

export type DatabaseParts = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;

/** Strict: a commit is on the disk before "Saved on this device" appears. */
export function createVault(parts: DatabaseParts = {}): Vault {
  const vault = new Dexie('vault', {
    ...parts,
    chromeTransactionDurability: 'strict',
    // Dexie's own copies of answers can outlive what a worker commits while a page reads: "Sending…" for ever.
    cache: 'disabled',
  }) as Vault;
  // The tables as they are now: from each older version there is nothing to do but to make those that are missing.
  vault.version(6).stores({
    items: 'id, accountId, after, state.kind, [accountId+record], [state.kind+state.nextAttemptAt]',
    drafts: 'key, accountId, [submissionId+accountId]',
    typed: 'key, accountId, [submissionId+accountId]',
    pictures: 'id, item, accountId, [draft+accountId]',
    kept: 'key, accountId',
    tellings: 'id, accountId',
    profiles: 'id',
    settings: 'key',
  });
  return vault;
}

export async function settingOf<K extends Setting['key']>(
  vault: Vault,
  key: K,
): Promise<Extract<Setting, { key: K }> | undefined> {
  const setting = await vault.settings.get(key);
  return setting as Extract<Setting, { key: K }> | undefined;
}
