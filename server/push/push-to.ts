import type { MarkReadCall } from '#domain/push/push-message.ts';
import type { PreferenceKind } from '#domain/shell/notification-preference-policy.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { whoWants } from '../shell/who-wants.ts';

export interface Push {
  /** Of what is said to one person: said again under the same id, nothing is sent twice. */
  id: string;
  accountId: string;
  /** Plain text, which may be read on a locked screen: no names, no numbers. */
  title: string;
  body: string;
  /** Path of the page that it opens: '/dashboard'. */
  path: string;
  /** Of two with the same tag a browser shows the later one. */
  tag: string;
  markRead?: MarkReadCall;
  /** ISO: phones stay quiet until then. Half a day at most: a message that is a day old is sent no more. */
  notBefore?: string;
}

/** Job that sends a push message to a subscription. */
export interface PushJob {
  tenant: string;
  message: string;
  subscription: string;
}

/** Jobs come into being here as the queue's own `insert` makes them, but in the transaction of their cause. */
const statement = `with said as (
    select * from jsonb_to_recordset($2::jsonb) as s(id uuid, "accountId" uuid, title text,
      body text, path text, tag text, "markRead" jsonb, "notBefore" timestamptz)),
  listening as (
    select p.id, p.account_id from push_subscription p
      join session s on s.id = p.session_id and s.ended_at is null
      join account a on a.id = p.account_id and a.tenant_id = $1 and not a.disabled
    where p.account_id in (select "accountId" from said)),
  old as (
    delete from push_message where tenant_id = $1 and created_at < now() - interval '2 days'),
  kept as (
    insert into push_message (tenant_id, id, account_id, title, body, path, tag, mark_read)
    select $1, id, "accountId", title, body, path, tag, "markRead" from said
    where "accountId" in (select account_id from listening)
    on conflict do nothing returning id, account_id)
  insert into jobs.job (id, name, data, start_after, expire_seconds, deletion_seconds, keep_until, retry_limit,
    retry_delay, retry_backoff, retry_delay_max, policy)
  select md5(k.id::text || l.id::text)::uuid, q.name,
    jsonb_build_object('tenant', $1::uuid, 'message', k.id, 'subscription', l.id),
    coalesce(s."notBefore", now()), q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second',
    q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy
  from kept k join said s on s.id = k.id join listening l on l.account_id = k.account_id
    join jobs.queue q on q.name = 'push'
  on conflict do nothing`;

/**
/**
 * Tells every browser on which these accounts are signed in and subscribed, of those who want to hear
 * of this kind. Sent once the transaction is committed; with one that is rolled back, never.
 */
export async function pushTo(
  tx: TenantTransaction,
  kind: PreferenceKind,
  pushes: readonly Push[],
): Promise<void> {
  if (pushes.length === 0) return;
  const accountIds = pushes.map(({ accountId }) => accountId);
  const wanting = new Set(await whoWants(tx, accountIds, { kind, way: 'push' }));
  const wanted = pushes.filter(({ accountId }) => wanting.has(accountId));
  await tx.rows('push to', statement, [tx.tenantId, JSON.stringify(wanted)]);
}
