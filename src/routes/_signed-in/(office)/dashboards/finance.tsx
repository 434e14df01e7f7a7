import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { getFinance } from '#domain/demo/dashboards/operations.ts';
import { DemoGate } from '../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../app/holders-only.ts';
import { FinanceScreen } from '../../../../features/demo/dashboards/finance/finance-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/dashboards/finance')({
  loader: holdersOnly('report.view'),
  component: FinancePage,
});

function FinancePage() {
  const navigate = useNavigate();
  return (
    <DemoGate first={getFinance} what="the dashboard">
      <FinanceScreen
        Menu={DemoMenu}
        onSettings={() =>
          void navigate({ to: '/pages/settings/$panel', params: { panel: 'account' } })
        }
        onReports={() => void navigate({ to: '/apps/churches/attendance-reports' })}
      />
    </DemoGate>
  );
}
