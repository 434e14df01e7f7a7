import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { requestFor } from '../../../src/api/calls/request-for.ts';
import { priorities, task, type Task } from '#domain/demo/tasks/entities.ts';
import * as calls from '#domain/demo/tasks/operations.ts';
import { resetDemo } from '#domain/demo/reset.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import { must } from '#domain/must.ts';
import type { InputOf, Operation, OutputOf } from '#domain/operation.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { validated } from '#domain/validate.ts';
import { type DemoDatabase, openDemo } from '#store/demo/database.ts';
import { tasksRemaining } from '#store/demo/tasks/queries.ts';
import { answerDemo } from '../app.ts';

let demo: DemoDatabase;

beforeEach(() => {
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
});

function fetchDemo(path: string, init: RequestInit = {}): Promise<Response> {
  return answerDemo(demo, new Request(`http://localhost${path}`, init), 'Grace Valley');
}

/** Answer of the mock back end; every call of it answers 200 (S7-040), as its operation says. */
async function ask<Op extends Operation>(operation: Op, input: InputOf<Op>): Promise<OutputOf<Op>> {
  const { path, init } = requestFor(operation, input);
  const response = await fetchDemo(path, init);
  expect(response.status, operation.name).toBe(200);
  expect(response.headers.get('x-answered-by')).toBe('device');
  return validated(operation.output, await response.json()) as OutputOf<Op>;
}

const all = () => ask(calls.listTasks, {});
const first = async (): Promise<Task> => must((await all())[1], 'the first task');
const titles = (tasks: readonly Task[]) => tasks.map(({ title }) => title);
const unknown = '11111111-2222-4333-8444-555555555555';

describe('the list', () => {
  test('S7-108 all of it by order, with the amounts that the app begins with', async () => {
    const list = await all();
    expect(list.map(({ order }) => order)).toEqual(list.map((_, at) => at));
    const tasks = list.filter(({ type }) => type === 'task');
    const count = (has: (one: Task) => boolean, of = tasks) => of.filter(has).length;
    expect(list).toHaveLength(30);
    expect(tasks).toHaveLength(27);
    expect(count(({ completed }) => completed)).toBe(15);
    expect(priorities.map((one) => count(({ priority }) => priority === one, list))).toEqual([
      4, 18, 8,
    ]);
    expect(count(({ dueDate }) => dueDate !== null)).toBe(27);
    expect(count(({ assignedTo }) => assignedTo !== null)).toBe(25);
    const steps = tasks.map(({ subTasks }) => subTasks.length);
    expect([Math.min(...steps), Math.max(...steps)]).toEqual([0, 5]);
    expect(await ask(calls.listTags, {})).toHaveLength(6);
  });

  test('it begins the same on every device, with days round today', async () => {
    const here = await all();
    demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
    expect(await all()).toEqual(here);
    const days = here.flatMap(({ dueDate }) => dueDate ?? []);
    const today = dayHere();
    expect(days).toContain(today);
    expect(days.every((day) => day > addDays(today, -60) && day < addDays(today, 60))).toBe(true);
  });

  test('S3-037 a task has these fields, and nothing else', async () => {
    const fields =
      'assignedTo completed dueDate id notes order priority subTasks tags title type'.split(' ');
    expect(Object.keys(await first()).toSorted()).toEqual(fields);
    expect(Object.keys(task.shape).toSorted()).toEqual(fields);
    expect(task.safeParse({ ...(await first()), type: 'note' }).success).toBe(false);
  });

  test.each([[3], [-1], [0.5], ['high']])(
    'S9-030 a priority of %s is refused',
    async (priority) => {
      const before = await first();
      expect(task.safeParse({ ...before, priority }).success).toBe(false);
      const body = JSON.stringify({ id: before.id, task: { priority } });
      const response = await fetchDemo('/api/apps/tasks/task', { method: 'PATCH', body });
      expect(response.status).toBe(422);
      expect(await first()).toEqual(before);
    },
  );

  test('S7-109 search marks the words in the title, whatever their case', async () => {
    const found = await ask(calls.searchTasks, { query: 'TABLE' });
    expect(titles(found)).toEqual([
      'Charge both usher <mark>table</mark>ts',
      'Return the borrowed <mark>table</mark>s',
    ]);
    expect(await ask(calls.searchTasks, { query: 'no such words' })).toEqual([]);
    expect(await ask(calls.searchTasks, { query: 'Before Sunday' })).toEqual([]);
  });

  test('S7-109 B20 a title is text: what looks like markup is not', async () => {
    const { id } = await first();
    const title = '<img src=x onerror=alert(1)> (5) & more';
    await ask(calls.changeTask, { id, task: { title } });
    expect(titles(await ask(calls.searchTasks, { query: '(5)' }))).toEqual([
      '&lt;img src=x onerror=alert(1)&gt; <mark>(5)</mark> &amp; more',
    ]);
  });

  test('S5-011 an empty search finds nothing', async () => {
    expect(await ask(calls.searchTasks, { query: '' })).toEqual([]);
    expect(await ask(calls.searchTasks, { query: '   ' })).toEqual([]);
    expect(await (await fetchDemo('/api/apps/tasks/search')).json()).toEqual([]);
  });

  test('S7-110 the order is kept; whole tasks may be sent', async () => {
    const tasks = (await all()).toReversed();
    const answered = await ask(calls.orderTasks, { tasks });
    expect(titles(answered)).toEqual(titles(tasks));
    expect(titles(await all())).toEqual(titles(tasks));
    expect((await all()).map(({ order }) => order)).toEqual(tasks.map((_, at) => at));
  });

  test('S7-110 what the new order does not name keeps its place behind', async () => {
    const [one, two, ...others] = await all();
    const after = await ask(calls.orderTasks, { tasks: [must(two, 'the second')] });
    expect(titles(after)).toEqual(titles([must(two, ''), must(one, ''), ...others]));
  });
});

