import type { Locks } from '#store/drafts/hold-draft.ts';

/**
 * Runs one at a time in this browser, and lets at most one more wait: it will see everything that
 * those behind it wanted done. Null, once it is through, for those folded into it. A killed holder
 * loses the lock with its tab or worker, and the waiting run goes on.
 */
export async function singleFlight<T>(
  locks: Locks,
  name: string,
  run: () => Promise<T>,
): Promise<T | null> {
  const placeIsFree = Promise.withResolvers<void>();
  const started = await locks.request(`${name} next`, { ifAvailable: true }, async (place) => {
    if (place === null) return null;
    const granted = Promise.withResolvers<void>();
    const done = locks.request(name, async () => {
      granted.resolve();
      // Not before: who is folded into this run must be sure that it has not looked yet.
      await placeIsFree.promise;
      return run();
    });
    await Promise.race([granted.promise, done]);
    // Boxed, so that nothing awaits the run while it holds the waiting place.
    return { done };
  });
  placeIsFree.resolve();
  if (started) return started.done;
  // Behind the waiting run: whoever asks for a sync event must not end it before the work is done.
  await locks.request(name, async () => undefined);
  return null;
}
