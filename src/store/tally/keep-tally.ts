import { withReopen } from '../reopen.ts';
import type { Kept } from '../drafts/kept.ts';
import type { Vault } from '../vault.ts';
import type { Tally } from './tally.ts';

/**
 * Writes a tally down in the moment of the tap: the browser may be killed, or the page go away, before anything that
 * waits first has begun. Handed over before this returns; `safe` makes it outlive the device too.
 */
export function noteTally(vault: Vault, tally: Tally): void {
  const { name } = vault.kept;
  try {
    const transaction = vault.backendDB().transaction(name, 'readwrite', { durability: 'relaxed' });
    transaction.objectStore(name).put(tally);
    transaction.commit();
  } catch {
    // The store is closed: the save behind this opens it anew, or says that it cannot.
  }
}

/** Saves it for good: on the disk when this resolves. */
export async function keepTally(vault: Vault, tally: Tally): Promise<void> {
  await withReopen(vault, () => vault.kept.put(tally));
}

const isTally = (kept: Kept): kept is Tally => kept.key.startsWith('tally|');

/** Days that a tally stays on the device after its service. */
const daysKept = 7;

/** Takes away tallies of services long ago; their reports have the counts. `before`: yyyy-MM-dd. */
export async function dropOldTallies(vault: Vault, now: number): Promise<void> {
  const before = new Date(now - daysKept * 86_400_000).toISOString().slice(0, 10);
  await vault.kept.filter((kept) => isTally(kept) && kept.date < before).delete();
}
