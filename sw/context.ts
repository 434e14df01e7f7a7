import type { Signal } from '#domain/signals.ts';
import { databases } from '#store/database.ts';
import type { SyncContext } from '#sync/context.ts';
import { worker } from './scope.ts';

async function tellPages(signal: Signal): Promise<void> {
  for (const page of await worker.clients.matchAll({ type: 'window' })) {
    page.postMessage(signal);
  }
}

/** What sync runs with in the worker. Made when first needed: a worker that is installing opens no database. */
export function workerContext(): SyncContext {
  return {
    databases: databases(),
    fetch: (path, init) => fetch(path, init),
    locks: navigator.locks,
    now: Date.now,
    random: Math.random,
    tell: (signal) => void tellPages(signal),
  };
}
