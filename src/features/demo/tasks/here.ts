import * as operations from '#domain/demo/tasks/operations.ts';
import { allTags, allTasks, taskWith } from '#store/demo/tasks/queries.ts';
import { keptOnDemo } from '../../../api/live-queries/kept-on-demo.ts';
import { tagCalls } from '../../../demo/tags/tag-calls.ts';
import type { RowEdits, Saving } from '../../../demo/use-row-edits.ts';
import type { Task } from '#domain/demo/tasks/entities.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const tasksHere = keptOnDemo(allTasks);
export const tagsHere = keptOnDemo(allTags);
export const taskHere = keptOnDemo(taskWith);

export const callsOfTags = tagCalls('tag', operations);

export type TaskEdits = RowEdits<Task>;

export const savingTask: Saving<Task, typeof operations.changeTask> = {
  operation: operations.changeTask,
  input: (id, task) => ({ id, task }),
  delayMs: 300,
};
