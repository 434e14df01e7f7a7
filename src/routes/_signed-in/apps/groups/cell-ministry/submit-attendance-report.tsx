import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { searchTexts } from '../../../../../app/search-texts.ts';
import { GroupReportScreen } from '../../../../../features/attendance/form/group-report-screen.tsx';

export const Route = createFileRoute(
  '/_signed-in/apps/groups/cell-ministry/submit-attendance-report',
)({
  // They open a certain report: a draft, one to mend, or the one of a group that is due.
  validateSearch: searchTexts('group', 'date'),
  component: SubmitPage,
});

function SubmitPage() {
  const { group, date } = Route.useSearch();
  const navigate = useNavigate();
  const wanted = group === undefined ? null : { groupId: group, date: date ?? null };
  return (
    <GroupReportScreen
      key={JSON.stringify(wanted)}
      wanted={wanted}
      onDone={() => void navigate({ to: '/apps/churches/my-reports' })}
    />
  );
}
