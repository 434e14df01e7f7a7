import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { searchTexts } from '../../../../../app/search-texts.ts';
import { OwnFollowUps } from '../../../../../app/office/own-follow-ups.tsx';
import { ChurchDashboardPage } from '../../../../../app/office/church-dashboard-page.tsx';

/** S2-044. */
export const Route = createFileRoute('/_signed-in/(office)/apps/churches/dashboard')({
  staticData: { title: 'Church dashboard' },
  validateSearch: searchTexts('church'),
  loader: holdersOnly('report.view'),
  component: Page,
});

function Page() {
  const { church } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <ChurchDashboardPage
      church={church}
      onChurch={(next) =>
        void navigate({
          to: '/apps/churches/dashboard',
          search: next === undefined ? {} : { church: next },
          replace: true,
        })
      }
      also={<OwnFollowUps />}
    />
  );
}
