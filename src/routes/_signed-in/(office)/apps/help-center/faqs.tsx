import { createFileRoute } from '@tanstack/react-router';
import { listFaqs } from '#domain/demo/help-center/operations.ts';
import { DemoGate } from '../../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { FaqsScreen } from '../../../../../features/demo/help-center/screens/faqs-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/help-center/faqs')({
  loader: holdersOnly('report.view'),
  component: Page,
});

function Page() {
  return (
    <DemoGate first={listFaqs} what="the help center">
      <FaqsScreen menu={<DemoMenu />} />
    </DemoGate>
  );
}
