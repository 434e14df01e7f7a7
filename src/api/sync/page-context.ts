import type { Signal } from '#domain/signals.ts';
import { databases } from '#store/database.ts';
import type { SyncContext } from '#sync/context.ts';
import { entitiesByName } from '#sync/entities-by-name.ts';
import { missed, reached } from '../calls/connection.ts';

/** Context of sync in the page, when no service worker does it. */
export function pageContext(publish: (signal: Signal) => void): SyncContext {
  return {
    databases: databases(),
    entities: () => entitiesByName,
    fetch: watchedFetch,
    locks: navigator.locks,
    now: Date.now,
    random: Math.random,
    publish,
  };
}

async function watchedFetch(path: string, init: RequestInit): Promise<Response> {
  const begunAt = performance.now();
  try {
    const response = await fetch(path, init);
    const another = response.status === 421;
    const ours = response.status < 500 && !another && response.type !== 'opaqueredirect';
    if (ours) reached(begunAt);
    else missed(undefined, another);
    return response;
  } catch (error) {
    missed();
    throw error;
  }
}
