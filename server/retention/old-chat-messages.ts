import { chatMessageStore } from '../chat/scopes.ts';
import { recordEffect } from '../sync/record-effect.ts';
import type { Erasure } from './erasure.ts';

const { name: t } = chatMessageStore;

/**
 * Messages of Team Chat. Their chats stay, and so do the numbers of what is newer: whoever reads by number finds nothing before them. The
 * stored answer of a message repeats its text, under the same id.
 */
export const oldChatMessages: Erasure = {
  kind: 'chat',
  due: 'chat_message r where r.tenant_id = $1 and r.created_at < $2',
  order: 'r.chat_id, r.number',
  locks: true,
  atOnce: 200,
  async erase({ tx, ids }) {
    await tx.rows(
      'forget answers of messages',
      'update mutation set output = null where tenant_id = $1 and id = any($2::uuid[])',
      [tx.tenantId, ids],
    );
    const recorded = await recordEffect(tx, { output: null, erased: { [t]: ids } }, null);
    return { count: ids.length, recorded };
  },
};
