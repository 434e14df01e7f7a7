import { observable, type Observable } from '#domain/observable.ts';

/** Whether the browser may clear this device's store when it needs room. `unknown`: nobody asked yet. */
export type StorageKept = 'unknown' | 'kept' | 'refused';

const key = 'storageKept';

function remembered(): StorageKept {
  const said = localStorage.getItem(key);
  return said === 'kept' || said === 'refused' ? said : 'unknown';
}

const current = observable<StorageKept>(remembered());
export const storageKept: Observable<StorageKept> = current;

async function ask(): Promise<void> {
  const said = (await navigator.storage.persist()) ? 'kept' : 'refused';
  localStorage.setItem(key, said);
  current.set(said);
}

/**
 * A41: asks the browser to keep what waits here. After a person's submission, never at load, and never
 * waited for: some browsers ask the person first. A refusal is asked again with the next submission.
 */
export function askToKeepStorage(): void {
  if (current.getSnapshot() === 'kept' || !navigator.storage?.persist) return;
  void ask().catch(() => undefined);
}
