import { must } from '#domain/must.ts';
import { holds } from '#domain/permissions.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import type { Company } from '../live/subscribers.ts';

/** Status of a person, and the people they share a chat with: these may know of each other. */
export async function companyOf(tx: TenantTransaction, caller: Caller): Promise<Company> {
  const [company] = await tx.rows<Company>(
    'company of account',
    `select a.status, array(select c.id from change c
       where c.tenant_id = $1 and c.scope = 'user:' || $2::uuid || '/chat' and c.t = 'colleague' and not c.gone
         and c.id <> $2)
       as "colleagueIds"
     from account a where a.tenant_id = $1 and a.id = $2`,
    [tx.tenantId, caller.accountId],
  );
  const { status, colleagueIds } = must(company, 'the account of the listener');
  // Whom a person writes to is theirs alone.
  const writes = holds(caller.grants, 'chat.use') && caller.seenBy === undefined;
  return { status, colleagueIds: writes ? colleagueIds : [] };
}
