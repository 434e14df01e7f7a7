import { useEffect, useState } from 'react';
import type { Task } from '#domain/demo/tasks/entities.ts';
import { changeTask } from '#domain/demo/tasks/operations.ts';
import { callDemo, postDemo } from '../../../api/demo.ts';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { type TaskFields, taskSaver } from './task-saver.ts';

/** By then the store has told this page what was saved; what it says later comes from somebody else. */
const toldMs = 1000;

/** Without what these say too. */
function stillDifferent(edits: TaskFields, from: TaskFields): TaskFields {
  const kept = Object.entries(edits).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name as keyof TaskFields]),
  );
  return kept.length === Object.keys(edits).length ? edits : Object.fromEntries(kept);
}

export interface TaskEdits {
  /** The task as it is being written. */
  shown: Task;
  /** Saved soon: somebody is typing. */
  type(fields: TaskFields): void;
  /** Saved now. */
  choose(fields: TaskFields): void;
}

/** One task being edited, for a component of its own: what is typed is never lost, whatever comes next. */
export function useTaskEdits(task: Task): TaskEdits {
  const { id } = task;
  const [edits, setEdits] = useState<TaskFields>({});
  const [seen, setSeen] = useState(task);
  if (seen !== task) {
    setSeen(task);
    setEdits(stillDifferent(edits, task));
  }
  const [saver] = useState(() =>
    taskSaver(async (fields) => {
      await callDemo(changeTask, { id, task: fields });
      setTimeout(() => setEdits((now) => stillDifferent(now, fields)), toldMs);
    }),
  );
  useEffect(() => {
    const leave = () => {
      const fields = saver.take();
      if (fields) postDemo(changeTask, { id, task: fields });
    };
    const hide = () => void attempt(saver.flush());
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      void attempt(saver.flush());
    };
  }, [id, saver]);
  const type = (fields: TaskFields) => {
    setEdits((now) => ({ ...now, ...fields }));
    saver.change(fields);
  };
  return {
    shown: { ...task, ...edits },
    type,
    choose(fields) {
      type(fields);
      void attempt(saver.flush());
    },
  };
}
