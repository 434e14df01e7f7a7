import { newId } from '#domain/values/new-id.ts';
import type { StoreLost, Unsent } from '#store/loss-detector.ts';
import { lostKey, lostStore } from './store-failure.ts';

/** A person hears what was lost of theirs, and the server after them, as when the whole store is gone. */
export function noteLoss(accountId: string, unsent: Unsent[]): void {
  const now = Date.now();
  const losses = [{ id: newId(), accountId, unsent, told: false }];
  const lost: StoreLost = { noticedAt: now, seenAt: now, losses };
  localStorage.setItem(lostKey, JSON.stringify(lost));
  lostStore.set(lost);
}
