import type { Task } from '#domain/demo/tasks/entities.ts';
import * as operations from '#domain/demo/tasks/operations.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import { allTags, allTasks, foundTasks } from '#store/demo/tasks/queries.ts';
import { newId } from '#domain/values/new-id.ts';
import { handle } from '../demo-app.ts';
import { inOrderOf } from '../in-order-of.ts';
import { rowsOf } from '../rows.ts';
import { tagsOf } from '../tags.ts';

const tasks = rowsOf((demo) => demo.task);
const tags = tagsOf(
  (demo) => demo.taskTag,
  (demo) => demo.task,
  'tags',
);

/** Numbers the list anew, in this order. */
function putInOrder(demo: DemoDatabase, list: readonly Task[]) {
  return demo.task.bulkPut(list.map((one, order) => Object.assign(one, { order })));
}

const add = handle(operations.addTask, (demo, { type }) =>
  demo.transaction('rw', demo.task, async () => {
    const added: Task = {
      id: newId(),
      type,
      title: '',
      notes: null,
      completed: false,
      dueDate: null,
      // S9-031.
      priority: 1,
      tags: [],
      assignedTo: null,
      subTasks: [],
      order: 0,
    };
    await putInOrder(demo, [added, ...(await allTasks(demo))]);
    return added;
  }),
);

const order = handle(operations.orderTasks, (demo, { tasks: named }) =>
  demo.transaction('rw', demo.task, async () => {
    await putInOrder(demo, inOrderOf(named, await allTasks(demo)));
    return allTasks(demo);
  }),
);

export const tasksHandlers = [
  handle(operations.listTags, allTags),
  handle(operations.addTag, (demo, { tag }) => tags.add(demo, tag)),
  handle(operations.changeTag, (demo, { id, tag }) => tags.change(demo, id, tag)),
  handle(operations.deleteTag, tags.remove),
  handle(operations.listTasks, allTasks),
  handle(operations.searchTasks, (demo, { query }) => foundTasks(demo, query)),
  order,
  handle(operations.readTask, tasks.one),
  add,
  handle(operations.changeTask, (demo, { id, task }) => tasks.change(demo, id, task)),
  handle(operations.deleteTask, tasks.remove),
];
