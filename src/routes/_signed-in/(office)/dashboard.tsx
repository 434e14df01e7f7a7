import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../app/holders-only.ts';
import { ChurchDashboardPage } from '../../../app/office/church-dashboard-page.tsx';
import { OwnFollowUps } from '../../../app/office/own-follow-ups.tsx';

/** S2-027: the tenant's overview. People who only count are led to their own reports. */
export const Route = createFileRoute('/_signed-in/(office)/dashboard')({
  loader: holdersOnly('report.view'),
  component: Page,
});

function Page() {
  return <ChurchDashboardPage also={<OwnFollowUps />} />;
}
