import { type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { jobsSchema, type QueueName } from './queues.ts';

/** One piece of work: `data` names what it is about, and holds nothing of it. */
export interface Work<Data> {
  id: string;
  data: Data;
}

export interface Queue {
  /** Does what waits, up to `atOnce` pieces in each of `hands` batches that go on side by side. */
  work<Data>(
    name: QueueName,
    size: { atOnce: number; hands: number },
    handle: (work: Work<Data>[]) => Promise<JobResult[]>,
  ): Promise<void>;
  /** Waits for what is being done. */
  close(): Promise<void>;
}

/** Seconds between two looks at the queue while nothing comes. */
const lookEvery = 1;

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
      await boss.work<Data, unknown, WorkSettings>(
        name,
        {
          batchSize: atOnce,
          localConcurrency: hands,
          pollingIntervalSeconds: lookEvery,
          burstWhenBatchFull: true,
          perJobResults: true,
        },
        handle,
      );
    },
    async close() {
      await boss.stop({ timeout: 15_000 });
    },
  };
}

interface WorkSettings {
  batchSize: number;
  localConcurrency: number;
  pollingIntervalSeconds: number;
  burstWhenBatchFull: true;
  perJobResults: true;
}
