import { tablesOf } from '../backup/tables-of.ts';
import { escapeIdentifier, type ClientBase } from 'pg';

/**
 * Tables in which the one account of a new organisation leaves rows by being there and signing in, or that only have rows of
 * other rows. Every other table is content: a new one is, without being named.
 */
const leftByOneAccount: ReadonlySet<string> = new Set([
  'appearance',
  'audit_cut',
  'audit_entry',
  'change',
  'colleague',
  'field_author',
  'message_number',
  'mutation',
  'news_choice',
  'notification',
  'organisation',
  'own_name',
  'own_status',
  'picture',
  'push_message',
  'removed_list',
  'role_assignment',
  'row_alias',
  'row_event',
  'saved_list',
  'shortcut',
  'store_loss',
  'tenant_seq',
  'user_message',
]);

/**
 * Whether nothing is lost when a file takes the place of what the organisation has: it has one account, and nothing but what
 * that account leaves. In a transaction of the organisation.
 */
export async function isEmpty(client: ClientBase, tenantId: string): Promise<boolean> {
  const tables = await tablesOf(client);
  const content = tables.filter(({ name, ofTenants }) => ofTenants && !leftByOneAccount.has(name));
  const found = content.map(
    ({ name }) => `exists (select 1 from ${escapeIdentifier(name)} where tenant_id = $1)`,
  );
  const { rows } = await client.query<{ empty: boolean }>(
    `select not (${found.join(' or ')})
       and (select count(*) from account where tenant_id = $1) = 1 as empty`,
    [tenantId],
  );
  return rows[0]?.empty === true;
}
