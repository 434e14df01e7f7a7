import { createFileRoute, useNavigate } from '@tanstack/react-router';
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
  validateSearch: analyticsSearchOf,
  loader: holdersOnly('analytics.view'),
  component: ChurchAnalyticsPage,
});

function ChurchAnalyticsPage() {
  // The router adds what else the address says.
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
          search: next,
          replace: true,
        })
      }
      onReports={(place) =>
        void navigate({ to: '/apps/churches/attendance-reports', search: place })
      }
    />
  );
}
