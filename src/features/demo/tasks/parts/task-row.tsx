import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import { useState } from 'react';
import type { Task } from '#domain/demo/tasks/entities.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { useSortableRow } from '../../../../ui/sortable-list/use-sortable-row.tsx';
import { complete } from '../complete.ts';
import { nameOf } from '../words.ts';
import { DueWords } from './due-words.tsx';
import * as css from './tasks.css.ts';

interface RowProps {
  task: Task;
  /** Titles of its tags. */
  tags: readonly string[];
  today: string;
  open: boolean;
}

function Facts({ task, tags, today }: RowProps) {
  const { priority, completed, dueDate } = task;
  return (
    <span className={css.facts}>
      {priority === 2 && (
        <span className={css.high}>
          <Icon of={ChevronsUp} size="xs" />
          High
        </span>
      )}
      {priority === 0 && (
        <span className={css.low}>
          <Icon of={ChevronDown} size="xs" />
          Low
        </span>
      )}
      {tags.map((title) => (
        <Badge key={title} tone="neutral">
          {title}
        </Badge>
      ))}
      {dueDate !== null && <DueWords date={dueDate} today={today} completed={completed} />}
    </span>
  );
}

function Tick({ task }: { task: Task }) {
  // As it was pressed, until the store says so itself.
  const [ticked, setTicked] = useState<{ of: Task; completed: boolean }>();
  const completed = ticked?.of === task ? ticked.completed : task.completed;
  const tick = async () => {
    setTicked({ of: task, completed: !completed });
    if (!(await complete(task, !completed))) setTicked(undefined);
  };
  return (
    <label className={css.toggle}>
      <input
        type="checkbox"
        className={css.box}
        aria-label={`${nameOf(task)}: done`}
        checked={completed}
        onChange={() => void tick()}
      />
      <span className={css.tick}>{completed && <Icon of={Check} size="xs" />}</span>
    </label>
  );
}

/** One line: a handle to move it, a tick, and the rest leads to all of it. */
export function TaskRow(props: RowProps) {
  const { task, open } = props;
  const { id, type, title, completed } = task;
  const name = nameOf(task);
  const { row, handle } = useSortableRow(id, name);
  const isTask = type === 'task';
  return (
    <li
      {...row}
      className={cx(css.row, isTask ? css.taskRow : css.sectionRow)}
      data-open={open || undefined}
    >
      {handle}
      {isTask && <Tick task={task} />}
      <Link
        to="/apps/tasks/$id"
        params={{ id }}
        className={cx(css.title, title.trim() === '' && css.blank, completed && css.done)}
        aria-current={open ? 'true' : undefined}
      >
        {name}
      </Link>
      {isTask && <Facts {...props} />}
    </li>
  );
}
