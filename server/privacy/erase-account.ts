import { erasedName } from '#domain/people/erased.ts';
import { unusableHash } from '../access/sign-in/passwords.ts';
import { colleagueStore } from '../chat/scopes.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { tableName, type EntityStore } from '../entity-store.ts';
import { ownNameStore } from '../access/own/own-user-scopes.ts';
import { savedListStore } from '../saved/scopes.ts';
import { notificationStore, shortcutStore, userMessageStore } from '../shell/scopes.ts';
import type { ClosedAccount } from './person-to-erase.ts';
import type { ErasedRows } from './rows-to-erase.ts';

/** Entities whose rows belong to one account, with the column that holds its id. */
const own: readonly [store: EntityStore, column: string][] = [
  [ownNameStore, 'id'],
  [notificationStore, 'account_id'],
  [userMessageStore, 'account_id'],
  [shortcutStore, 'account_id'],
  [savedListStore, 'account_id'],
];

/** Statements that take the address and the name of an account, `$2`, out of what is in no scope. `$3`: the name that is left. */
const forgetting: readonly [name: string, text: string][] = [
  [
    'forget name in history',
    'update row_event set author_name = $3 where tenant_id = $1 and account_id = $2',
  ],
  [
    'forget name of author',
    'update field_author set author_name = $3 where tenant_id = $1 and account_id = $2',
  ],
];

/** Of other tables that hold what is the account's alone. */
const emptying: readonly [name: string, text: string][] = [
  [
    'forget removed lists',
    "delete from removed_list where tenant_id = $1 and row->>'accountId' = $2::text",
  ],
  // A stored answer repeats the input, such as a shortcut. Nobody asks for it again: the account is closed.
  ['forget answers', 'update mutation set output = null where tenant_id = $1 and account_id = $2'],
  ['forget push messages', 'delete from push_message where tenant_id = $1 and account_id = $2'],
];

/** The same in tables of all tenants: the account was found in this one. */
const deletingEverywhere: readonly [name: string, text: string][] = [
  ['forget push subscriptions', 'delete from push_subscription where account_id = $1'],
  ['forget links', 'delete from one_time_token where account_id = $1'],
  ['forget grants', 'delete from submit_grant where account_id = $1'],
  ['forget sessions', 'delete from session where account_id = $1'],
];

/** An address at which there can be nobody (RFC 2606). */
const nowhere = (id: string) => `erased-${id}@erased.invalid`;

/** Adds what goes of the account, closed before, to what is erased, and takes its name and address out of everything else. */
export async function eraseAccount(
  tx: TenantTransaction,
  { id, email }: ClosedAccount,
  rows: ErasedRows,
): Promise<void> {
  for (const [store, column] of own) {
    const found = await tx.rows<{ id: string }>(
      `${store.name} of account to erase`,
      `select id from ${tableName(store)} where tenant_id = $1 and ${column} = $2`,
      [tx.tenantId, id],
    );
    if (found.length > 0) rows.erased[store.name] = found.map((row) => row.id);
  }
  rows.replaces[colleagueStore.name] = [{ id, name: erasedName, avatar: null }];
  rows.about.push(['account', id]);
  for (const [name, text] of forgetting) await tx.rows(name, text, [tx.tenantId, id, erasedName]);
  for (const [name, text] of emptying) await tx.rows(name, text, [tx.tenantId, id]);
  for (const [name, text] of deletingEverywhere) await tx.rows(name, text, [id]);
  await tx.rows('forget mails', 'delete from mail where recipient = $1', [email]);
  await tx.rows(
    'erase account',
    `update account set email = $3, name = $4, avatar = null, password_hash = $5
     where tenant_id = $1 and id = $2`,
    [tx.tenantId, id, nowhere(id), erasedName, await unusableHash()],
  );
}
