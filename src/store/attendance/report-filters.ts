import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { Church } from '#domain/churches/entities.ts';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import { idsInside } from '#domain/values/ids-inside.ts';
import type { Store } from '../database.ts';

export interface ReportFilters {
  kind: ReportKind;
  /** yyyy-MM-dd, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  churchGroupId?: string | undefined;
  churchId?: string | undefined;
  serviceId?: string | undefined;
  groupId?: string | undefined;
  sort: 'date' | 'attendance' | 'receivedAt';
  descending: boolean;
  /** From 1. */
  page: number;
  perPage: number;
}

/** The fewest rows that an index can bring for these filters. */
export function candidates(
  { cache }: Store,
  { kind, churchId, serviceId, groupId, from, to }: ReportFilters,
) {
  const [first, last] = [from ?? '0', to ?? '9'];
  if (groupId !== undefined) {
    return cache.attendanceReport
      .where('[groupId+date]')
      .between([groupId, first], [groupId, last], true, true);
  }
  if (serviceId !== undefined) {
    return cache.attendanceReport
      .where('[serviceId+date]')
      .between([serviceId, first], [serviceId, last], true, true);
  }
  if (churchId !== undefined) {
    return cache.attendanceReport
      .where('[kind+churchId+date]')
      .between([kind, churchId, first], [kind, churchId, last], true, true);
  }
  return cache.attendanceReport
    .where('[kind+date]')
    .between([kind, first], [kind, last], true, true);
}

/** Ids of the churches in a church group, at any depth. */
async function churchesIn({ cache }: Store, churchGroupId: string): Promise<Set<string>> {
  const all = await cache.churchGroup.toArray();
  const regions = idsInside(all, (one) => one.parentChurchGroupId, churchGroupId);
  const isInside = ({ churchGroupId: at }: Church) => at !== null && regions.has(at);
  return new Set(await cache.church.filter(isInside).primaryKeys());
}

/** Whether a report is among those that are looked for. */
export async function matcher(
  store: Store,
  filters: ReportFilters,
): Promise<(report: AttendanceReport) => boolean> {
  const { kind, churchGroupId, churchId, serviceId, groupId, from, to } = filters;
  const churches = churchGroupId === undefined ? null : await churchesIn(store, churchGroupId);
  return (report) =>
    report.kind === kind &&
    report.status !== 'void' &&
    (churchId === undefined || report.churchId === churchId) &&
    (serviceId === undefined || report.serviceId === serviceId) &&
    (groupId === undefined || report.groupId === groupId) &&
    (churches === null || churches.has(report.churchId)) &&
    (from === undefined || report.date >= from) &&
    (to === undefined || report.date <= to);
}

export function compareBy(sort: ReportFilters['sort']) {
  return (a: AttendanceReport, b: AttendanceReport): number => {
    const [left, right] = [a[sort] ?? -1, b[sort] ?? -1];
    if (left !== right) return left < right ? -1 : 1;
    if (a.date !== b.date) return a.date < b.date ? -1 : 1;
    return a.id < b.id ? -1 : 1;
  };
}
