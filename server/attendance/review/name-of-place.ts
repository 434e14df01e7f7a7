import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { TenantTransaction } from '../../database/tenant.ts';

/** 'Soweto, First service', or 'Bethel cell, Soweto' of a group: for sentences about a report. */
export async function nameOfPlace(
  tx: TenantTransaction,
  {
    churchId,
    groupId,
    serviceName,
  }: Pick<AttendanceReport, 'churchId' | 'groupId' | 'serviceName'>,
): Promise<string> {
  const [found] = await tx.rows<{ church: string; group: string | null }>(
    'names of a place',
    `select c.name as church, g.name as "group" from church c
       left join groups g on g.tenant_id = $1 and g.id = $3
     where c.tenant_id = $1 and c.id = $2`,
    [tx.tenantId, churchId, groupId],
  );
  const names = found?.group ? [found.group, found.church] : [found?.church, serviceName];
  return names.filter((name) => name).join(', ');
}
