import { randomUUID } from 'node:crypto';
import { must } from '#domain/must.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { unusableHash } from '../sign-in/passwords.ts';
import { account } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';

const idOfAccount = pick(account, ['id']);

export interface InvitedAccount {
  id: string;
  closed: boolean;
  /** Its person has chosen a password already. */
  confirmed: boolean;
}

/** The account of the address, made where there is none: its password opens nothing until one is chosen. */
export async function invitedAccount(
  tx: TenantTransaction,
  { email, name }: { email: string; name: string | null },
): Promise<InvitedAccount> {
  const called = name ?? email.slice(0, email.indexOf('@'));
  const made = await tx.rows<RowOf<typeof idOfAccount>>(
    'account for invitation',
    `insert into account (id, tenant_id, email, name, password_hash, confirmed_at)
     values ($1, $2, $3, $4, $5, null) on conflict (tenant_id, email) do nothing returning ${idOfAccount}`,
    [randomUUID(), tx.tenantId, email, called, await unusableHash()],
  );
  if (made[0]) return { id: made[0].id, closed: false, confirmed: false };
  const [known] = await tx.rows<InvitedAccount>(
    'known account',
    `select id, disabled as closed, confirmed_at is not null as confirmed from account
     where tenant_id = $1 and email = $2 for update`,
    [tx.tenantId, email],
  );
  return must(known, 'the account that has the address');
}
