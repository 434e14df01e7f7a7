import type { Task } from '#domain/demo/tasks/entities.ts';
import { addTask, changeTask, deleteTask, orderTasks } from '#domain/demo/tasks/operations.ts';
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

/** Puts a deleted one back where it was, under a new id. */
async function restore(task: Task, list: readonly Task[]): Promise<void> {
  const { id: _, order: __, ...fields } = task;
  const { id } = await callDemo(addTask, { type: task.type });
  await callDemo(changeTask, { id, task: fields });
  const tasks = list.map((one) => (one.id === task.id ? { ...one, id } : one));
  await callDemo(orderTasks, { tasks });
}

/** `list`: the order that it is taken out of. */
export async function remove(task: Task, list: readonly Task[]): Promise<void> {
  if (!(await attempt(callDemo(deleteTask, { id: task.id })))) return;
  offerUndo(`Deleted: ${nameOf(task)}`, () => void attempt(restore(task, list)));
}
