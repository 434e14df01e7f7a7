import { createFileRoute } from '@tanstack/react-router';
import { listBoards } from '#domain/demo/scrumboard/operations.ts';
import { DemoGate } from '../../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { BoardsScreen } from '../../../../../features/demo/scrumboard/screens/boards-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/scrumboard/')({
  loader: holdersOnly('report.view'),
  component: BoardsPage,
});

function BoardsPage() {
  return (
    <DemoGate first={listBoards} what="your boards">
      <BoardsScreen menu={<DemoMenu />} />
    </DemoGate>
  );
}
