import { allTags, allTasks, taskWith } from '#store/demo/tasks/queries.ts';
import { onDemo } from '../../../api/live-queries/on-demo.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const tasksHere = onDemo(allTasks);
export const tagsHere = onDemo(allTags);
export const taskHere = onDemo(taskWith);
