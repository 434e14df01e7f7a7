import { Failure } from '#domain/errors.ts';

interface Bounds {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** Tasks that may wait; those that go first have as many places of their own. */
  waiting: number;
}

/** Runs the task in its turn; with `first`, before those that wait without it. */
export type RunInTurn = <T>(task: () => Promise<T>, order: { first: boolean }) => Promise<T>;

/**
 * Lets so many tasks run at once and so many wait. One more is refused at once with `unavailable`: a
 * person who is told to try again is better served than everybody behind a queue without an end.
 */
export function createQueue({ atOnce, waiting }: Bounds): RunInTurn {
  const lanes = { first: [] as (() => void)[], others: [] as (() => void)[] };
  let running = 0;
  async function turn(lane: (() => void)[]): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (lane.length >= waiting) {
      throw new Failure('unavailable', 'The server is busy. Try again in a moment', {
        retryAfter: 2,
      });
    }
    // The task that ends hands its place over: `running` stays as it is.
    await new Promise<void>((go) => lane.push(go));
  }
  function handOver(): void {
    const next = lanes.first.shift() ?? lanes.others.shift();
    if (next) next();
    else running -= 1;
  }
  return async (task, { first }) => {
    await turn(first ? lanes.first : lanes.others);
    try {
      return await task();
    } finally {
      handOver();
    }
  };
}
