import { createFileRoute } from '@tanstack/react-router';
import { churchFirst } from '../../../app/places/church-first.ts';
import { holdersOnly } from '../../../app/holders-only.ts';
import { searchTexts } from '../../../app/search-texts.ts';
import { ChurchDashboardPage } from '../../../app/office/church-dashboard-page.tsx';

/** S2-027: the tenant's overview. People who only count are led to their own reports. */
export const Route = createFileRoute('/_signed-in/(office)/dashboard')({
  validateSearch: searchTexts('church'),
  beforeLoad: churchFirst,
  loader: holdersOnly('report.view'),
  component: Page,
});

function Page() {
  return <ChurchDashboardPage to="/dashboard" church={Route.useSearch().church} />;
}
