import { createFileRoute } from '@tanstack/react-router';
import { listGuides } from '#domain/demo/help-center/operations.ts';
import { DemoGate } from '../../../../../../../app/demo/demo-gate.tsx';
import { holdersOnly } from '../../../../../../../app/holders-only.ts';
import { GuideScreen } from '../../../../../../../features/demo/help-center/screens/guide-screen.tsx';

export const Route = createFileRoute(
  '/_signed-in/(office)/apps/help-center/guides/$categorySlug/$guideSlug',
)({
  staticData: { title: 'Guide', openedFrom: '/apps/help-center/guides' },
  loader: holdersOnly('report.view'),
  component: Page,
});

function Page() {
  return (
    <DemoGate first={listGuides} what="the help center">
      <GuideScreen {...Route.useParams()} />
    </DemoGate>
  );
}
