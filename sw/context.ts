import type { Signal } from '#domain/signals.ts';
import { databases, type DatabaseTrouble } from '#store/database.ts';
import type { SyncContext } from '#sync/context.ts';
import { worker } from './scope.ts';

async function tellPages(signal: Signal): Promise<void> {
  for (const page of await worker.clients.matchAll({ type: 'window' })) {
    page.postMessage(signal);
  }
}

/** A page that asks for a store after the worker did stands behind it, and no browser tells it why. */
function tellBlocked(trouble: DatabaseTrouble | null): void {
  if (trouble !== 'outdated') void tellPages({ type: 'trouble', trouble });
}

/** What sync runs with in the worker. Made when first needed: a worker that is installing opens no database. */
export function workerContext(): SyncContext {
  const open = databases();
  // Told anew at each event: a page may have come since.
  open.onTrouble(tellBlocked);
  return {
    databases: open,
    fetch: (path, init) => fetch(path, init),
    locks: navigator.locks,
    now: Date.now,
    random: Math.random,
    publish: (signal) => void tellPages(signal),
  };
}
