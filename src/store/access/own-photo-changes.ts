import { ownPhotoRecord } from '#domain/access/own-photo-record.ts';
import { Failure } from '#domain/errors.ts';
import type { Store } from '../database.ts';
import { isUntried } from '../outbox/item.ts';
import { discardItem } from '../outbox/outbox.ts';
import { ownPhoto } from './own-photo.ts';

function changesOf({ vault, profile }: Store) {
  return vault.items.where({ accountId: profile.id, record: ownPhotoRecord });
}

/** Why the last change of it was refused, in a sentence; null when none was. */
export async function photoProblem(store: Store): Promise<string | null> {
  const changes = await changesOf(store).toArray();
  const refused = changes.flatMap(({ state }) => (state.kind === 'attention' ? state.problem : []));
  return refused.at(-1)?.message ?? null;
}

/** Takes back what no server has of it, but for one change. Answers whether nothing of it is on its way. */
export async function takeBackPhoto(store: Store, except?: string): Promise<boolean> {
  for (const item of await changesOf(store).toArray()) {
    const isTheirs = isUntried(item) || item.state.kind === 'attention';
    if (isTheirs && item.id !== except) await discardItem(store, item.id).catch(unlessOnItsWay);
  }
  return !(await ownPhoto(store)).pending;
}

/** Sent since it was looked at: then what comes next follows it. */
function unlessOnItsWay(error: unknown): void {
  if (!(error instanceof Failure && error.code === 'conflict')) throw error;
}
