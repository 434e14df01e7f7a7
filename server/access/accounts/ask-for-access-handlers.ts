import { askForAccess } from '#domain/access/ask-for-access.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { escapeHtml } from '#domain/values/escape-html.ts';
import type { Caller } from '../../caller.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { service } from '../../handler.ts';
import { sendMessages } from '../../shell/send-messages.ts';
import { administer } from '../roles/administration.ts';
import { ownRoleJoin } from '../roles/granted-role.ts';
import { regionsOver } from '../roles/regions.ts';
import { account } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';

const idOfAccount = pick(account, ['id'], 'a');

const nameOfAccount = pick(account, ['name']);

/** Ids of the accounts that administer the whole tenant or a church of the caller. */
async function administratorsOver(tx: TenantTransaction, caller: Caller): Promise<string[]> {
  const churchIds = caller.grants.flatMap((grant) => grant.churchIds);
  const regions =
    'select church_group_id from church where tenant_id = $1 and id = any($3::uuid[])';
  const rows = await tx.rows<RowOf<typeof idOfAccount>>(
    'administrators over caller',
    `select distinct ${idOfAccount} from role_assignment r
       join account a on a.tenant_id = r.tenant_id and a.id = r.account_id
       ${ownRoleJoin}
     where r.tenant_id = $1 and r.ended_at is null
       and (r.role in ('System Admin', 'Church Admin') or 'role.assign' = any(k.permissions))
       and a.id <> $2 and not a.disabled and a.confirmed_at is not null
       and (r.scope = 'tenant'
         or (r.scope = 'church' and r.scope_id = any($3::uuid[]))
         or (r.scope = 'churchGroup' and r.scope_id in (${regionsOver(regions)})))`,
    [tx.tenantId, caller.accountId, churchIds],
  );
  return rows.map(({ id }) => id);
}

async function nameOf(tx: TenantTransaction, accountId: string): Promise<string> {
  const [found] = await tx.rows<RowOf<typeof nameOfAccount>>(
    'name of who asks for access',
    `select ${nameOfAccount} from account where tenant_id = $1 and id = $2`,
    [tx.tenantId, accountId],
  );
  return must(found, 'the account of the caller').name;
}

async function ask(tx: TenantTransaction, caller: Caller, path: string, now: Date) {
  const administrators = await administratorsOver(tx, caller);
  if (administrators.length === 0)
    throw new Failure(
      'conflict',
      'Nobody else can give access here. Ask the person who set up Ibandla',
    );
  const name = await nameOf(tx, caller.accountId);
  const title = `${escapeHtml(name)} asks for access`;
  const body = `The page is ${escapeHtml(path)}. You give roles in Settings, Team.`;
  const link = '/pages/settings/team';
  const messages = administrators.map((accountId) => ({
    accountId,
    title,
    body,
    link,
    useRouter: true,
  }));
  const recorded = await sendMessages(tx, messages, now);
  const line = { entity: 'account', entityId: caller.accountId, details: { path } } as const;
  return { output: true as const, line, recorded };
}

export const askForAccessHandlers = {
  [askForAccess.name]: service(askForAccess, (services, _context, { path }, person) => {
    const caller = must(person, 'the person who asks');
    return administer(services, caller, askForAccess.name, (tx) =>
      ask(tx, caller, path, services.clock()),
    );
  }),
};
