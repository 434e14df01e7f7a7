// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { axeFindsNothing } from '../../../../../tests/support/axe-here.ts';
import { eachOnDemoScreens, openDemo } from '../../../../../tests/support/demo-screens.tsx';
import { askWorker } from '../../../../../tests/support/demo-worker.ts';
import { must } from '#domain/must.ts';
import { demoDatabase } from '#store/demo/database.ts';
import { allCourses } from '#store/demo/academy/queries.ts';

const demo = demoDatabase();

eachOnDemoScreens();

async function openAcademy(path = '/apps/academy') {
  return openDemo(path);
}

async function courseCalled(title: string) {
  return must(
    (await allCourses(demo)).find((one) => one.title === title),
    title,
  );
}

const cards = () =>
  within(screen.getByRole('list', { name: 'Courses' })).getAllByRole('heading', { level: 2 });
const titles = () => cards().map(({ textContent }) => textContent);

describe('the list', () => {
  test('S1-024 S2-068 courses with their category, how long they take, and how far somebody is', async () => {
    await openAcademy();
    await waitFor(() => expect(cards()).toHaveLength(18));
    const heading = screen.getByRole('heading', { name: 'Counting with the tablet' });
    const card = within(must(heading.closest('article'), 'the card'));
    await card.findByText('Ushers');
    expect(card.getByText('30 minutes')).toBeTruthy();
    expect(card.getByText('Step 7 of 11')).toBeTruthy();
    expect(card.getByRole('progressbar', { name: '55% done' })).toBeTruthy();
    const go = card.getByRole('link', { name: 'Continue: Counting with the tablet' });
    const { id } = await courseCalled('Counting with the tablet');
    expect(go.getAttribute('href')).toBe(`/apps/academy/${id}`);
    expect(screen.getByText('Completed twice')).toBeTruthy();
    await axeFindsNothing('the list of courses');
  });

  test('category, search and hidden ones choose together; the address says them; and all come back', async () => {
    const where = await openAcademy();
    await waitFor(() => expect(cards()).toHaveLength(18));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Category' }), {
      target: { value: 'ushers' },
    });
    await waitFor(() => expect(cards()).toHaveLength(7));
    fireEvent.click(screen.getByRole('switch', { name: 'Hide completed' }));
    await waitFor(() =>
      expect(titles()).toEqual([
        'Counting with the tablet',
        'Serving communion',
        'First aid at the door',
      ]),
    );
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search courses' }), {
      target: { value: 'kit' },
    });
    await waitFor(() => expect(titles()).toEqual(['First aid at the door']));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search courses' }), {
      target: { value: 'choir' },
    });
    await screen.findByRole('heading', { name: 'No courses found' });
    fireEvent.click(screen.getByRole('button', { name: 'Show all courses' }));
    await waitFor(() => expect(cards()).toHaveLength(18));
    expect(where()).toBe('/apps/academy');
  });

  test('an address with a filter opens the list that it says', async () => {
    await openAcademy('/apps/academy?category=safeguarding&completed=hidden');
    await waitFor(() =>
      expect(titles()).toEqual(['Children at church', 'Listening to a hard story']),
    );
    await demo.course.clear();
    await screen.findByRole('heading', { name: 'No courses' });
  });
});

async function openCourse(title: string) {
  await askWorker(new Request('http://localhost/api/apps/academy/courses'));
  const { id } = await courseCalled(title);
  const where = await openAcademy(`/apps/academy/${id}`);
  await screen.findByRole('heading', { level: 1, name: title });
  return { id, where };
}

const stepIs = (title: string) => screen.findByRole('heading', { level: 2, name: title });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a course', () => {
  test('begins where somebody was, walks on and back, and the device keeps where', async () => {
    const { id } = await openCourse('Counting with the tablet');
    await stepIs('Do it yourself');
    expect(screen.getByText('7 of 11')).toBeTruthy();
    await axeFindsNothing('a step of a course');
    press('Next');
    await stepIs('When it goes wrong');
    press('Next');
    await stepIs('People first');
    press('Previous');
    await stepIs('When it goes wrong');
    await waitFor(async () =>
      expect((await demo.course.get(id))?.progress).toEqual({ currentStep: 7, completed: 0 }),
    );
  });

  test('any step is opened from the list of all, also one that is still to come', async () => {
    const { id } = await openCourse('Serving communion');
    await stepIs('Why it matters');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    press('Steps');
    const panel = within(await screen.findByRole('dialog', { name: 'Steps' }));
    const steps = panel.getByRole('list', { name: 'Steps of Serving communion' });
    expect(within(steps).getAllByRole('button')).toHaveLength(11);
    expect(panel.getByText('30 minutes, 11 steps')).toBeTruthy();
    await axeFindsNothing('the steps of a course');
    fireEvent.click(within(steps).getByRole('button', { name: '10 Check yourself' }));
    await stepIs('Check yourself');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () => expect((await demo.course.get(id))?.progress.currentStep).toBe(9));
  });

  test('where there is room, the steps stand beside the open one', async () => {
    // Every media query holds.
    vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('all'));
    await openCourse('Children at church');
    await stepIs('Words we use');
    const panel = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(panel.getByRole('link', { name: 'All courses' })).toBeTruthy();
    const open = panel.getByRole('button', { name: '3 Words we use' });
    expect(open.getAttribute('aria-current')).toBe('step');
    expect(screen.queryByRole('button', { name: 'Steps' })).toBeNull();
    fireEvent.click(panel.getByRole('button', { name: 'Done. Why it matters' }));
    await stepIs('Why it matters');
    await axeFindsNothing('a course with its steps beside');
  });

  test('the last step finishes it and leads to the list; undo brings the step back', async () => {
    const { id, where } = await openCourse('Praying with people');
    await stepIs('Well done');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    press('Finish');
    await waitFor(() => expect(where()).toBe('/apps/academy'));
    await waitFor(async () =>
      expect((await demo.course.get(id))?.progress).toEqual({ currentStep: 0, completed: 1 }),
    );
    // At once: it is offered for a while, and a busy machine draws the list slowly.
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('link', { name: 'Continue: Praying with people' });
    expect((await demo.course.get(id))?.progress).toEqual({ currentStep: 10, completed: 0 });
  });

  test('an id that names none is logged, and leads to the list', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const where = await openAcademy('/apps/academy/nothing');
    await waitFor(() => expect(where()).toBe('/apps/academy'));
    expect(warned).toHaveBeenCalledWith('Could not found course with id of nothing!');
  });
});
