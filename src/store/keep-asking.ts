import { liveQuery, type Subscription } from 'dexie';

export interface KeptQuestion<Data> {
  /** Reads from Dexie alone, from its first step on. */
  ask(): Promise<Data>;
  tell(data: Data): void;
  /** Ms to rest after an answer that took so many. */
  rest(took: number): number;
  /** A wait before each question. */
  ready?(): Promise<void>;
}

const pause = (ms: number) => new Promise<void>((over) => setTimeout(over, ms));

/**
 * Asks now and after each change of what was read, one question at a time. Each subscription of Dexie asks once: its
 * second call says that something changed, and the next question is another subscription's. A question that
 * waits within Dexie's own call reads on unwatched, sooner or later, and is never asked again.
 */
export function keepAsking<Data>({ ask, tell, rest, ready }: KeptQuestion<Data>) {
  let watched: Subscription | undefined;
  let rested: Promise<unknown> = Promise.resolve();
  let closed = false;
  let waits = false;

  async function answer(): Promise<void> {
    const began = performance.now();
    const over = Promise.withResolvers<void>();
    rested = over.promise;
    try {
      const data = await ask();
      if (!closed) tell(data);
    } finally {
      void pause(rest(performance.now() - began)).then(over.resolve);
    }
  }
  function begin(): void {
    let asked = false;
    watched?.unsubscribe();
    // Itself async, or Dexie does not follow it through its awaits.
    watched = liveQuery(async () => {
      if (asked) return void askAgain();
      asked = true;
      await answer();
    }).subscribe();
  }
  async function askAgain(): Promise<void> {
    if (waits) return;
    waits = true;
    await rested;
    await ready?.();
    waits = false;
    if (!closed) begin();
  }

  if (ready) void askAgain();
  else begin();
  return {
    unsubscribe() {
      closed = true;
      watched?.unsubscribe();
    },
  };
}
