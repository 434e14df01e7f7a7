import { useNavigate } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import type { Task } from '#domain/demo/tasks/entities.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { EndDrawer } from '../../../../ui/end-drawer/end-drawer.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu/menu.tsx';
import { remove } from '../actions.ts';
import { taskHere, tasksHere } from '../here.ts';
import { useTaskEdits } from '../use-task-edits.ts';
import { nameOf } from '../words.ts';
import { DeleteSheet } from './delete-sheet.tsx';
import * as css from './task-form.css.ts';
import { TaskForm } from './task-form.tsx';

/** Deletes what is open and opens the next, else the one before it, else nothing. */
function useRemove(): (task: Task) => Promise<void> {
  const list = useLive(tasksHere);
  const navigate = useNavigate();
  return async (task) => {
    const tasks = list.state === 'ready' ? list.data : [];
    const at = tasks.findIndex(({ id }) => id === task.id);
    const next = tasks[at + 1] ?? tasks[at - 1];
    // First: what is open and suddenly gone would be missed.
    if (next) await navigate({ to: '/apps/tasks/$id', params: { id: next.id }, replace: true });
    else await navigate({ to: '/apps/tasks', replace: true });
    await remove(task, tasks);
  };
}

function Opened({ task, onClose }: { task: Task; onClose(): void }) {
  const edits = useTaskEdits(task);
  const { shown } = edits;
  const removeTask = useRemove();
  const [asking, setAsking] = useState(false);
  const head = (
    <>
      {shown.type === 'task' && (
        <Button
          kind="soft"
          icon={shown.completed ? RotateCcw : Check}
          onClick={() => edits.choose({ completed: !shown.completed })}
        >
          {shown.completed ? 'Mark as not done' : 'Mark as done'}
        </Button>
      )}
      <span className={css.end}>
        <Menu trigger={<IconButton icon={Ellipsis} label="More" />}>
          <MenuItem icon={Trash2} danger onSelect={() => setAsking(true)}>
            {shown.type === 'section' ? 'Delete section' : 'Delete task'}
          </MenuItem>
        </Menu>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </span>
    </>
  );
  return (
    <EndDrawer label={nameOf(shown)} sideFrom="xl" head={head} onClose={onClose}>
      <TaskForm {...edits} />
      {asking && (
        <DeleteSheet
          task={shown}
          onClose={() => setAsking(false)}
          onDelete={() => {
            setAsking(false);
            void removeTask(shown);
          }}
        />
      )}
    </EndDrawer>
  );
}

/** S2-083: one of the list. An id that names none is logged and leads back to the list. */
export function TaskDrawer({ id }: { id: string }) {
  const live = useLive(taskHere, id);
  const navigate = useNavigate();
  const missing = live.state === 'ready' && live.data === null;
  useEffect(() => {
    if (!missing) return;
    // oxlint-disable-next-line no-console -- the demo apps log what was not found, and go to the list
    console.warn(`Could not found task with id of ${id}!`);
    void navigate({ to: '/apps/tasks', replace: true });
  }, [missing, id, navigate]);
  if (live.state !== 'ready' || live.data === null) return null;
  const close = () => void navigate({ to: '/apps/tasks' });
  return <Opened key={id} task={live.data} onClose={close} />;
}
