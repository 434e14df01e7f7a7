import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { listTasks } from '#domain/demo/tasks/operations.ts';
import { DemoGate } from '../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../app/holders-only.ts';
import { TasksScreen } from '../../../../features/demo/tasks/screens/tasks-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/tasks')({
  loader: holdersOnly('report.view'),
  component: TasksPage,
});

function TasksPage() {
  const { id } = useParams({ strict: false });
  return (
    <DemoGate first={listTasks} what="your tasks">
      <TasksScreen openId={id ?? null} menu={<DemoMenu />}>
        <Outlet />
      </TasksScreen>
    </DemoGate>
  );
}
