import type { NewsKind } from '#domain/shell/news-policy.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { whoWants } from '../shell/who-wants.ts';

export interface Push {
  /** Whoever does not want to hear of this kind gets none. */
  kind: NewsKind;
  /** Of the message: said again under the same id, nothing is sent twice. */
  id: string;
  /** Plain text. */
  title: string;
  body: string;
  /** Where it leads, in the product: '/dashboard'. */
  path: string;
  /** Of two with the same tag a browser shows the later one. */
  tag: string;
  /** The number of the church's message that it tells of. */
  messageNumber?: number;
}

/** What a subscription hears of, as a job names it. */
export interface PushJob {
  tenant: string;
  message: string;
  subscription: string;
}

/** Jobs come into being here as the queue's own `insert` makes them, but in the transaction of their cause. */
const statement = `with listening as (
    select p.id from push_subscription p join session s on s.id = p.session_id and s.ended_at is null
      join account a on a.id = p.account_id and a.tenant_id = $1 and not a.disabled
    where p.account_id = $3),
  old as (
    delete from push_message where tenant_id = $1 and created_at < now() - interval '2 days'),
  kept as (
    insert into push_message
      (tenant_id, id, account_id, title, body, path, tag, message_number)
    select $1, $2, $3, $4, $5, $6, $7, $8::integer where exists (select 1 from listening)
    on conflict do nothing returning id)
  insert into jobs.job (id, name, data, expire_seconds, deletion_seconds, keep_until, retry_limit,
    retry_delay, retry_backoff, retry_delay_max, policy)
  select md5(k.id::text || l.id::text)::uuid, q.name,
    jsonb_build_object('tenant', $1::uuid, 'message', k.id, 'subscription', l.id),
    q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second',
    q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy
  from kept k cross join listening l join jobs.queue q on q.name = 'push'
  on conflict do nothing`;

/**
 * Tells every browser on which this account is signed in and subscribed, if they want it. Sent once the transaction is
 * committed; with one that is rolled back, never.
 */
export async function pushTo(tx: TenantTransaction, accountId: string, push: Push): Promise<void> {
  const { id, kind, title, body, path, tag, messageNumber = null } = push;
  const wanting = await whoWants(tx, [accountId], { kind, way: 'push' });
  if (wanting.length === 0) return;
  await tx.rows('push to', statement, [
    tx.tenantId,
    id,
    accountId,
    title,
    body,
    path,
    tag,
    messageNumber,
  ]);
}
