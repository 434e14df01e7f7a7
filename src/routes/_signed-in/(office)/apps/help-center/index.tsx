import { createFileRoute } from '@tanstack/react-router';
import { listFaqs } from '#domain/demo/help-center/operations.ts';
import { DemoGate } from '../../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { HelpHomeScreen } from '../../../../../features/demo/help-center/screens/help-home-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/help-center/')({
  loader: holdersOnly('report.view'),
  component: Page,
});

function Page() {
  return (
    <DemoGate first={listFaqs} what="the help center">
      <HelpHomeScreen menu={<DemoMenu />} />
    </DemoGate>
  );
}
