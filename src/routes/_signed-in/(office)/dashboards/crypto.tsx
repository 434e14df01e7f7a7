import { createFileRoute } from '@tanstack/react-router';
import { getCrypto } from '#domain/demo/dashboards/operations.ts';
import { DemoGate } from '../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../app/holders-only.ts';
import { CryptoScreen } from '../../../../features/demo/dashboards/crypto/crypto-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/dashboards/crypto')({
  loader: holdersOnly('report.view'),
  component: CryptoPage,
});

function CryptoPage() {
  return (
    <DemoGate first={getCrypto} what="the dashboard">
      <CryptoScreen Menu={DemoMenu} />
    </DemoGate>
  );
}
