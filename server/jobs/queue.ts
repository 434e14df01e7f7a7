import { type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { jobsSchema, type QueueName } from './queues.ts';

/** One piece of work: `data` names what it is about, and holds nothing of it. */
export interface Work<Data> {
  id: string;
  data: Data;
}

export interface Queue {
  /**
   * Does what waits, up to `atOnce` pieces in each of `hands` batches that go on side by side. Answers
   * how to make it look at once, which it does once a second at most.
   */
  work<Data>(
    name: QueueName,
    size: { atOnce: number; hands: number },
    handle: (work: Work<Data>[]) => Promise<JobResult[]>,
  ): Promise<Wake>;
  /** Waits for what is being done. */
  close(): Promise<void>;
}

export type Wake = () => void;

/** Seconds between two looks at the queue while nobody says that something came. */
const lookEvery = 5;
const mostWakes = 1000;

/** At once, and again after a while (ms) for everything that was asked for meanwhile. */
function atMostEvery(ms: number, act: () => void): Wake {
  let waiting: NodeJS.Timeout | undefined;
  let again = false;
  return function wake() {
    if (waiting) {
      again = true;
      return;
    }
    act();
    waiting = setTimeout(() => {
      waiting = undefined;
      if (again) wake();
      again = false;
    }, ms).unref();
  };
}

/** Works through the job queue as the server's role, which owns nothing of it. */
export async function openQueue(url: string, log: Logger): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: jobsSchema,
    application_name: 'ibandla jobs',
    max: 3,
    migrate: false,
    schedule: false,
    // Only an owner can.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue has a problem'));
  await boss.start();
  return {
    async work<Data>(
      name: QueueName,
      { atOnce, hands }: { atOnce: number; hands: number },
      handle: (work: Work<Data>[]) => Promise<JobResult[]>,
    ) {
      const settings = {
        batchSize: atOnce,
        pollingIntervalSeconds: lookEvery,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const;
      const workers = await Promise.all(
        Array.from({ length: hands }, () =>
          boss.work<Data, unknown, WorkSettings>(name, settings, handle),
        ),
      );
      return atMostEvery(mostWakes, () => {
        for (const worker of workers) boss.notifyWorker(worker);
      });
    },
    async close() {
      await boss.stop({ timeout: 15_000 });
    },
  };
}

interface WorkSettings {
  batchSize: number;
  pollingIntervalSeconds: number;
  burstWhenBatchFull: true;
  perJobResults: true;
}
