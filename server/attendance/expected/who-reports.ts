import type { ExpectedMeeting } from '#domain/attendance/expected/expected-report.ts';
import { type Grant, may } from '#domain/permissions.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { account } from '../../access/tables.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { pick, type RowOf } from '../../table-columns.ts';

const idAndGrants = pick(account, ['id', 'grants']);
type Account = RowOf<typeof idAndGrants>;

/** Days in which who reported last is still who usually does. */
const lastWithin = 56;

function maySend({ grants }: { grants: readonly Grant[] }, meeting: ExpectedMeeting): boolean {
  const { churchId, groupId } = meeting;
  return groupId === null
    ? may(grants, 'report.submitChurch', { kind: 'church', id: churchId })
    : may(grants, 'report.submitGroup', { kind: 'group', id: groupId, churchId });
}

/** Somebody whose role is for exactly this: an usher of the church, a leader of the group. */
function isNear({ grants }: { grants: readonly Grant[] }, meeting: ExpectedMeeting): boolean {
  const { churchId, groupId } = meeting;
  return grants.some(({ role, scope, scopeId }) =>
    groupId === null
      ? role === 'Usher' && scope === 'church' && scopeId === churchId
      : scope === 'group' && scopeId === groupId,
  );
}

/** Place -> accounts of its last report before the days that are due. */
async function lastAuthors(
  tx: TenantTransaction,
  churchId: string,
  until: string,
): Promise<Map<string, string[]>> {
  const found = await tx.rows<{ place: string; authorIds: string[] }>(
    'who reported last',
    `select distinct on (coalesce(group_id, service_id))
       coalesce(group_id, service_id) as place, author_ids as "authorIds"
     from attendance_report where tenant_id = $1 and church_id = $2 and status <> 'void'
       and date < $3 and date >= $4 and author_ids <> '{}'
     order by coalesce(group_id, service_id), date desc`,
    [tx.tenantId, churchId, until, addDays(until, -lastWithin)],
  );
  return new Map(found.map(({ place, authorIds }) => [place, authorIds]));
}

/**
 * Accounts that would send the reports of a church: those who sent the last one and still may, else those whose role is for
 * it. None where nobody has such a role.
 */
export async function whoReports(
  tx: TenantTransaction,
  churchId: string,
  until: string,
): Promise<(meeting: ExpectedMeeting) => string[]> {
  const accounts = await tx.rows<Account>(
    'who may report',
    `select ${idAndGrants} from account where tenant_id = $1 and not disabled
       and (grants @> $2::jsonb or exists (select 1 from jsonb_array_elements(grants) g
         where g->>'scope' = 'group' and g->>'scopeId' in
           (select id::text from groups where tenant_id = $1 and church_id = $3)))`,
    [tx.tenantId, JSON.stringify([{ churchIds: [churchId] }]), churchId],
  );
  const last = await lastAuthors(tx, churchId, until);
  return (meeting) => {
    const able = accounts.filter((one) => maySend(one, meeting));
    const authors = new Set(last.get(meeting.groupId ?? meeting.serviceId ?? ''));
    const usual = able.filter(({ id }) => authors.has(id));
    const near = able.filter((one) => isNear(one, meeting));
    return (usual.length > 0 ? usual : near).map(({ id }) => id);
  };
}
