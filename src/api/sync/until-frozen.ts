import type { Locks } from '#store/drafts/hold-draft.ts';
import type { SyncContext } from '#sync/context.ts';

let frozen = new AbortController();

// A frozen page keeps its locks, and nothing of it runs that could give them back.
globalThis.document?.addEventListener('freeze', () => {
  frozen.abort();
  frozen = new AbortController();
});

/** Never settles: what waits for it ends as in a page that was killed. */
const never = new Promise<never>(() => undefined);

/**
 * Context that a page sends with until the browser freezes it. Then its locks are free for another page, and
 * the run that had them goes no further, also when the page comes back: an answer that is read late
 * must not overwrite what the other page knows.
 */
export function untilFrozen(context: SyncContext): SyncContext {
  const { signal } = frozen;
  const end = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

  async function request(name: string, ...rest: unknown[]): Promise<unknown> {
    const run = rest.pop() as (lock: object | null) => unknown;
    // A lock that is only asked for takes no signal.
    const [options = { signal }] = rest as [object?];
    let answer: unknown;
    try {
      await context.locks.request(name, options, (lock) => {
        const running = Promise.resolve(run(lock));
        answer = running;
        return Promise.race([running, end]);
      });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    return signal.aborted ? never : answer;
  }

  return {
    ...context,
    locks: { request: request as Locks['request'] },
    fetch(path, init) {
      if (signal.aborted) return never;
      const signals = init.signal ? [init.signal, signal] : [signal];
      return context.fetch(path, { ...init, signal: AbortSignal.any(signals) });
    },
  };
}
