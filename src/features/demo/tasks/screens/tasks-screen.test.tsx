// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openApp, sunday } from '../../../../../tests/support/app-page.tsx';
import { eachOnDemoScreens } from '../../../../../tests/support/demo-screens.tsx';
import { askWorker, workerInCharge } from '../../../../../tests/support/demo-worker.ts';
import { must } from '#domain/must.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { demoDatabase } from '#store/demo/database.ts';
import { allTasks, allTags } from '#store/demo/tasks/queries.ts';

const demo = demoDatabase();
const candles = 'Order 800 candles';

eachOnDemoScreens();

/** The first of the list: thirty rows take happy-dom seconds. */
async function openTasks(path = '/apps/tasks') {
  await askWorker(new Request('http://localhost/api/apps/tasks/all'));
  await demo.task.where('order').above(12).delete();
  workerInCharge();
  const where = await openApp(path);
  await screen.findByText(/still to do/);
  return where;
}

const row = (title: string) =>
  must(
    screen.getByRole('link', { name: title, hidden: true }).closest('li'),
    `the row of ${title}`,
  );

async function open(title: string) {
  fireEvent.click(screen.getByRole('link', { name: title }));
  return screen.findByRole('dialog', { name: title });
}

async function taskCalled(title: string) {
  return must(
    (await allTasks(demo)).find((one) => one.title === title),
    title,
  );
}

describe('the list', () => {
  test('S2-082 says what is left, what is due today, what is late and what matters', async () => {
    await openTasks();
    expect(screen.getByText('5 still to do, 2 due today')).toBeTruthy();
    expect(within(row('Send venue change to Khayelitsha')).getByText('High')).toBeTruthy();
    expect(within(row('Send venue change to Khayelitsha')).getByText('Today')).toBeTruthy();
    expect(row('Test the hearing loop').textContent).toContain('Overdue, due 2026-11-21');
    // Done: nobody is late any more.
    expect(row('Print the welcome cards').textContent).not.toContain('Overdue');
    expect(row('Before Sunday').querySelector('input')).toBeNull();
  });

  test('S4-030 a tick is there at once, saved, and can be taken back', async () => {
    await openTasks();
    const box = within(row(candles)).getByRole<HTMLInputElement>('checkbox');
    fireEvent.click(box);
    expect(box.checked).toBe(true);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect((await taskCalled(candles)).completed).toBe(true);
    fireEvent.click(undo);
    await waitFor(async () => expect((await taskCalled(candles)).completed).toBe(false));
    await waitFor(() => expect(box.checked).toBe(false));
  });

  test('all done, and nothing there at all', async () => {
    await openTasks();
    await demo.task.toCollection().modify({ completed: true });
    await screen.findByText('All completed');
    await demo.task.clear();
    await screen.findByRole('heading', { name: 'Nothing to do' });
    screen.getByText('No tasks');
  });

  test('what the device cannot keep says so, and the tick goes back', async () => {
    await openTasks();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Gone')));
    const box = within(row(candles)).getByRole<HTMLInputElement>('checkbox');
    fireEvent.click(box);
    await screen.findByRole('button', { name: 'OK' });
    await waitFor(() => expect(box.checked).toBe(false));
  });
});

