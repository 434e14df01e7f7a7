import { randomUUID } from 'node:crypto';
import { listColleagues, openChat } from '#domain/chat/operations.ts';
import type { Chat, Colleague } from '#domain/chat/entities.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { gives, type Permission, roleNames } from '#domain/permissions.ts';
import type { Caller } from '../caller.ts';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import { query, service } from '../handler.ts';
import { type Recorded, recordEffect } from '../sync/record-effect.ts';
import { account } from '../access/tables.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { chat as chatTable } from './tables.ts';

/** Held by the roles whose screens have the chat. */
const chats: Permission = 'report.view';
const chatting = roleNames.filter((role) => gives(role, chats));

const idOfChat = pick(chatTable, ['id']);
const card = pick(account, ['id', 'name', 'avatar'], 'a');

/** People the caller may write to. `id`: only that one, if among them. */
async function colleaguesOf(
  tx: TenantTransaction,
  caller: Caller,
  id: string | null,
): Promise<Colleague[]> {
  const churchIds = [...new Set(caller.grants.flatMap((grant) => grant.churchIds))];
  return tx.rows<RowOf<typeof card>>(
    'colleagues to write to',
    `select ${card} from account a
     where a.tenant_id = $1 and a.id <> $2 and ($3::uuid is null or a.id = $3)
       and not a.disabled and a.confirmed_at is not null
       and exists (select 1 from jsonb_array_elements(a.grants) g
         where (g->>'role' = any($4) or g->'custom'->'permissions' ? $6) and g->'churchIds' ?| $5)
     order by a.name, a.id`,
    [tx.tenantId, caller.accountId, id, chatting, churchIds, chats],
  );
}

interface Opened {
  id: string;
  /** Null where it was open already. */
  recorded: Recorded | null;
}

/** With both members' cards, which each of them has from now on. */
async function open(tx: TenantTransaction, caller: Caller, other: Colleague): Promise<Opened> {
  const memberIds = [caller.accountId, other.id].toSorted();
  const [known] = await tx.rows<RowOf<typeof idOfChat>>(
    'chat of pair',
    `select ${idOfChat} from chat where tenant_id = $1 and member_ids = $2`,
    [tx.tenantId, memberIds],
  );
  if (known) return { id: known.id, recorded: null };
  const chat: Chat = { id: randomUUID(), memberIds, lastNumber: 0, lastMessageAt: null };
  const colleague = await tx.rows<RowOf<typeof card>>(
    'cards of members',
    `select ${card} from account a where a.tenant_id = $1 and a.id = any($2)`,
    [tx.tenantId, memberIds],
  );
  const effect = { output: null, inserts: { chat: [chat] }, replaces: { colleague } };
  const recorded = await recordEffect(tx, effect, null);
  return { id: chat.id, recorded };
}

export const colleagueHandlers = {
  [listColleagues.name]: query(listColleagues, async (tx, caller) => ({
    data: await colleaguesOf(tx, caller, null),
  })),

  [openChat.name]: service(openChat, async (services, _context, { colleagueId }, person) => {
    const caller = must(person, 'who opens the chat');
    const { id, recorded } = await inTenant(services.pool, caller.tenantId, async (tx) => {
      const [other] = await colleaguesOf(tx, caller, colleagueId);
      if (!other) throw new Failure('not_found', 'This person was not found');
      return open(tx, caller, other);
    });
    if (recorded) {
      services.live.changed(caller.tenantId, recorded);
      // Their streams begin again, with whom they know now.
      services.live.accountChanged(caller.accountId);
      services.live.accountChanged(colleagueId);
    }
    return { id };
  }),
};
