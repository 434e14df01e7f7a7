import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { searchTexts } from '../../../../../app/search-texts.ts';
import { useTab } from '../../../../../app/use-tab.ts';
import { ChurchAttendance } from '../../../../../features/attendance/dashboard/church-attendance.tsx';
import { ChurchPage } from '../../../../../features/churches/church-page.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/churches/$churchId')({
  staticData: { title: 'Church', openedFrom: '/apps/churches' },
  validateSearch: searchTexts('tab'),
  loader: holdersOnly('church.view'),
  component: Page,
});

function Page() {
  const { churchId } = Route.useParams();
  const tab = useTab(Route.useSearch().tab);
  return <ChurchPage id={churchId} tab={tab} Attendance={ChurchAttendance} />;
}
