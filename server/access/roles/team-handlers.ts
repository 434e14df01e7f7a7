import { mayAssign } from '#domain/access/authority.ts';
import { inviteMember, listTeam } from '#domain/access/team.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { roleTitle } from '#domain/permissions.ts';
import type { InputOf } from '#domain/operation.ts';
import { placeOf } from '../../audit/operation-lines.ts';
import type { Caller } from '../../caller.ts';
import { queriesOf } from '../../database/queries.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { query, service } from '../../handler.ts';
import { writeMail } from '../../mail/post-office.ts';
import { administer, notFound, refuseOwn } from './administration.ts';
import { findRole } from './find-role.ts';
import { findScope } from './find-scope.ts';
import { assertLastDay, giveRole } from './give-role.ts';
import { invitedAccount } from '../accounts/invited-account.ts';
import { issueToken } from '../sign-in/one-time-tokens.ts';
import { peopleOf, placesOf } from './team.ts';
import { tenant } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';

const nameOfTenant = pick(tenant, ['name']);

type Invitation = InputOf<typeof inviteMember>;

async function mailInvitation(
  tx: TenantTransaction,
  accountId: string,
  email: string,
  role: string,
): Promise<void> {
  const [found] = await tx.rows<RowOf<typeof nameOfTenant>>(
    'tenant of invitation',
    `select ${nameOfTenant} from tenant where id = $1`,
    [tx.tenantId],
  );
  const database = queriesOf(tx);
  const token = await issueToken(database, accountId, 'invite');
  const church = must(found, 'the tenant of the caller').name;
  const { tenantId } = tx;
  await writeMail(database, email, 'invitation', { church, tenantId, token, role });
}

/** Only who may give the role learns anything of the address. */
async function inviteIn(tx: TenantTransaction, caller: Caller, input: Invitation, now: Date) {
  const { email, name = null, ...toGive } = input;
  const { role, customRoleId, scope, scopeId, endsOn } = toGive;
  const [place, given] = [await findScope(tx, input), await findRole(tx, input)];
  if (!place || !given || !mayAssign(caller.grants, { ...given, place })) throw notFound();
  await assertLastDay(tx, endsOn, now);
  const { id: accountId, closed, confirmed } = await invitedAccount(tx, { email, name });
  refuseOwn(caller, accountId, 'This is your own address. Ask another administrator for a role');
  if (closed) {
    const sentence =
      'The account of this address was closed. Open it again, or use another address';
    throw new Failure('validation', sentence, { fields: { email: sentence } });
  }
  const { recorded } = await giveRole(tx, caller, given, { ...toGive, accountId }, now);
  const title = roleTitle(given);
  if (!confirmed) await mailInvitation(tx, accountId, email, title);
  const details = { role, customRoleId, title, scope, scopeId, endsOn };
  const line = { entity: 'account', entityId: accountId, ...placeOf(place), details } as const;
  return { output: { accountId, mailed: !confirmed }, line, recorded, accounts: [accountId] };
}

export const teamHandlers = {
  [listTeam.name]: query(listTeam, async (tx, caller) => ({
    people: await peopleOf(tx, caller),
    places: await placesOf(tx, caller),
  })),

  [inviteMember.name]: service(inviteMember, async (services, context, input, person) => {
    const caller = must(person, 'who invites');
    // The inviting person is known: a stranger who filled the ceiling must not stop an invitation.
    const asked = { address: services.addressOf(context), email: input.email };
    await services.limits.beforeMail({ ...asked, trusted: caller.accountId });
    const invited = await administer(services, caller, inviteMember.name, (tx) =>
      inviteIn(tx, caller, input, services.clock()),
    );
    services.postOffice.wake();
    return invited;
  }),
};
