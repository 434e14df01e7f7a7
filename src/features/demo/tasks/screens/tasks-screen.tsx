import { useNavigate } from '@tanstack/react-router';
import ListChecks from 'lucide-react/icons/list-checks';
import ListPlus from 'lucide-react/icons/list-plus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { Task, TaskType } from '#domain/demo/tasks/entities.ts';
import { addTask } from '#domain/demo/tasks/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { pointing } from '../../../../ui/icon/pointing.tsx';
import { PageHeader } from '../../../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';
import { tagsHere, tasksHere } from '../here.ts';
import * as css from '../parts/tasks.css.ts';
import { TaskList } from '../parts/task-list.tsx';
import { useShortcuts } from '../use-shortcuts.ts';
import { useToday } from '../use-today.ts';
import { remainingWords } from '../words.ts';

const ListPlusIcon = pointing(ListPlus);
const ListChecksIcon = pointing(ListChecks);

function useAdd(): (type: TaskType) => Promise<void> {
  const navigate = useNavigate();
  return async (type) => {
    const { id } = await callDemo(addTask, { type });
    await navigate({ to: '/apps/tasks/$id', params: { id } });
  };
}

function Actions({ onAdd, menu }: { onAdd(type: TaskType): void; menu: ReactNode }) {
  return (
    <>
      {menu}
      <Tooltip text="Add section" keys="Ctrl .">
        <Button icon={ListPlusIcon} onClick={() => onAdd('section')}>
          Add section
        </Button>
      </Tooltip>
      <Tooltip text="New task" keys="Ctrl /">
        <Button kind="primary" icon={Plus} onClick={() => onAdd('task')}>
          New task
        </Button>
      </Tooltip>
    </>
  );
}

/** S2-082: the whole list; what is open of it stands beside it or over it. */
export function TasksScreen({
  openId,
  menu,
  children,
}: {
  openId: string | null;
  /** Menu of every demo app. */
  menu: ReactNode;
  children: ReactNode;
}) {
  const list = useLive(tasksHere);
  const tags = useLive(tagsHere);
  const add = useAdd();
  const onAdd = (type: TaskType) => void attempt(add(type));
  useShortcuts(onAdd);
  const today = useToday();
  const tasks: readonly Task[] | null = list.state === 'ready' ? list.data : null;
  return (
    <div className={css.page}>
      <div className={css.main}>
        <PageHeader
          title="Tasks"
          facts={tasks && remainingWords(tasks, today)}
          actions={<Actions menu={menu} onAdd={onAdd} />}
        />
        {list.state === 'loading' && <Skeleton lines={8} what="your tasks" />}
        {list.state === 'failed' && (
          <EmptyState icon={ListChecksIcon} title="The tasks cannot be read">
            The browser’s store does not answer. Load the page again.
          </EmptyState>
        )}
        {tasks?.length === 0 && (
          <EmptyState icon={ListChecksIcon} title="Nothing to do">
            Add a task, and it is here, also without a connection.
          </EmptyState>
        )}
        {tasks && tasks.length > 0 && (
          <TaskList
            tasks={tasks}
            tags={tags.state === 'ready' ? tags.data : []}
            today={today}
            openId={openId}
          />
        )}
      </div>
      {children}
    </div>
  );
}
