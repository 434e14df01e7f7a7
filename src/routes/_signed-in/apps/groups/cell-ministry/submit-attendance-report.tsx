import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { GroupReportScreen } from '../../../../../features/attendance/screens/group-report-screen.tsx';

/** `group` and `date` open a certain report: a draft, or one to mend. */
interface Wanted {
  group?: string;
  date?: string;
}

export const Route = createFileRoute(
  '/_signed-in/apps/groups/cell-ministry/submit-attendance-report',
)({
  validateSearch: (search: Record<string, unknown>): Wanted =>
    Object.fromEntries(
      ['group', 'date'].flatMap((key) =>
        typeof search[key] === 'string' ? [[key, search[key]]] : [],
      ),
    ),
  component: SubmitPage,
});

function SubmitPage() {
  const { group, date } = Route.useSearch();
  const navigate = useNavigate();
  const wanted = group !== undefined && date !== undefined ? { groupId: group, date } : null;
  return (
    <GroupReportScreen
      key={JSON.stringify(wanted)}
      wanted={wanted}
      onDone={() => void navigate({ to: '/apps/churches/my-reports' })}
    />
  );
}
