import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { searchTexts } from '../../../../../app/search-texts.ts';
import { ChurchAttendance } from '../../../../../features/attendance/dashboard/church-attendance.tsx';
import { ChurchPage } from '../../../../../features/churches/church-page.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/churches/$churchId')({
  staticData: { title: 'Church' },
  validateSearch: searchTexts('tab'),
  loader: holdersOnly('church.view'),
  component: Page,
});

function Page() {
  const { churchId } = Route.useParams();
  const navigate = useNavigate();
  const onOpen = (tab: string) =>
    void navigate({
      to: '/apps/churches/$churchId',
      params: { churchId },
      search: { tab },
      replace: true,
    });
  return (
    <ChurchPage
      id={churchId}
      tab={{ open: Route.useSearch().tab, onOpen }}
      Attendance={ChurchAttendance}
    />
  );
}
