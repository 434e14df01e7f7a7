import type { Store } from '../database.ts';
import type { Draft } from './draft.ts';
import { withReopen } from '../reopen.ts';

/** As its feature wrote it. */
export async function draftOf<D extends Draft>(
  { vault, profile }: Store,
  key: string,
): Promise<D | null> {
  const draft = await vault.drafts.get(key);
  return draft?.accountId === profile.id ? (draft as D) : null;
}

/** A late save must not bring back a draft that was submitted meanwhile: it answers 'closed'. */
export async function saveDraft<D extends Draft>(
  { vault }: Store,
  draft: D,
  now: number = Date.now(),
): Promise<'saved' | 'closed'> {
  return withReopen(vault, () =>
    vault.transaction('rw', vault.drafts, vault.items, async () => {
      const kept = await vault.drafts.get(draft.key);
      if (!kept && (await vault.items.get(draft.submissionId))) return 'closed';
      await vault.drafts.put({ ...draft, savedAt: now });
      return 'saved';
    }),
  );
}
