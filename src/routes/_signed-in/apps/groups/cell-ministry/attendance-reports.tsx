import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { groupAttendanceReport } from '#domain/attendance/definitions.ts';
import { holdersOnly } from '../../../../../app/guards.ts';
import { ReportListScreen } from '../../../../../features/attendance/screens/report-list-screen.tsx';
import { searchOf } from '../../../../../features/attendance/report-search.ts';

export const Route = createFileRoute('/_signed-in/apps/groups/cell-ministry/attendance-reports')({
  // Read where it is shown: the first load does without what reads it.
  validateSearch: (search: Record<string, unknown>) => search,
  // A leader sees the reports of their groups, whoever gave them.
  loader: holdersOnly('report.view', 'report.submitGroup'),
  component: CellReportsPage,
});

function CellReportsPage() {
  const search = searchOf(Route.useSearch());
  const navigate = useNavigate();
  return (
    <ReportListScreen
      definition={groupAttendanceReport}
      title="Cell reports"
      search={search}
      onSearch={(next) =>
        void navigate({
          to: '/apps/groups/cell-ministry/attendance-reports',
          search: { ...next },
          replace: true,
        })
      }
    />
  );
}
