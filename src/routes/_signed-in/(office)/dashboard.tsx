import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { holdersOnly } from '../../../app/holders-only.ts';
import { searchTexts } from '../../../app/search-texts.ts';
import { ChurchDashboardPage } from '../../../app/office/church-dashboard-page.tsx';
import { OwnFollowUps } from '../../../app/office/own-follow-ups.tsx';

/** S2-027: the tenant's overview. People who only count are led to their own reports. */
export const Route = createFileRoute('/_signed-in/(office)/dashboard')({
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
          to: '/dashboard',
          search: next === undefined ? {} : { church: next },
          replace: true,
        })
      }
      also={<OwnFollowUps />}
    />
  );
}
