import type { Operation } from '#domain/operation.ts';
import { type Capture, queueItem } from './outbox.ts';
import type { Vault } from '../vault.ts';

/** Queues submissions in their order, all of them or none: what watches the queue is asked again once. */
export async function queueItems<Op extends Operation>(
  vault: Vault,
  captures: readonly Capture<Op>[],
): Promise<void> {
  const tables = [vault.items, vault.drafts, vault.typed, vault.pictures];
  await vault.transaction('rw', tables, async () => {
    for (const capture of captures) await queueItem(vault, capture);
  });
}
