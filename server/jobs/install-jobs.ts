import { PgBoss } from 'pg-boss';
import type pg from 'pg';
import { jobsSchema, queues } from './queues.ts';

/**
 * Makes the tables of the job queue, or brings them up to date, as their owner. They stand in a schema
 * of their own, which backups leave out: what was on its way at some earlier time is not sent again.
 */
export async function installJobs(owner: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values) },
    schema: jobsSchema,
    supervise: false,
    schedule: false,
  });
  try {
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const [name, options] of Object.entries(queues)) {
      if (known.has(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
