import type pg from 'pg';
import type { JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import type { PushSubscriptionData } from '#domain/push/operations.ts';
import { inTenant } from '../database/tenant.ts';
import type { Work } from '../jobs/queue.ts';
import { createHostPauses } from './host-pauses.ts';
import { type PushContent, payloadOf } from './push-payload.ts';
import type { PushJob } from './push-to.ts';
import type { PushOutcome, PushPost } from './post-push.ts';

export interface DeliveryParts {
  pool: pg.Pool;
  post: (post: PushPost) => Promise<PushOutcome>;
  publicUrl: URL;
  log: Logger;
  /** Milliseconds. */
  now: () => number;
}

interface Due extends PushContent {
  subscriptionId: string;
  subscription: PushSubscriptionData;
}

/**
 * Messages still to be sent to a subscription: the session goes on, the account is open, and
 * the message is not a day old.
 */
const dueStatement = `select m.id as message, m.account_id as account, m.title, m.body, m.path, m.tag,
    m.mark_read as "markRead", m.created_at as at,
    p.id as "subscriptionId", p.subscription
  from unnest($2::uuid[], $3::uuid[]) j (message, subscription)
    join push_message m on m.tenant_id = $1 and m.id = j.message
      and m.created_at > now() - interval '1 day'
    join push_subscription p on p.id = j.subscription and p.account_id = m.account_id
    join session s on s.id = p.session_id and s.ended_at is null
    join account a on a.id = p.account_id and a.tenant_id = $1 and not a.disabled`;

const recordStatement = `with gone as (delete from push_subscription where id = any($1)),
    arrived as (
      update push_subscription set last_success_at = now(), failures = 0 where id = any($2))
  update push_subscription set failures = failures + 1 where id = any($3)`;

/** Failures that may pass by another attempt. */
const passing: ReadonlySet<PushOutcome['kind']> = new Set(['busy', 'silent', 'failed']);

/** Sends batches of pushes; what may still succeed is tried again by the queue. */
export function createDelivery(parts: DeliveryParts) {
  const { pool, post, publicUrl, log, now } = parts;
  const pauses = createHostPauses(now);

  async function dueOf(jobs: readonly Work<PushJob>[]): Promise<Map<string, Due>> {
    const due = new Map<string, Due>();
    for (const [tenant, ofTenant] of Map.groupBy(jobs, ({ data }) => data.tenant)) {
      const rows = await inTenant(pool, tenant, (tx) =>
        tx.rows<Due>('due pushes', dueStatement, [
          tenant,
          ofTenant.map(({ data }) => data.message),
          ofTenant.map(({ data }) => data.subscription),
        ]),
      );
      for (const row of rows) due.set(`${row.message} ${row.subscriptionId}`, row);
    }
    return due;
  }

  async function send(due: Due): Promise<PushOutcome> {
    const { host } = new URL(due.subscription.endpoint);
    if (!pauses.begin(host)) return { kind: 'failed', reason: 'its host is left alone for now' };
    const { subscription, tag } = due;
    const first = await post({ subscription, tag, payload: payloadOf(due, publicUrl) });
    const outcome =
      first.kind === 'tooLarge'
        ? await post({ subscription, tag, payload: payloadOf(due, publicUrl, 0) })
        : first;
    pauses.learn(host, outcome);
    return outcome;
  }

  async function record(sent: readonly { due: Due; outcome: PushOutcome }[]): Promise<void> {
    const of = (...kinds: PushOutcome['kind'][]) =>
      sent.flatMap(({ due, outcome }) =>
        kinds.includes(outcome.kind) ? [due.subscriptionId] : [],
      );
    await pool.query({
      name: 'record pushes',
      text: recordStatement,
      values: [of('gone'), of('arrived'), of('busy', 'silent', 'failed', 'tooLarge')],
    });
  }

  return async (jobs: Work<PushJob>[]): Promise<JobResult[]> => {
    const due = await dueOf(jobs);
    const sent = await Promise.all(
      jobs.map(async ({ id, data }) => {
        const one = due.get(`${data.message} ${data.subscription}`);
        return { id, due: one, outcome: one ? await send(one) : null };
      }),
    );
    await record(
      sent.flatMap(({ due: one, outcome }) => (one && outcome ? [{ due: one, outcome }] : [])),
    );
    return sent.map(({ id, due: one, outcome }) => {
      if (!outcome || !passing.has(outcome.kind)) return { id, status: 'completed' };
      log.info({ push: one?.message, outcome }, 'a push waits');
      return { id, status: 'failed', output: outcome };
    });
  };
}
