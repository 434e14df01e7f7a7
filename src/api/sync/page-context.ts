import type { Signal } from '#domain/signals.ts';
import { databases } from '#store/database.ts';
import type { SyncContext } from '#sync/context.ts';
import { countingEntities } from './counting-entities.ts';
import type { EntitiesByName } from '#sync/entities-by-name.ts';
import { missed, reached } from '../calls/connection.ts';

/** Context of sync in the page, when no service worker does it. */
export function pageContext(publish: (signal: Signal) => void): SyncContext {
  return {
    databases: databases(),
    entities: entitiesWith,
    fetch: watchedFetch,
    locks: navigator.locks,
    now: Date.now,
    random: Math.random,
    publish,
  };
}

async function entitiesWith(names: ReadonlySet<string>): Promise<EntitiesByName> {
  if ([...names].every((name) => countingEntities.has(name))) return countingEntities;
  return (await import('#sync/entities-by-name.ts')).entitiesByName;
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
