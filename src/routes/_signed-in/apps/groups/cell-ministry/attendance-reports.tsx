import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { groupAttendanceReport } from '#domain/attendance/definitions.ts';
import { ReportListScreen } from '../../../../../features/attendance/screens/report-list-screen.tsx';
import { searchOf } from '../../../../../features/attendance/report-search.ts';

export const Route = createFileRoute('/_signed-in/apps/groups/cell-ministry/attendance-reports')({
  validateSearch: searchOf,
  loader: async ({ parentMatchPromise }) => {
    const { loaderData } = await parentMatchPromise;
    const { holds } = await import('#domain/permissions.ts');
    const grants = loaderData?.grants;
    // A leader sees the reports of their groups, whoever gave them.
    if (grants && !holds(grants, 'report.view') && !holds(grants, 'report.submitGroup')) {
      throw redirect({ to: '/apps/churches/my-reports' });
    }
  },
  component: CellReportsPage,
});

function CellReportsPage() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <ReportListScreen
      definition={groupAttendanceReport}
      title="Cell reports"
      search={search}
      onSearch={(next) =>
        void navigate({
          to: '/apps/groups/cell-ministry/attendance-reports',
          search: next,
          replace: true,
        })
      }
    />
  );
}
