import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { getAnalytics } from '#domain/demo/dashboards/operations.ts';
import { DemoGate } from '../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../app/holders-only.ts';
import { AnalyticsScreen } from '../../../../features/demo/dashboards/analytics/analytics-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/dashboards/analytics')({
  loader: holdersOnly('report.view'),
  component: AnalyticsPage,
});

function AnalyticsPage() {
  const navigate = useNavigate();
  return (
    <DemoGate first={getAnalytics} what="the dashboard">
      <AnalyticsScreen
        Menu={DemoMenu}
        onSettings={() =>
          void navigate({ to: '/pages/settings/$panel', params: { panel: 'account' } })
        }
      />
    </DemoGate>
  );
}
