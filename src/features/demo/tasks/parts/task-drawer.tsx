import { useNavigate } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { Task } from '#domain/demo/tasks/entities.ts';
import { deleteTask } from '#domain/demo/tasks/operations.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { deleteRow } from '../../../../demo/delete-row.ts';
import { DeleteSheet } from '../../../../demo/delete-sheet.tsx';
import { neighbourOf } from '../../../../demo/neighbour-of.ts';
import { OpenedRow } from '../../../../demo/opened-row.tsx';
import { useRowEdits } from '../../../../demo/use-row-edits.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { EndDrawer } from '../../../../ui/end-drawer/end-drawer.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu/menu.tsx';
import { savingTask, taskHere, tasksHere } from '../here.ts';
import { nameOf } from '../words.ts';
import * as css from './task-drawer.css.ts';
import { TaskForm } from './task-form.tsx';

/** Deletes what is open and opens the next, else the one before it, else nothing. */
function useRemove(): (task: Task) => Promise<void> {
  const list = useLive(tasksHere);
  const navigate = useNavigate();
  return async (task) => {
    const next = neighbourOf(list.state === 'ready' ? list.data : [], task.id);
    // First: what is open and suddenly gone would be missed.
    if (next) await navigate({ to: '/apps/tasks/$id', params: { id: next.id }, replace: true });
    else await navigate({ to: '/apps/tasks', replace: true });
    await deleteRow(deleteTask, { id: task.id, name: nameOf(task) });
  };
}

function Opened({ task, onClose }: { task: Task; onClose(): void }) {
  const edits = useRowEdits(task, savingTask);
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
          what={shown.type}
          onClose={() => setAsking(false)}
          onDelete={() => {
            setAsking(false);
            void removeTask(shown);
          }}
        >
          “{nameOf(shown)}” goes with everything in it.
          {shown.type === 'section' && ' The tasks below it stay.'}
        </DeleteSheet>
      )}
    </EndDrawer>
  );
}

/** S2-083: one of the list. */
export function TaskDrawer({ id }: { id: string }) {
  const navigate = useNavigate();
  return (
    <OpenedRow
      query={taskHere}
      id={id}
      word="task"
      onMissing={() => void navigate({ to: '/apps/tasks', replace: true })}
    >
      {(task) => <Opened task={task} onClose={() => void navigate({ to: '/apps/tasks' })} />}
    </OpenedRow>
  );
}
