import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { ChurchDashboardPage } from '../../../../../app/office/church-dashboard-page.tsx';

/** S2-044. */
export const Route = createFileRoute('/_signed-in/(office)/apps/churches/dashboard')({
  staticData: { title: 'Church dashboard' },
  loader: holdersOnly('report.view'),
  component: ChurchDashboardPage,
});
