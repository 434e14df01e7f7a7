import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { Church } from '#domain/churches/entities.ts';
import { may, type Grant } from '#domain/permissions.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { cellsOf } from './cells/cells.ts';
import type { Moment } from './moment.ts';
import type { Known } from './news.ts';
import { servicesOf } from './places.ts';
import { newestReported } from './reports.ts';
import type { SamplePerson, SampleTenant } from './tenants.ts';
import { isForNewcomers } from './who-counts.ts';

/** Rows that the fill has written of a tenant. */
export interface Written {
  churches: readonly Church[];
  reports: readonly AttendanceReport[];
}

function covers(tenant: SampleTenant, { over }: SamplePerson, { name }: Church): boolean {
  if (over === 'tenant') return true;
  if ('churchGroup' in over) return tenant.churchGroups[over.churchGroup]?.includes(name) ?? false;
  return 'churches' in over && over.churches.includes(name);
}

/** Somebody of this role, with nothing said of where. */
function grantOf({ role }: SamplePerson): Grant {
  return { role, scope: 'tenant', scopeId: null, churchIds: [] };
}

/** The part of the sample in the access scopes of somebody with a header. */
export function knownTo(
  tenant: SampleTenant,
  person: SamplePerson,
  { churches, reports }: Written,
  moment: Moment,
): Known {
  const covered = churches.filter((church) => covers(tenant, person, church));
  const ids = new Set(covered.map(({ id }) => id));
  const reported = new Set(reports.map(({ serviceId, date }) => `${serviceId} ${date}`));
  const week = addDays(moment.today, -7);
  const missing = covered
    .filter((church) => !isForNewcomers(tenant, church))
    .flatMap((church) =>
      servicesOf(church).map((service) => ({
        church,
        service,
        date: newestReported(service, moment),
      })),
    )
    .filter(({ service, date }) => date >= week && !reported.has(`${service.id} ${date}`));
  return {
    churches: covered,
    reports: reports.filter(({ churchId }) => ids.has(churchId)),
    missing,
    cells: new Map(
      covered.flatMap((church) => cellsOf(tenant, church)).map(({ id, name }) => [id, name]),
    ),
    decides: may([grantOf(person)], 'report.resolve', { kind: 'anywhere' }),
  };
}
