import type { Tag } from '#domain/demo/tag.ts';
import type { Task } from '#domain/demo/tasks/entities.ts';
import { escapeHtml } from '#domain/values/escape-html.ts';
import type { DemoDatabase } from '../database.ts';

/** Sections and tasks in their order. */
export function allTasks(demo: DemoDatabase): Promise<Task[]> {
  return demo.task.orderBy('order').toArray();
}

export async function taskWith(demo: DemoDatabase, id: string): Promise<Task | null> {
  return (await demo.task.get(id)) ?? null;
}

export function allTags(demo: DemoDatabase): Promise<Tag[]> {
  return demo.taskTag.orderBy('title').toArray();
}

/** Number of open tasks; null while the app has never been opened on this device. */
export async function tasksRemaining(demo: DemoDatabase): Promise<number | null> {
  if (!(await demo.begun.get('tasks'))) return null;
  return demo.task.filter(({ type, completed }) => type === 'task' && !completed).count();
}

/** The title as HTML, with every place that says the words marked. */
function marked(title: string, words: RegExp): string {
  const parts = title.split(words);
  return parts
    .map((part, at) => (at % 2 ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part)))
    .join('');
}

/** S5-011: nothing for an empty question. */
export async function foundTasks(demo: DemoDatabase, query: string): Promise<Task[]> {
  const asked = query.trim();
  if (asked === '') return [];
  const literal = asked.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const words = new RegExp(`(${literal})`, 'iu');
  const split = new RegExp(words, 'giu');
  const tasks = (await allTasks(demo)).filter(
    ({ type, title }) => type === 'task' && words.test(title),
  );
  return tasks.map((one) => Object.assign(one, { title: marked(one.title, split) }));
}
