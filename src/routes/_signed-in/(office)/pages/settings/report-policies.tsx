import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { ReportPoliciesScreen } from '../../../../../features/settings/report-policies/report-policies-screen.tsx';

/** How the churches that the person looks after take reports. */
export const Route = createFileRoute('/_signed-in/(office)/pages/settings/report-policies')({
  staticData: { title: 'Report policies', openedFrom: '/pages/settings' },
  loader: holdersOnly('church.edit'),
  component: ReportPoliciesScreen,
});
