import { Failure } from '#domain/errors.ts';
import type { MemberRole } from '#domain/groups/member-roles.ts';
import type { Meeting } from '#domain/rolls/entities.ts';
import { dateInZone } from '#domain/values/dates/local-date.ts';
import type { TenantTransaction } from '../database/tenant.ts';

interface Facts {
  timeZone: string;
  memberRoles: MemberRole[];
  hasService: boolean;
}

function wrong(field: string, says: string): Failure {
  return new Failure('validation', says, { fields: { [field]: says } });
}

/**
 * The roles of the group, and the day of its church, where the group can have met as said. A group that ended since is no
 * reason to lose the marks of one of its meetings.
 */
export async function judgeMeeting(
  tx: TenantTransaction,
  { groupId, churchId, serviceId, date }: Meeting,
  now: Date,
): Promise<{ today: string; roles: readonly MemberRole[] }> {
  const [found] = await tx.rows<Facts>(
    'facts of meeting',
    `select c.time_zone as "timeZone", t.member_roles as "memberRoles", exists (
       select 1 from service s where s.tenant_id = $1 and s.id = $4 and s.church_id = $3
         and s.kind = 'cell') as "hasService"
     from groups g join church c on c.tenant_id = g.tenant_id and c.id = g.church_id
       join group_type t on t.tenant_id = g.tenant_id and t.id = g.group_type_id
     where g.tenant_id = $1 and g.id = $2 and g.church_id = $3 and t.report_form = 'group'`,
    [tx.tenantId, groupId, churchId, serviceId],
  );
  if (!found) throw wrong('groupId', 'This group was not found. Choose another');
  if (!found.hasService) throw wrong('serviceId', 'Choose the meeting of the group');
  const today = dateInZone(now, found.timeZone);
  if (date > today) throw wrong('date', 'This date is still to come. Check it');
  return { today, roles: found.memberRoles };
}
