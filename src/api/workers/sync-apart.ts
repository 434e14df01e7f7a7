import address from '../../../workers/sync/sync.worker.ts?worker&url';
import type { SyncApart } from '../../../workers/sync/sync-api.ts';
import { workerClient } from './worker-client.ts';

let life = new AbortController();

export const askSyncApart = workerClient<SyncApart>(address, () => life.signal);

/** Starts it, where it has not started yet. */
export function prepareSyncApart(): Promise<void> {
  return askSyncApart((sync) => sync.prepare());
}

/** Another thread goes on from where it was. */
export function endSyncApart(): void {
  life.abort();
  life = new AbortController();
}

// Frozen with its page it would keep its locks.
globalThis.document?.addEventListener('freeze', endSyncApart);
