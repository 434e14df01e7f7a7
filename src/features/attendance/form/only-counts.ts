import { holds, type Grant } from '#domain/permissions.ts';

/** For an account that can only submit, the report that is due is the dashboard. */
export function onlyCounts(grants: readonly Grant[]): boolean {
  return !holds(grants, 'report.view') && holds(grants, 'report.submitChurch');
}
