import type { Draft } from './draft.ts';
import type { Setting, TypedKey, Vault } from './vault.ts';

export function typedKey(draftKey: string): TypedKey {
  return `typed|${draftKey}`;
}

/**
 * Writes down what was typed in the moment of the key press, past everything that asks first: the
 * browser may be killed, or the page go away, before a save has begun. Handed over before this returns,
 * and not waited for by a disk.
 */
export function noteTyped(vault: Vault, draft: Draft): void {
  const { name } = vault.settings;
  try {
    const options = { durability: 'relaxed' } as const;
    const transaction = vault.backendDB().transaction(name, 'readwrite', options);
    transaction.objectStore(name).put({ key: typedKey(draft.key), draft } satisfies Setting);
    transaction.commit();
  } catch {
    // The store is closed: the save beside this opens it anew, or says that it cannot.
  }
}

/** What was typed and never saved; null when it was submitted, taken away or overtaken since. */
export async function unsavedOf(vault: Vault, kept: Draft): Promise<Draft | null> {
  const noted = await vault.settings.get(typedKey(kept.key));
  if (!noted || !('draft' in noted)) return null;
  const { draft } = noted;
  if ((draft.typedAt ?? 0) < kept.savedAt) return null;
  if (draft.submissionId === kept.submissionId) return draft;
  const began = kept.savedAt === 0 && (await vault.items.get(draft.submissionId)) === undefined;
  return began ? draft : null;
}

/** It is saved, in the transaction that saves it; what was typed meanwhile stays. */
export async function forgetTyped(vault: Vault, saved: Draft): Promise<void> {
  const noted = await vault.settings.get(typedKey(saved.key));
  if (!noted || !('draft' in noted)) return;
  if ((noted.draft.typedAt ?? 0) <= (saved.typedAt ?? 0)) await vault.settings.delete(noted.key);
}
