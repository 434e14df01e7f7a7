import type { AnalyticsFacts } from '#domain/attendance/analytics/counted.ts';
import { may } from '#domain/permissions.ts';
import type { Store } from '../../database.ts';

/** Rows of the device from which follows what was due, and of what the person sees every report. */
export async function analyticsFacts({ cache, profile }: Store): Promise<AnalyticsFacts> {
  const { grants } = profile;
  const [churches, churchGroups, services, policies, groups, groupTypes] = await Promise.all([
    cache.church.toArray(),
    cache.churchGroup.toArray(),
    cache.service.toArray(),
    cache.reportPolicy.toArray(),
    cache.group.toArray(),
    cache.groupType.toArray(),
  ]);
  return {
    churches,
    churchGroups,
    services,
    policies,
    groups,
    groupTypes,
    seesChurch: (id) => may(grants, 'report.view', { kind: 'church', id }),
    seesGroup: ({ id, churchId }) =>
      may(grants, 'report.viewGroup', { kind: 'group', id, churchId }),
  };
}
