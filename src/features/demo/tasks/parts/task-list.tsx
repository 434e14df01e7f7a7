import { useDeferredValue } from 'react';
import type { Tag } from '#domain/demo/tag.ts';
import type { Task } from '#domain/demo/tasks/entities.ts';
import { orderTasks } from '#domain/demo/tasks/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { SortableList } from '../../../../ui/sortable-list/sortable-list.tsx';
import { nameOf } from '../words.ts';
import { TaskRow } from './task-row.tsx';
import * as css from './tasks.css.ts';

const keepOrder = (tasks: readonly Task[]) =>
  attempt(callDemo(orderTasks, { tasks: tasks.map(({ id }) => ({ id })) }));

/** Rows of a first drawing, as many as there may be in sight: the others follow at once, and nobody waits for them. */
const firstRows = 16;
/** Of a usual row, in px: the page is as high from the start, so that it is where somebody left it when they come back. */
const rowHeight = 64;

/** Sections and tasks in one order. */
export function TaskList({
  tasks,
  tags,
  today,
  openId,
}: {
  tasks: readonly Task[];
  tags: readonly Tag[];
  today: string;
  openId: string | null;
}) {
  const titles = new Map(tags.map(({ id, title }) => [id, title]));
  const isWhole = useDeferredValue(true, false);
  return (
    <div style={isWhole ? undefined : { minHeight: tasks.length * rowHeight }}>
      <SortableList
        label="Tasks"
        className={css.list}
        items={isWhole ? tasks : tasks.slice(0, firstRows)}
        nameOf={nameOf}
        onOrder={keepOrder}
      >
        {(task) => (
          <TaskRow
            key={task.id}
            task={task}
            tags={task.tags.flatMap((id) => titles.get(id) ?? [])}
            today={today}
            open={task.id === openId}
          />
        )}
      </SortableList>
    </div>
  );
}
