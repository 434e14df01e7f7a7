import * as z from 'zod/mini';
import { localDate } from '../../values/dates/local-date-schema.ts';
import { rowId, text } from '../text.ts';

/** Low, normal, high. */
export const priorities = [0, 1, 2] as const;
export type Priority = (typeof priorities)[number];

/** A step of a task. */
export const subTask = z.object({
  id: rowId,
  title: text(200),
  completed: z.boolean(),
});
export type SubTask = z.infer<typeof subTask>;

export const taskTypes = ['section', 'task'] as const;
export type TaskType = (typeof taskTypes)[number];

export const titleLength = 200;
export const notesLength = 5000;

/** S3-037: a line of the list; a section is a heading in it. */
export const task = z.object({
  id: rowId,
  type: z.enum(taskTypes),
  title: text(titleLength),
  notes: z.nullable(text(notesLength)),
  completed: z.boolean(),
  dueDate: z.nullable(localDate),
  priority: z.literal(priorities, 'Choose low, normal or high'),
  /** Ids of tags. */
  tags: z.array(rowId),
  /** Id of a member. */
  assignedTo: z.nullable(rowId),
  subTasks: z.array(subTask),
  order: z.number(),
});
export type Task = z.infer<typeof task>;
