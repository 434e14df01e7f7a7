import { markReadName, type ReadInput } from '#domain/chat/sending.ts';
import type { Chat, ChatMessage } from '#domain/chat/entities.ts';
import { holds } from '#domain/permissions.ts';
import { chatTag } from '#domain/push/tags.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { type Push, pushTo } from '../push/push-to.ts';
import { account } from '../access/tables.ts';
import { pick, type RowOf } from '../table-columns.ts';

const idAndGrants = pick(account, ['id', 'grants']);

/** Readers of the chat beside the author: nobody whose roles have ended. */
async function readersOf(
  tx: TenantTransaction,
  { memberIds }: Chat,
  authorId: string,
): Promise<string[]> {
  const others = memberIds.filter((id) => id !== authorId);
  const accounts = await tx.rows<RowOf<typeof idAndGrants>>(
    'readers of chat',
    `select ${idAndGrants} from account where tenant_id = $1 and id = any($2) and not disabled`,
    [tx.tenantId, others],
  );
  return accounts.flatMap(({ id, grants }) => (holds(grants, 'chat.use') ? [id] : []));
}

/** That there is a message, and nothing of it or of its author: it is read on a locked screen too. */
function pushOf({ id, chatId, number }: ChatMessage, accountId: string): Push {
  const read: ReadInput = { id: chatId, upTo: number };
  return {
    id,
    accountId,
    title: 'Team Chat',
    body: 'You have a new message',
    path: `/pages/profile/dashboard?chat=${chatId}`,
    tag: chatTag(chatId),
    markRead: { operation: markReadName, input: { ...read } },
  };
}

export async function pushMessage(
  tx: TenantTransaction,
  chat: Chat,
  message: ChatMessage,
): Promise<void> {
  const readers = await readersOf(tx, chat, message.authorId);
  await pushTo(
    tx,
    'chat',
    readers.map((accountId) => pushOf(message, accountId)),
  );
}
