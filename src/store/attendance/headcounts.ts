import { importReports } from '#domain/attendance/import/importing.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { CustomField } from '#domain/custom-fields/entities.ts';
import { type Grant, holds, may } from '#domain/permissions.ts';
import type { AnyRow } from '#domain/register/register.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { churchesInScope, servicesInScope } from '../churches/queries.ts';
import type { Store } from '../database.ts';
import { groupsInScope } from '../groups/queries.ts';
import type { LinkedRows } from '#domain/register/linked-rows.ts';
import { ownRows } from './own-rows.ts';
import { everyDay, withPacked } from './packed-reports.ts';
import { refusedIn } from './refused-headcounts.ts';

/** The reports, churches, services and groups around an import of headcounts. */
export interface HeadcountsAround {
  /** Reports that are not deleted, each under the id of its current version. */
  others: AnyRow[];
  linked: LinkedRows;
  grants: readonly Grant[];
  mayEdit: boolean;
  /** Custom fields of such reports, retired ones too. */
  custom: readonly CustomField[];
}

/** Every report of the device, packed or not, that is not deleted. */
async function reportsHere(store: Store, kind: ReportKind): Promise<AttendanceReport[]> {
  const rows = await store.cache.attendanceReport
    .where('[kind+date]')
    .between([kind, '0'], [kind, '9'])
    .toArray();
  const all = await withPacked(store, everyDay, rows);
  return all.filter((report) => report.kind === kind && report.status !== 'void');
}

/** The named question: what lines of a file of headcounts can be about. */
export function headcountsAround(kind: ReportKind): (store: Store) => Promise<HeadcountsAround> {
  return async (store) => {
    const { grants } = store.profile;
    const [reports, churches, services, groups, custom] = await Promise.all([
      reportsHere(store, kind),
      churchesInScope(store),
      servicesInScope(store),
      groupsInScope(store),
      ownRows(store, kind),
    ]);
    const mayResolve = ({ id, churchId }: { id: string; churchId: string }) =>
      may(grants, 'report.resolve', { kind: 'group', id, churchId });
    const ofGroups = groups.filter((group) => !isArchived(group) && mayResolve(group));
    const ofLeader = new Set(kind === 'group' ? ofGroups.map(({ churchId }) => churchId) : []);
    const here = churches.filter(
      ({ id, status }) =>
        status === 'active' &&
        (ofLeader.has(id) || may(grants, 'report.resolve', { kind: 'church', id })),
    );
    const churchIds = new Set(here.map(({ id }) => id));
    return {
      others: reports.map(({ standingVersionId: id, churchId, groupId, serviceId, date }) => ({
        id,
        churchId,
        groupId,
        serviceId,
        date,
      })),
      linked: {
        churches: here,
        groups: ofGroups,
        services: services.filter(
          (service) =>
            !isArchived(service) &&
            churchIds.has(service.churchId) &&
            (service.kind === 'cell') === (kind === 'group'),
        ),
      },
      grants,
      custom,
      mayEdit: holds(grants, 'report.resolve'),
    };
  };
}

/** Rows of this person's imports that no pull has brought yet, without those that were refused. */
async function queuedIds({ vault, profile }: Store): Promise<string[]> {
  const items = await vault.items.where({ accountId: profile.id }).toArray();
  return items
    .filter(({ name }) => name === importReports.name)
    .flatMap((item) => {
      const { rows } = item.args as { rows: { id: string }[] };
      const refused = new Set(refusedIn(item).map(({ id }) => id));
      return rows.flatMap(({ id }) => (refused.has(id) ? [] : [id]));
    });
}

/** Ids of imported rows that are reports here, or on their way. */
export async function headcountsHere(
  store: Store,
  kind: ReportKind,
  ids: readonly string[],
): Promise<Set<string>> {
  const wanted = new Set(ids);
  const reports = await reportsHere(store, kind);
  const here = [
    ...reports.map(({ standingVersionId }) => standingVersionId),
    ...(await queuedIds(store)),
  ];
  return new Set(here.filter((id) => wanted.has(id)));
}
