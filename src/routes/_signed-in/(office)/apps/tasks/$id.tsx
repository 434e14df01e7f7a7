import { createFileRoute } from '@tanstack/react-router';
import { TaskDrawer } from '../../../../../features/demo/tasks/parts/task-drawer.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/tasks/$id')({
  component: TaskPage,
});

function TaskPage() {
  return <TaskDrawer id={Route.useParams().id} />;
}
