import type { Chat, ChatMessage } from '#domain/chat/entities.ts';
import { chatNotFound } from '#domain/chat/rules.ts';
import { Failure } from '#domain/errors.ts';
import { uuid } from '#domain/values/uuid.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { chatMessageStore, chatStore } from './scopes.ts';

/** A chat as one of its members sees it. */
export interface MyChat {
  id: string;
  name: string;
  avatar: string | null;
  lastNumber: number;
  unreadCount: number;
}

/** The chats in somebody's own scope ($2): the key of `change` finds them. */
const inOwnScope = `(select id from change
  where tenant_id = $1 and scope = 'user:' || $2::uuid || '/chat' and t = 'chat' and not gone)`;

/** The one who spoke last first. `id`: that one only. */
export async function myChats(
  tx: TenantTransaction,
  caller: Caller,
  id: string | null,
): Promise<MyChat[]> {
  return tx.rows<MyChat>(
    'my chats',
    `select c.id, o.name, o.avatar, c.last_number as "lastNumber",
       (select count(*)::int from chat_message m
         where m.tenant_id = c.tenant_id and m.chat_id = c.id and m.author_id <> $2
           and m.number > coalesce(r.up_to, 0)) as "unreadCount"
     from chat c
       join colleague o on o.tenant_id = c.tenant_id and o.id = any(c.member_ids) and o.id <> $2
       left join chat_reading r
         on r.tenant_id = c.tenant_id and r.chat_id = c.id and r.account_id = $2
     where c.tenant_id = $1 and c.id in ${inOwnScope} and ($3::uuid is null or c.id = $3)
     order by c.last_message_at desc nulls last, o.name, c.id`,
    [tx.tenantId, caller.accountId, id],
  );
}

const notFound = (id: string) => new Failure('not_found', chatNotFound(id));

/** Somebody else's chat reads like one that never was. */
export async function myChat(tx: TenantTransaction, caller: Caller, id: string): Promise<MyChat> {
  const [found] = uuid.safeParse(id).success ? await myChats(tx, caller, id) : [];
  if (!found) throw notFound(id);
  return found;
}

/** One of the caller's chats, for whoever writes into it: messages come in one after the other. */
export async function lockChat(tx: TenantTransaction, caller: Caller, id: string): Promise<Chat> {
  const [found] = await tx.rows<Chat>(
    'lock chat',
    `select ${selectList(chatStore)} from chat
     where tenant_id = $1 and id = $3 and id in ${inOwnScope} for update`,
    [tx.tenantId, caller.accountId, id],
  );
  if (!found) throw notFound(id);
  return found;
}

/** The last `most` messages before a number, oldest first. */
export async function messagesBefore(
  tx: TenantTransaction,
  chatId: string,
  { before, most }: { before: number; most: number },
): Promise<ChatMessage[]> {
  const rows = await tx.rows<ChatMessage>(
    'messages of chat',
    `select ${selectList(chatMessageStore)} from chat_message
     where tenant_id = $1 and chat_id = $2 and number < $3 order by number desc limit $4`,
    [tx.tenantId, chatId, before, most],
  );
  return rows.toReversed();
}
