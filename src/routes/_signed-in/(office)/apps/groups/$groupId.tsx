import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { searchTexts } from '../../../../../app/search-texts.ts';
import { GroupAttendance } from '../../../../../features/attendance/group/group-attendance.tsx';
import { GroupReports } from '../../../../../features/attendance/group/group-reports.tsx';
import { GroupPage } from '../../../../../features/groups/group-page.tsx';

/** S2-137: a group that was found opens. */
export const Route = createFileRoute('/_signed-in/(office)/apps/groups/$groupId')({
  staticData: { title: 'Group' },
  validateSearch: searchTexts('tab'),
  loader: holdersOnly('group.view'),
  component: Page,
});

function Page() {
  const { groupId } = Route.useParams();
  const navigate = useNavigate();
  const onOpen = (tab: string) =>
    void navigate({
      to: '/apps/groups/$groupId',
      params: { groupId },
      search: { tab },
      replace: true,
    });
  return (
    <GroupPage
      id={groupId}
      tab={{ open: Route.useSearch().tab, onOpen }}
      Attendance={GroupAttendance}
      Reports={GroupReports}
    />
  );
}
