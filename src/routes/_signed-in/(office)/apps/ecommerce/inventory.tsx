import { createFileRoute } from '@tanstack/react-router';
import { listCategories } from '#domain/demo/inventory/operations.ts';
import { DemoGate } from '../../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { InventoryScreen } from '../../../../../features/demo/inventory/screens/inventory-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/ecommerce/inventory')({
  loader: holdersOnly('report.view'),
  component: InventoryPage,
});

function InventoryPage() {
  return (
    <DemoGate first={listCategories} what="the products">
      <InventoryScreen menu={<DemoMenu />} />
    </DemoGate>
  );
}
