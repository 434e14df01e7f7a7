import type { RowKey } from './row-seal.ts';

/** Row keys of the people who are open on this device: in the memory of this thread, and nowhere else. */
const keys = new Map<string, RowKey>();
/** People whose rows are sealed here, whether they are open or not. */
const sealed = new Set<string>();

/** A person is open: their rows can be read and written. */
export function holdKey(accountId: string, key: RowKey): void {
  sealed.add(accountId);
  keys.set(accountId, key);
}

/** From now on nothing of this person is written as it is. */
export function noteSealed(accountId: string): void {
  sealed.add(accountId);
}

/** The person is away: this thread can read none of their rows any more. */
export function dropKey(accountId: string): void {
  keys.get(accountId)?.fill(0);
  keys.delete(accountId);
}

/** The person signed out: what somebody signs in with next decides anew. */
export function forgetSealed(accountId: string): void {
  dropKey(accountId);
  sealed.delete(accountId);
}

export function heldKey(accountId: string): RowKey | null {
  return keys.get(accountId) ?? null;
}

export function isSealedPerson(accountId: string): boolean {
  return sealed.has(accountId);
}

/** A row of somebody who is away: only their PIN or their password opens it. */
export class RowsLocked extends Error {
  override name = 'RowsLocked';
  constructor() {
    super('What this person has on this device is sealed until they are back');
  }
}
