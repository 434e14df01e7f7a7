import { liveQuery } from 'dexie';
import type { Vault } from '../vault.ts';
import type { ItemState } from './item.ts';

/** On its way, or with the server while this device has not pulled its rows: each question about rows reads these items whole. */
const onTheirWay: readonly ItemState['kind'][] = ['waiting', 'sending', 'delivered'];

/** Resolves once fewer than `most` of these submissions are on their way, or when it is aborted. Reads keys alone. */
export async function roomInQueue(
  vault: Vault,
  submissionIds: ReadonlySet<string>,
  most: number,
  signal: AbortSignal,
): Promise<void> {
  if (submissionIds.size < most) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const watched = liveQuery(() =>
    vault.items
      .where('state.kind')
      .anyOf(...onTheirWay)
      .primaryKeys(),
  ).subscribe({
    next: (ids) => ids.filter((id) => submissionIds.has(id)).length < most && resolve(),
    error: reject,
  });
  const stop = () => resolve();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    watched.unsubscribe();
  }
}
