import { randomUUID } from 'node:crypto';
import { messageForms } from '#domain/shell/message-policies.ts';
import type { UserMessage } from '#domain/shell/messages.ts';
import { must } from '#domain/must.ts';
import { isPath } from '#domain/values/link.ts';
import { wordsOf } from '#domain/values/words-of.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { type Push, pushTo } from '../push/push-to.ts';
import { recordEffect, type Recorded } from '../sync/record-effect.ts';
import { cleanHtml } from './clean-html.ts';

/** `title` and `body` are HTML: cleaned before it is stored, and once more before it is shown. */
export type NewMessage = { accountId: string } & Pick<UserMessage, 'title' | 'body'> &
  Partial<Pick<UserMessage, 'link' | 'useRouter' | 'iconCssClass' | 'sentDateTime' | 'isRead'>>;

/** Title alone: the text is read in the panel, not on a locked screen. */
function notificationsOf({
  id,
  accountId,
  number,
  title,
  link,
  useRouter,
}: UserMessage & { accountId: string }): Push {
  const path = link && useRouter && isPath(link) ? link : '/pages/profile/dashboard';
  return {
    id,
    accountId,
    title: 'New message',
    body: wordsOf(title),
    path,
    tag: `message-${id}`,
    markRead: { operation: messageForms.read, input: { id: String(number) } },
  };
}

/** Sends messages to people of the tenant. Tell `live` of what it answers, after the commit. */
export async function sendMessages(
  tx: TenantTransaction,
  messages: readonly NewMessage[],
  now: Date,
): Promise<Recorded> {
  const found = await tx.rows<{ last: number }>(
    'message numbers',
    `insert into message_number (tenant_id, last) values ($1, $2)
     on conflict (tenant_id) do update set last = message_number.last + excluded.last
     returning last`,
    [tx.tenantId, messages.length],
  );
  const { last } = must(found[0], 'the last number');
  const usual = { link: null, useRouter: false, iconCssClass: null, isRead: false };
  const userMessage = messages.map((message, at) => ({
    id: randomUUID(),
    number: last - messages.length + at + 1,
    sentDateTime: now.toISOString(),
    ...usual,
    ...message,
    title: cleanHtml(message.title, 'line'),
    body: cleanHtml(message.body, 'block'),
  }));
  await pushTo(tx, 'message', userMessage.map(notificationsOf));
  return recordEffect(tx, { output: null, inserts: { userMessage } }, null);
}
