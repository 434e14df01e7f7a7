import type { Task } from '#domain/demo/tasks/entities.ts';
import { changeTask } from '#domain/demo/tasks/operations.ts';
import { callDemo } from '../../../api/demo.ts';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../../ui/snackbar/offer-undo.ts';
import { nameOf } from './words.ts';

/** Ticks it off, or takes the tick back. False when that failed. */
export async function complete(task: Task, completed: boolean): Promise<boolean> {
  const set = (to: boolean) =>
    attempt(callDemo(changeTask, { id: task.id, task: { completed: to } }));
  const done = await set(completed);
  if (done && completed) offerUndo(`Done: ${nameOf(task)}`, () => void set(false));
  return done;
}
