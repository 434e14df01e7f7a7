import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { churchFirst } from '../../../../../../app/places/church-first.ts';
import { holdersOnly } from '../../../../../../app/holders-only.ts';
import { useProfile } from '../../../../../../app/profile.tsx';
import {
  type AnalyticsSearch,
  analyticsSearchOf,
} from '../../../../../../features/attendance/analytics/analytics-search.ts';
import { AnalyticsScreen } from '../../../../../../features/attendance/analytics/analytics-screen.tsx';

/** S2-048. */
export const Route = createFileRoute(
  '/_signed-in/(office)/apps/churches/reports/attendance-analytics',
)({
  staticData: { title: 'Attendance analytics' },
  // Read by the page: the tree of routes stays small.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: churchFirst,
  loader: holdersOnly('analytics.view'),
  component: ChurchAnalyticsPage,
});

function ChurchAnalyticsPage() {
  const search = analyticsSearchOf(Route.useSearch());
  const navigate = useNavigate();
  const { tenant } = useProfile();
  return (
    <AnalyticsScreen
      kind="church"
      title="Attendance analytics"
      search={search}
      timeZone={tenant.timeZone}
      onSearch={(next: AnalyticsSearch) =>
        void navigate({
          to: '/apps/churches/reports/attendance-analytics',
          search: { ...next },
          replace: true,
        })
      }
      onReports={(place) =>
        void navigate({ to: '/apps/churches/attendance-reports', search: place })
      }
    />
  );
}
