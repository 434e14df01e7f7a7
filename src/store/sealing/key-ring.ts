import type { HeldKey } from './sealing.ts';

/** Row keys of the people who are open on this device: in the memory of this thread, and nowhere else. */
const keys = new Map<string, HeldKey>();
/** People whose rows are sealed here, whether they are open or not. */
const sealed = new Set<string>();

/** A person is open: their rows can be read and written. */
export function holdKey(accountId: string, held: HeldKey): void {
  sealed.add(accountId);
  keys.set(accountId, held);
}

/** From now on nothing of this person is written as it is. */
export function noteSealed(accountId: string): void {
  sealed.add(accountId);
}

/** The person is away: this thread can read none of their rows any more. */
export function dropKey(accountId: string): void {
  const held = keys.get(accountId);
  held?.key.fill(0);
  held?.queueKey.fill(0);
  keys.delete(accountId);
}

/** The person signed out: what somebody signs in with next decides anew. */
export function forgetSealed(accountId: string): void {
  dropKey(accountId);
  sealed.delete(accountId);
}

export function heldKey(accountId: string): HeldKey | null {
  return keys.get(accountId) ?? null;
}

export function isSealedPerson(accountId: string): boolean {
  return sealed.has(accountId);
}
