import { createFileRoute } from '@tanstack/react-router';
import { listGuides } from '#domain/demo/help-center/operations.ts';
import { DemoGate } from '../../../../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../../../../app/holders-only.ts';
import { CategoryScreen } from '../../../../../../../features/demo/help-center/screens/category-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/help-center/guides/$categorySlug/')(
  {
    staticData: { title: 'Guides of a category', openedFrom: '/apps/help-center/guides' },
    loader: holdersOnly('report.view'),
    component: Page,
  },
);

function Page() {
  return (
    <DemoGate first={listGuides} what="the help center">
      <CategoryScreen slug={Route.useParams().categorySlug} menu={<DemoMenu />} />
    </DemoGate>
  );
}
