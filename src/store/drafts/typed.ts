import type { Draft } from './draft.ts';
import type { Vault } from '../vault.ts';

/**
 * Writes down what was typed in the moment of the key press, past everything that asks first: the
 * browser may be killed, or the page go away, before a save has begun. Handed over before this returns,
 * and not waited for by a disk. Nothing else writes here while somebody counts: a browser gives up
 * what waits for another transaction when its page goes.
 */
export function noteTyped<D extends Draft>(vault: Vault, draft: D): void {
  const { name } = vault.typed;
  try {
    const options = { durability: 'relaxed' } as const;
    const transaction = vault.backendDB().transaction(name, 'readwrite', options);
    transaction.objectStore(name).put(draft);
    transaction.commit();
  } catch {
    // The store is closed: the save beside this opens it anew, or says that it cannot.
  }
}

/** Input that was typed and never saved; null when it was submitted, deleted or overtaken since. */
export async function unsavedOf<D extends Draft>(vault: Vault, kept: D): Promise<D | null> {
  const draft = (await vault.typed.get(kept.key)) as D | undefined;
  if (!draft) return null;
  // Not its `savedAt`: an older number may be saved after a newer one was typed.
  if ((draft.typedAt ?? 0) <= (kept.typedAt ?? kept.savedAt)) return null;
  if (draft.submissionId === kept.submissionId) return draft;
  const began = kept.savedAt === 0 && (await vault.items.get(draft.submissionId)) === undefined;
  return began ? draft : null;
}