describe('what is open', () => {
  test('S2-083 everything of it can be changed, and saves by itself', async () => {
    const { id } = await (async () => {
      await openTasks();
      return taskCalled(candles);
    })();
    const drawer = within(await open(candles));
    expect(document.activeElement).toBe(drawer.getByRole('textbox', { name: 'Title' }));
    fireEvent.change(drawer.getByRole('textbox', { name: 'Title' }), {
      target: { value: 'Order candles' },
    });
    fireEvent.change(drawer.getByRole('textbox', { name: 'Notes' }), {
      target: { value: 'Beeswax' },
    });
    fireEvent.click(drawer.getByRole('radio', { name: 'High' }));
    fireEvent.change(drawer.getByRole('combobox', { name: /Assigned to/ }), {
      target: { value: '' },
    });
    const step = drawer.getByRole('textbox', { name: 'Add a step' });
    fireEvent.change(step, { target: { value: '  Say thank you ' } });
    fireEvent.blur(step);
    fireEvent.click(drawer.getByRole('checkbox', { name: 'Choose one' }));
    fireEvent.click(drawer.getByRole('button', { name: 'Remove Order' }));
    await waitFor(async () =>
      expect(await demo.task.get(id)).toMatchObject({
        title: 'Order candles',
        notes: 'Beeswax',
        priority: 2,
        assignedTo: null,
        subTasks: [
          { title: 'Ask for three prices', completed: true },
          { title: 'Choose one', completed: true },
          { title: 'Check the delivery', completed: false },
          { title: 'Say thank you', completed: false },
        ],
      }),
    );
    await screen.findByRole('dialog', { name: 'Order candles' });
  });

  test('the day it is due: chosen, late, cleared', async () => {
    await openTasks();
    const { id } = await taskCalled(candles);
    const drawer = within(await open(candles));
    fireEvent.click(drawer.getByRole('button', { name: addDays(sunday, 5) }));
    fireEvent.click(await drawer.findByRole('button', { name: 'Tomorrow' }));
    await waitFor(async () => expect((await demo.task.get(id))?.dueDate).toBe(addDays(sunday, 1)));
    await demo.task.update(id, { dueDate: '2026-11-02' });
    fireEvent.click(await drawer.findByRole('button', { name: '2026-11-02, overdue' }));
    fireEvent.click(await drawer.findByRole('button', { name: 'Clear the date' }));
    await drawer.findByRole('button', { name: 'Not set' });
    await waitFor(async () => expect((await demo.task.get(id))?.dueDate).toBeNull());
  });

  test('S4-032 a tag that is made, and one that is deleted everywhere', async () => {
    await openTasks();
    const { id } = await taskCalled(candles);
    const drawer = within(await open(candles));
    fireEvent.click(await drawer.findByRole('button', { name: 'Tags' }));
    const find = await drawer.findByRole('textbox', { name: 'Find or add a tag' });
    fireEvent.change(find, { target: { value: 'Music' } });
    fireEvent.keyDown(find, { key: 'Enter' });
    await drawer.findByRole('button', { name: 'Remove Music' });
    fireEvent.click(drawer.getByRole('button', { name: 'Edit tags' }));
    fireEvent.click(await drawer.findByRole('button', { name: 'Delete Events' }));
    await waitFor(async () =>
      expect((await allTags(demo)).map(({ title }) => title)).not.toContain('Events'),
    );
    const music = (await allTags(demo)).find(({ title }) => title === 'Music');
    await waitFor(async () => expect((await demo.task.get(id))?.tags).toEqual([music?.id]));
  });

  test('deleting asks first, opens the next, and can be undone where it was', async () => {
    const where = await openTasks();
    const before = (await allTasks(demo)).map(({ title }) => title);
    const drawer = within(await open(candles));
    fireEvent.keyDown(drawer.getByRole('button', { name: 'More' }), { key: 'Enter' });
    const item = await drawer.findByRole('menuitem', { name: 'Delete task' });
    fireEvent.click(item);
    const asked = within(await screen.findByRole('dialog', { name: 'Delete this task?' }));
    fireEvent.click(asked.getByRole('button', { name: 'Delete task' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect((await allTasks(demo)).some(({ title }) => title === candles)).toBe(false);
    fireEvent.click(undo);
    await screen.findByRole('dialog', { name: 'Ask Metro police for two officers' });
    const next = await taskCalled('Ask Metro police for two officers');
    expect(where()).toBe(`/apps/tasks/${next.id}`);
    await waitFor(async () =>
      expect((await allTasks(demo)).map(({ title }) => title)).toEqual(before),
    );
    expect((await taskCalled(candles)).subTasks).toHaveLength(4);
  });

  test('a section shows its title and notes only', async () => {
    await openTasks();
    const drawer = within(await open('Carols'));
    expect(drawer.getAllByRole('textbox')).toHaveLength(2);
    expect(drawer.queryByRole('button', { name: 'Mark as done' })).toBeNull();
  });

  test('an id that names none is logged, and leads to the list', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const where = await openTasks('/apps/tasks/never-was');
    await waitFor(() => expect(where()).toBe('/apps/tasks'));
    expect(log).toHaveBeenCalledWith('Could not found task with id of never-was!');
  });
});

test('Ctrl or Cmd with . and / add a section and a task, and open it', async () => {
  const where = await openTasks();
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
  await screen.findByRole('dialog', { name: 'Task without a title' });
  fireEvent.keyDown(document.body, { key: '.', metaKey: true });
  await screen.findByRole('dialog', { name: 'Section without a title' });
  const [section, task] = await allTasks(demo);
  expect([section?.type, task?.type]).toEqual(['section', 'task']);
  expect(where()).toBe(`/apps/tasks/${section?.id}`);
});

test('S8-023 without a worker it says so, and offers to reload', async () => {
  await openApp('/apps/tasks');
  await screen.findByText('Service workers are disabled or not supported by this browser');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Tasks' })).toBeNull();
});
