import { createFileRoute } from '@tanstack/react-router';
import { listFaqs } from '#domain/demo/help-center/operations.ts';
import { DemoGate } from '../../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { SupportScreen } from '../../../../../features/demo/help-center/screens/support-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/help-center/support')({
  loader: holdersOnly('report.view'),
  component: Page,
});

function Page() {
  return (
    <DemoGate first={listFaqs} what="the help center">
      <SupportScreen menu={<DemoMenu />} />
    </DemoGate>
  );
}
