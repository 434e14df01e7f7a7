import type { Task, TaskTag } from '#domain/demo/tasks/entities.ts';
import * as operations from '#domain/demo/tasks/operations.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import { allTags, allTasks, foundTasks, taskWith } from '#store/demo/tasks/queries.ts';
import { newId } from '#domain/values/new-id.ts';
import { handle } from '../demo-app.ts';

/** Numbers the list anew, in this order. */
function putInOrder(demo: DemoDatabase, tasks: readonly Task[]) {
  return demo.task.bulkPut(tasks.map((one, order) => Object.assign(one, { order })));
}

const inOne = <T>(demo: DemoDatabase, work: () => Promise<T>): Promise<T> =>
  demo.transaction('rw', demo.task, demo.taskTag, work);

const add = handle(operations.addTask, async (demo, { type }) => {
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
  await inOne(demo, async () => putInOrder(demo, [added, ...(await allTasks(demo))]));
  return added;
});

/** Tasks that are not named keep their place behind the others. */
const order = handle(operations.orderTasks, (demo, { tasks }) =>
  inOne(demo, async () => {
    const places = new Map(tasks.map(({ id }, place) => [id, place]));
    const placeOf = ({ id }: Task) => places.get(id) ?? tasks.length;
    const before = await allTasks(demo);
    await putInOrder(
      demo,
      before.toSorted((a, b) => placeOf(a) - placeOf(b)),
    );
    return allTasks(demo);
  }),
);

const change = handle(operations.changeTask, (demo, { id, task }) =>
  inOne(demo, async () => {
    // Came as JSON, which has no undefined.
    await demo.task.update(id, task as Partial<Task>);
    return taskWith(demo, id);
  }),
);

const remove = handle(operations.deleteTask, async (demo, { id }) => {
  await demo.task.delete(id);
  return true as const;
});

const addTag = handle(operations.addTag, async (demo, { tag }) => {
  const added: TaskTag = { id: newId(), title: tag.title };
  await demo.taskTag.add(added);
  return added;
});

const changeTag = handle(operations.changeTag, async (demo, { id, tag }) => {
  await demo.taskTag.update(id, tag);
  return (await demo.taskTag.get(id)) ?? null;
});

/** S4-032: it goes from every task that has it. */
const deleteTag = handle(operations.deleteTag, (demo, { id }) =>
  inOne(demo, async () => {
    await demo.taskTag.delete(id);
    await demo.task
      .filter(({ tags }) => tags.includes(id))
      .modify((one) => {
        one.tags = one.tags.filter((tag) => tag !== id);
      });
    return true as const;
  }),
);

export const tasksHandlers = [
  handle(operations.listTags, allTags),
  addTag,
  changeTag,
  deleteTag,
  handle(operations.listTasks, allTasks),
  handle(operations.searchTasks, (demo, { query }) => foundTasks(demo, query)),
  order,
  handle(operations.readTask, (demo, { id }) => taskWith(demo, id)),
  add,
  change,
  remove,
];
