/** The part of the Web Locks API that the device uses: also Node's, and a fake in tests. */
export interface Locks {
  request<T>(name: string, run: (lock: object | null) => T): Promise<Awaited<T>>;
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    run: (lock: object | null) => T,
  ): Promise<Awaited<T>>;
}

/** Whether this tab may change the draft. */
export type Hold = 'asking' | 'here' | 'elsewhere';

export interface DraftHold {
  /** Takes the draft over from the tab that has it. */
  continueHere(): void;
  release(): void;
}

/**
 * One tab at a time changes a draft; the others show it and offer to continue there. The tab that
 * waits gets it when the other is closed or killed.
 */
export function holdDraft(key: string, locks: Locks, onChange: (hold: Hold) => void): DraftHold {
  const name = `draft:${key}`;
  const released = Promise.withResolvers<void>();
  let done = false;
  let waiting = new AbortController();
  const change = (hold: Hold) => {
    if (!done) onChange(hold);
  };

  const hold = () => {
    change('here');
    return released.promise;
  };
  const queueUp = () => {
    change('elsewhere');
    waiting = new AbortController();
    // Rejects when another tab takes over, or when this tab takes over and needs the place no more.
    locks.request(name, { signal: waiting.signal }, hold).catch(lost(waiting));
  };
  const lost = (attempt: AbortController) => () => {
    if (!done && !attempt.signal.aborted) queueUp();
  };
  const take = (options: { ifAvailable?: boolean; steal?: boolean }) => {
    const attempt = new AbortController();
    locks
      .request(name, options, async (lock) => {
        if (lock === null) return queueUp();
        return hold();
      })
      .catch(lost(attempt));
  };

  change('asking');
  take({ ifAvailable: true });
  return {
    continueHere() {
      waiting.abort();
      take({ steal: true });
    },
    release() {
      done = true;
      waiting.abort();
      released.resolve();
    },
  };
}
