import type { QueueOptions } from 'pg-boss';

/** Schema of the queue's tables, beside the product's. */
export const jobsSchema = 'jobs';

/** Every kind of work that is done later, and how often it is tried. */
export const queues = {
  push: {
    // A batch takes 10 s where a push service hangs: whoever has not answered by then was killed.
    expireInSeconds: 60,
    retryLimit: 40,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    retentionSeconds: 2 * 24 * 60 * 60,
    deleteAfterSeconds: 60 * 60,
  },
} satisfies Record<string, QueueOptions>;
export type QueueName = keyof typeof queues;
