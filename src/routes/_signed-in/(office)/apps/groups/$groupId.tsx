import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { searchTexts } from '../../../../../app/search-texts.ts';
import { useTab } from '../../../../../app/use-tab.ts';
import { GroupAttendance } from '../../../../../features/attendance/group/group-attendance.tsx';
import { GroupReports } from '../../../../../features/attendance/group/group-reports.tsx';
import { GroupPerformanceTab } from '../../../../../features/rolls/performance/group-performance-tab.tsx';
import { GroupPage } from '../../../../../features/groups/group-page.tsx';

/** S2-137: a group that was found opens. */
export const Route = createFileRoute('/_signed-in/(office)/apps/groups/$groupId')({
  staticData: { title: 'Group', openedFrom: '/apps/groups' },
  validateSearch: searchTexts('tab'),
  loader: holdersOnly('group.view'),
  component: Page,
});

function Page() {
  const { groupId } = Route.useParams();
  const tab = useTab(Route.useSearch().tab);
  return (
    <GroupPage
      id={groupId}
      tab={tab}
      Attendance={GroupAttendance}
      Reports={GroupReports}
      Performance={GroupPerformanceTab}
    />
  );
}
