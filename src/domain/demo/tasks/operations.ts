import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { byId, onDevice } from '../demo-operation.ts';
import { tagOperations } from '../tag-operations.ts';
import { task, taskTypes } from './entities.ts';

const nothing = z.object({});

const base = '/api/apps/tasks';

export const { listTags, addTag, changeTag, deleteTag } = tagOperations('tasks', {
  word: 'tag',
  list: `${base}/tags`,
  one: `${base}/tag`,
});

export const listTasks = defineOperation({
  ...onDevice,
  name: 'demo.tasks.all',
  method: 'GET',
  path: `${base}/all`,
  input: nothing,
  output: z.array(task),
  summary: 'Sections and tasks in their order',
});

export const searchTasks = defineOperation({
  ...onDevice,
  name: 'demo.tasks.search',
  method: 'GET',
  path: `${base}/search`,
  input: z.object({ query: z._default(z.string(), '') }),
  output: z.array(task),
  summary: 'Tasks whose title holds the words; the titles are HTML with the words in <mark>',
});

export const orderTasks = defineOperation({
  ...onDevice,
  name: 'demo.tasks.order',
  method: 'PATCH',
  path: `${base}/order`,
  input: z.object({ tasks: z.array(byId) }),
  output: z.array(task),
  summary: 'Puts the list into the order of these',
});

export const readTask = defineOperation({
  ...onDevice,
  name: 'demo.tasks.get',
  method: 'GET',
  path: `${base}/task`,
  input: byId,
  output: z.nullable(task),
  summary: 'One of the list; null when there is none with this id',
});

export const addTask = defineOperation({
  ...onDevice,
  name: 'demo.tasks.add',
  method: 'POST',
  path: `${base}/task`,
  input: z.object({ type: z.enum(taskTypes) }),
  output: task,
  summary: 'Adds an empty task or section on top',
});

const changeable = z.partial(z.omit(task, { id: true, order: true }));

export const changeTask = defineOperation({
  ...onDevice,
  name: 'demo.tasks.change',
  method: 'PATCH',
  path: `${base}/task`,
  input: z.object({ id: z.string(), task: changeable }),
  output: z.nullable(task),
  summary: 'Changes what is named of a task; null when there is none with this id',
});

export const deleteTask = defineOperation({
  ...onDevice,
  name: 'demo.tasks.delete',
  method: 'DELETE',
  path: `${base}/task`,
  input: byId,
  output: z.literal(true),
  summary: 'Deletes a task or a section',
});
