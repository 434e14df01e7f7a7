import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { listBoards } from '#domain/demo/scrumboard/operations.ts';
import { DemoGate } from '../../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { BoardScreen } from '../../../../../features/demo/scrumboard/screens/board-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/scrumboard/$boardId')({
  staticData: { title: 'Board', openedFrom: '/apps/scrumboard' },
  loader: holdersOnly('report.view'),
  component: BoardPage,
});

function BoardPage() {
  const { boardId } = Route.useParams();
  const { cardId } = useParams({ strict: false });
  return (
    <DemoGate first={listBoards} what="the board">
      <BoardScreen id={boardId} openId={cardId ?? null} menu={DemoMenu}>
        <Outlet />
      </BoardScreen>
    </DemoGate>
  );
}
