import type { Task } from '#domain/demo/tasks/entities.ts';

/** Name of a task in a row and in a question. */
export function nameOf({ title, type }: Pick<Task, 'title' | 'type'>): string {
  if (title.trim() !== '') return title;
  return type === 'section' ? 'Section without a title' : 'Task without a title';
}

export const priorityNames = ['Low', 'Normal', 'High'] as const;

export type DueState = 'overdue' | 'today' | 'later';

export function dueState(dueDate: string, today: string): DueState {
  if (dueDate === today) return 'today';
  return dueDate < today ? 'overdue' : 'later';
}

/** '8 still to do, 2 due today'. */
export function remainingWords(tasks: readonly Task[], today: string): string {
  const all = tasks.filter(({ type }) => type === 'task');
  const open = all.filter(({ completed }) => !completed);
  if (open.length === 0) return all.length === 0 ? 'No tasks' : 'All completed';
  const dueToday = open.filter(({ dueDate }) => dueDate === today).length;
  const remaining = `${open.length} still to do`;
  return dueToday === 0 ? remaining : `${remaining}, ${dueToday} due today`;
}
