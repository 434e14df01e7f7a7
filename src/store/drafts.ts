import type { Store } from './database.ts';
import { draftKey, type Draft, type DraftContext } from './draft.ts';
import { newId } from '#domain/values/new-id.ts';
import { withReopen } from './reopen.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';

/** The draft that is kept, or a fresh one, which is kept with its first change. */
export async function openDraft(
  { vault, profile }: Store,
  { form, churchId, serviceId, date, groupId = null }: DraftContext,
): Promise<Draft> {
  const context = { form, churchId, serviceId, date, groupId };
  const key = draftKey(profile.id, context);
  const kept = await vault.drafts.get(key);
  if (kept) return kept;
  return {
    ...context,
    key,
    accountId: profile.id,
    values: nothingCounted,
    basedOn: null,
    submissionId: newId(),
    savedAt: 0,
  };
}

/** What was counted for a service and is kept. */
export async function draftFor(
  { vault, profile }: Store,
  context: DraftContext,
): Promise<Draft | null> {
  return (await vault.drafts.get(draftKey(profile.id, context))) ?? null;
}

export async function draftOf({ vault, profile }: Store, key: string): Promise<Draft | null> {
  const draft = await vault.drafts.get(key);
  return draft?.accountId === profile.id ? draft : null;
}

/** A late save must not bring back a draft that was submitted meanwhile: it answers 'closed'. */
export async function saveDraft(
  { vault }: Store,
  draft: Draft,
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

export async function discardDraft({ vault }: Store, key: string): Promise<void> {
  await vault.transaction('rw', vault.drafts, vault.typed, async () => {
    await vault.drafts.delete(key);
    await vault.typed.delete(key);
  });
}

/** The item it mends can no longer be replaced: what was changed becomes a submission of its own. */
export async function renewSubmission({ vault }: Store, draft: Draft): Promise<Draft> {
  const renewed = { ...draft, submissionId: newId(), basedOn: draft.submissionId };
  await vault.drafts.put(renewed);
  return renewed;
}
