import { newId } from '#domain/values/new-id.ts';
import type { Store } from './database.ts';
import type { Draft } from './draft.ts';

/** The item it mends can no longer be replaced: what was changed becomes a submission of its own. */
export async function renewSubmission<D extends Draft>({ vault }: Store, draft: D): Promise<D> {
  const renewed = { ...draft, submissionId: newId(), basedOn: draft.submissionId };
  await vault.drafts.put(renewed);
  return renewed;
}
