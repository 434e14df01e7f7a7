import { worker } from './scope.ts';

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** Background sync exists in some browsers only, and may be forbidden: one more trigger, never the only one. */
export async function askForSync(): Promise<void> {
  const { sync } = worker.registration as { sync?: SyncManager };
  await sync?.register('outbox').catch(() => undefined);
}
