import address from '../../../workers/sync/sync.worker.ts?worker&url';
import type { SyncApart } from '../../../workers/sync/sync-api.ts';
import { workerClient } from './worker-client.ts';

export const askSyncApart = workerClient<SyncApart>(address);
