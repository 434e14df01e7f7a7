import * as z from 'zod/mini';
import { isStorableText } from '../../values/text.ts';
import { localDate } from '../../values/dates/local-date-schema.ts';

function text(max: number) {
  return z
    .string()
    .check(
      z.refine(isStorableText, 'Remove the unreadable characters'),
      z.maxLength(max, `Use at most ${max} characters`),
    );
}

/** Low, normal, high. */
export const priorities = [0, 1, 2] as const;
export type Priority = (typeof priorities)[number];

/** A step of a task. */
export const subTask = z.object({
  id: text(60),
  title: text(200),
  completed: z.boolean(),
});
export type SubTask = z.infer<typeof subTask>;

export const taskTypes = ['section', 'task'] as const;
export type TaskType = (typeof taskTypes)[number];

export const titleLength = 200;
export const notesLength = 5000;
export const tagLength = 50;

/** S3-037: a line of the list; a section is a heading in it. */
export const task = z.object({
  id: text(60),
  type: z.enum(taskTypes),
  title: text(titleLength),
  notes: z.nullable(text(notesLength)),
  completed: z.boolean(),
  dueDate: z.nullable(localDate),
  priority: z.literal(priorities, 'Choose low, normal or high'),
  /** Ids of tags. */
  tags: z.array(text(60)),
  /** Id of a member. */
  assignedTo: z.nullable(text(60)),
  subTasks: z.array(subTask),
  order: z.number(),
});
export type Task = z.infer<typeof task>;

export const taskTag = z.object({ id: text(60), title: text(tagLength) });
export type TaskTag = z.infer<typeof taskTag>;
