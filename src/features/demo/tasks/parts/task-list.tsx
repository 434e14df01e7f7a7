import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useState } from 'react';
import type { Task, TaskTag } from '#domain/demo/tasks/entities.ts';
import { orderTasks } from '#domain/demo/tasks/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { nameOf } from '../words.ts';
import { TaskRow } from './task-row.tsx';
import * as css from './tasks.css.ts';

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const modifiers = [upAndDown];

const instructions = {
  draggable:
    'To move it, press space. Then the arrow keys move it up and down, space puts it down, and Escape leaves it where it was.',
};

function announcing(tasks: readonly Task[]): Announcements {
  const name = (id: UniqueIdentifier) => {
    const task = tasks.find((one) => one.id === id);
    return task ? nameOf(task) : '';
  };
  const place = (id: UniqueIdentifier) => {
    const at = tasks.findIndex((one) => one.id === id) + 1;
    return `place ${at} of ${tasks.length}`;
  };
  return {
    onDragStart: ({ active }) => `${name(active.id)} is picked up, ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)}: ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} is put down, ${place(over.id)}.` : `${name(active.id)} stays.`,
    onDragCancel: ({ active }) => `${name(active.id)} stays where it was.`,
  };
}

/** Sections and tasks in one order, moved by their handles with pointer, finger or keys. */
export function TaskList({
  tasks,
  tags,
  today,
  openId,
}: {
  tasks: readonly Task[];
  tags: readonly TaskTag[];
  today: string;
  openId: string | null;
}) {
  // As it was dropped, until the store says so itself.
  const [moved, setMoved] = useState<{ of: readonly Task[]; tasks: readonly Task[] }>();
  const shown = moved?.of === tasks ? moved.tasks : tasks;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const titles = new Map(tags.map(({ id, title }) => [id, title]));
  const drop = async ({ active, over }: DragEndEvent) => {
    const at = (id: UniqueIdentifier | undefined) => shown.findIndex((one) => one.id === id);
    const [start, end] = [at(active.id), at(over?.id)];
    if (start < 0 || end < 0 || start === end) return;
    const next = arrayMove([...shown], start, end);
    setMoved({ of: tasks, tasks: next });
    if (!(await attempt(callDemo(orderTasks, { tasks: next })))) setMoved(undefined);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={modifiers}
      accessibility={{
        announcements: announcing(shown),
        screenReaderInstructions: instructions,
      }}
      onDragEnd={(event) => void drop(event)}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className={css.list} aria-label="Tasks">
          {shown.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              tags={task.tags.flatMap((id) => titles.get(id) ?? [])}
              today={today}
              open={task.id === openId}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
