import { Dexie } from 'dexie';
import { cacheName, createCache, type Cache } from './cache.ts';
import { activeProfile } from './session/session.ts';
import type { KnownProfile } from './session/profile.ts';
import { createVault, type DatabaseParts, type Vault } from './vault.ts';

/** Databases that named queries read: the browser's vault and the cache of the person at the device. */
export interface Store {
  vault: Vault;
  cache: Cache;
  profile: KnownProfile;
}

/**
 * `outdated`: a newer version of the program changed a database, until this page loads anew.
 * `blocked`: pages of an older version hold one that this version must change, until they let go.
 */
export type DatabaseFailure = 'outdated' | 'blocked';

/** The databases of one browser, each opened at most once a thread. */
export interface Databases {
  vault: Vault;
  cache(profileId: string): Cache;
  deleteCache(profileId: string): Promise<void>;
  /** Tells at once what is the matter already, and null when it is over. */
  onFailure(listener: (failure: DatabaseFailure | null) => void): () => void;
}

export function openDatabases(parts: DatabaseParts = {}): Databases {
  const listeners = new Set<(failure: DatabaseFailure | null) => void>();
  const caches = new Map<string, Cache>();
  let current: DatabaseFailure | null = null;
  const publish = (failure: DatabaseFailure | null) => {
    current = failure;
    for (const listener of listeners) listener(failure);
  };
  const forget = (profileId: string) => {
    caches.get(profileId)?.close();
    caches.delete(profileId);
  };
  const watched = <Database extends Dexie>(database: Database, gone?: () => false): Database => {
    database.on('blocked', () => {
      publish('blocked');
      database.on('ready', () => publish(null));
    });
    // Dexie lets go of the connection itself, so that no upgrade and no wipe waits for this tab, and
    // opens it anew at the next question.
    database.on('versionchange', ({ newVersion }) => (newVersion ? publish('outdated') : gone?.()));
    // A database that did not open once would refuse every later question of this thread: the next one tries again.
    database.on('close', () =>
      setTimeout(() => {
        if (database.hasFailed() && !database.hasBeenClosed())
          database.close({ disableAutoOpen: false });
      }),
    );
    return database;
  };
  return {
    vault: watched(createVault(parts)),
    cache(profileId) {
      // Wiped by another thread: what still pulls here must not open it anew and write it all down again.
      const gone = () => {
        forget(profileId);
        return false as const;
      };
      const open = caches.get(profileId) ?? watched(createCache(profileId, parts), gone);
      caches.set(profileId, open);
      return open;
    },
    async deleteCache(profileId) {
      forget(profileId);
      // With what somebody tried in the demo apps: who comes next begins anew.
      for (const name of [cacheName(profileId), 'demo']) await new Dexie(name, parts).delete();
    },
    onFailure(listener) {
      listeners.add(listener);
      if (current !== null) listener(current);
      return () => listeners.delete(listener);
    },
  };
}

let shared: Databases | undefined;

/** The databases of this thread. Opens nothing by itself: the first query does. */
export function databases(): Databases {
  shared ??= openDatabases();
  return shared;
}

let shown: string | null = null;

/**
 * A page shows one person: once another tab made somebody else the one at the device, it gets no rows until it loads
 * anew. Answers how to end that.
 */
export function showOnly(profileId: string): () => void {
  shown = profileId;
  return () => {
    shown = null;
  };
}

/** The store of the person at the device, or null when nobody is signed in, or another person than this page shows. */
export async function storeOf({ vault, cache }: Databases): Promise<Store | null> {
  const profile = await activeProfile(vault);
  if (!profile || (shown ?? profile.id) !== profile.id) return null;
  return { vault, cache: cache(profile.id), profile };
}
