import type { ReportColumn } from '#domain/attendance/definitions.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { Church, Service } from '#domain/churches/entities.ts';
import type { Group } from '#domain/groups/entities.ts';
import { plainRand } from '#domain/values/money/plain-rand.ts';

/** Names for the ids in a report. */
export interface Names {
  churches: ReadonlyMap<string, Church>;
  services: ReadonlyMap<string, Service>;
  groups: ReadonlyMap<string, Group>;
}

export function namesOf(
  churches: readonly Church[],
  services: readonly Service[],
  groups: readonly Group[],
): Names {
  return {
    churches: new Map(churches.map((church) => [church.id, church])),
    services: new Map(services.map((service) => [service.id, service])),
    groups: new Map(groups.map((group) => [group.id, group])),
  };
}

/** A cell of a definition's column as text; what was not counted is empty, never 0. */
export function cellText(column: ReportColumn, report: AttendanceReport, names: Names): string {
  switch (column.kind) {
    case 'date':
      return report.date;
    case 'church':
      return names.churches.get(report.churchId)?.name ?? '';
    case 'service':
      return report.serviceName || (names.services.get(report.serviceId)?.name ?? '');
    case 'group':
      return names.groups.get(report.groupId ?? '')?.name ?? '';
    // The field is missing for people who may not read money.
    case 'money':
      return report.offering ? plainRand(report.offering.minor) : '';
    case 'count': {
      const value = report[column.field];
      return typeof value === 'number' ? String(value) : '';
    }
  }
}