describe('one task', () => {
  test('S7-111 by its id; nobody has an id that never was', async () => {
    const one = await first();
    expect(await ask(calls.readTask, { id: one.id })).toEqual(one);
    expect(await ask(calls.readTask, { id: unknown })).toBeNull();
  });

  test('S7-112 S9-031 a new one is empty, of priority 1 and on top; the others move down', async () => {
    const before = await all();
    const section = await ask(calls.addTask, { type: 'section' });
    const added = await ask(calls.addTask, { type: 'task' });
    const { id, ...rest } = added;
    expect(rest).toEqual({
      type: 'task',
      title: '',
      notes: null,
      completed: false,
      dueDate: null,
      priority: 1,
      tags: [],
      assignedTo: null,
      subTasks: [],
      order: 0,
    });
    expect(section.type).toBe('section');
    const after = await all();
    expect(after.map((one) => one.id)).toEqual([id, section.id, ...before.map((one) => one.id)]);
    expect(after.map(({ order }) => order)).toEqual(after.map((_, at) => at));
  });

  test('S7-113 S4-030 only what is named changes', async () => {
    const one = await first();
    const changed = await ask(calls.changeTask, { id: one.id, task: { completed: true } });
    expect(changed).toEqual({ ...one, completed: true });
    expect(await ask(calls.readTask, { id: one.id })).toEqual(changed);
    expect(await ask(calls.changeTask, { id: unknown, task: { completed: true } })).toBeNull();
    expect(await all()).toHaveLength(30);
  });

  test('S7-113 a whole task may be sent: its id and its place stay', async () => {
    const one = await first();
    const sent = { ...one, id: unknown, order: 99, title: 'Another' };
    const body = JSON.stringify({ id: one.id, task: sent });
    await fetchDemo('/api/apps/tasks/task', { method: 'PATCH', body });
    expect(await first()).toEqual({ ...one, title: 'Another' });
  });

  test('S7-114 deleting answers true, also when it is gone already', async () => {
    const { id } = await first();
    expect(await ask(calls.deleteTask, { id })).toBe(true);
    expect(await ask(calls.readTask, { id })).toBeNull();
    expect(await ask(calls.deleteTask, { id })).toBe(true);
    expect(await all()).toHaveLength(29);
  });

  test('what is left to do is counted, once the app was opened', async () => {
    expect(await tasksRemaining(demo)).toBeNull();
    expect(await all()).toHaveLength(30);
    expect(await tasksRemaining(demo)).toBe(12);
    await ask(calls.addTask, { type: 'section' });
    await ask(calls.addTask, { type: 'task' });
    expect(await tasksRemaining(demo)).toBe(13);
  });
});

describe('tags', () => {
  test('S7-104 S7-105 S7-106 listed by name, added, renamed', async () => {
    const added = await ask(calls.addTag, { tag: { title: 'Music' } });
    expect(added.title).toBe('Music');
    const renamed = await ask(calls.changeTag, { id: added.id, tag: { title: 'A choir' } });
    expect(renamed).toEqual({ id: added.id, title: 'A choir' });
    expect((await ask(calls.listTags, {}))[0]).toEqual(renamed);
    expect(await ask(calls.changeTag, { id: unknown, tag: { title: 'Nobody’s' } })).toBeNull();
  });

  test('S7-107 S4-032 a deleted tag goes from every task that had it', async () => {
    const [tag] = await ask(calls.listTags, {});
    const { id } = must(tag, 'a tag');
    const having = async () => (await all()).filter(({ tags }) => tags.includes(id)).length;
    expect(await having()).toBeGreaterThan(1);
    expect(await ask(calls.deleteTag, { id })).toBe(true);
    expect(await having()).toBe(0);
    expect((await ask(calls.listTags, {})).some((one) => one.id === id)).toBe(false);
  });
});

test('reset brings back what there was at first', async () => {
  const before = await all();
  await ask(calls.deleteTask, { id: must(before[3], 'a task').id });
  await ask(calls.addTag, { tag: { title: 'Music' } });
  expect(await ask(resetDemo, {})).toBe(true);
  expect(await all()).toEqual(before);
  expect(await ask(calls.listTags, {})).toHaveLength(6);
});
