import { useNavigate } from '@tanstack/react-router';
import ListChecks from 'lucide-react/icons/list-checks';
import ListPlus from 'lucide-react/icons/list-plus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { TaskType } from '#domain/demo/tasks/entities.ts';
import { addTask } from '#domain/demo/tasks/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { DemoPage } from '../../../../demo/demo-page.tsx';
import { useShortcuts } from '../../../../demo/use-shortcuts.ts';
import { useToday } from '../../../../demo/use-today.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { pointing } from '../../../../ui/icon/pointing.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';
import { tagsHere, tasksHere } from '../here.ts';
import { TaskList } from '../parts/task-list.tsx';
import { remainingWords } from '../words.ts';

const ListPlusIcon = pointing(ListPlus);

const words = {
  icon: pointing(ListChecks),
  what: 'your tasks',
  failed: 'The tasks cannot be read',
  empty: {
    title: 'Nothing to do',
    text: 'Add a task, and it is here, also without a connection.',
  },
};

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
  useShortcuts({ '.': () => onAdd('section'), '/': () => onAdd('task') });
  const today = useToday();
  return (
    <DemoPage
      title="Tasks"
      facts={list.state === 'ready' && remainingWords(list.data, today)}
      actions={<Actions menu={menu} onAdd={onAdd} />}
      list={list}
      words={words}
      opened={children}
    >
      {(tasks) => (
        <TaskList
          tasks={tasks}
          tags={tags.state === 'ready' ? tags.data : []}
          today={today}
          openId={openId}
        />
      )}
    </DemoPage>
  );
}
