import type { Signal } from '#domain/signals.ts';
import { databases, type DatabaseFailure } from '#store/database.ts';
import type { SyncContext } from '#sync/context.ts';
import { entitiesOfRows } from './read-scope.ts';
import { worker } from './scope.ts';

async function postToPages(signal: Signal): Promise<void> {
  for (const page of await worker.clients.matchAll({ type: 'window' })) {
    page.postMessage(signal);
  }
}

/** A page that opens a store after the worker waits behind it, and no browser posts it why. */
function postBlocked(failure: DatabaseFailure | null): void {
  if (failure !== 'outdated') void postToPages({ type: 'trouble', trouble: failure });
}

/** The worker's context for sync. Made when first needed: a worker that is installing opens no database. */
export function workerContext(): SyncContext {
  const open = databases();
  // Posted again at each event: a page may have opened since.
  open.onFailure(postBlocked);
  return {
    databases: open,
    entities: entitiesOfRows,
    fetch: (path, init) => fetch(path, init),
    locks: navigator.locks,
    now: Date.now,
    random: Math.random,
    publish: (signal) => void postToPages(signal),
  };
}
