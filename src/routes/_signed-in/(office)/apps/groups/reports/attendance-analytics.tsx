import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { churchFirst } from '../../../../../../app/places/church-first.ts';
import { holdersOnly } from '../../../../../../app/holders-only.ts';
import { useProfile } from '../../../../../../app/profile.tsx';
import {
  type AnalyticsSearch,
  analyticsSearchOf,
} from '../../../../../../features/attendance/analytics/analytics-search.ts';
import { AnalyticsScreen } from '../../../../../../features/attendance/analytics/analytics-screen.tsx';

/** S2-053. */
export const Route = createFileRoute(
  '/_signed-in/(office)/apps/groups/reports/attendance-analytics',
)({
  staticData: { title: 'Group attendance analytics' },
  // Read by the page: the tree of routes stays small.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: churchFirst,
  loader: holdersOnly('analytics.view'),
  component: GroupAnalyticsPage,
});

function GroupAnalyticsPage() {
  const search = analyticsSearchOf(Route.useSearch());
  const navigate = useNavigate();
  const { tenant } = useProfile();
  return (
    <AnalyticsScreen
      kind="group"
      title="Group attendance analytics"
      search={search}
      timeZone={tenant.timeZone}
      onSearch={(next: AnalyticsSearch) =>
        void navigate({
          to: '/apps/groups/reports/attendance-analytics',
          search: { ...next },
          replace: true,
        })
      }
      onReports={(place) =>
        void navigate({ to: '/apps/groups/cell-ministry/attendance-reports', search: place })
      }
    />
  );
}
