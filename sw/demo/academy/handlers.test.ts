import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { course, courseStep } from '#domain/demo/academy/entities.ts';
import { must } from '#domain/must.ts';
import { type DemoDatabase, openDemo } from '#store/demo/database.ts';
import { allCategories, allCourses, courseWith } from '#store/demo/academy/queries.ts';
import { answerDemo } from '../app.ts';

let demo: DemoDatabase;

beforeEach(async () => {
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await send('GET', 'courses');
});

function send(method: string, path: string, body?: object): Promise<Response> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  const request = new Request(`http://localhost/api/apps/academy/${path}`, init);
  return answerDemo(demo, request, 'Grace Valley');
}

test('S7-115 it begins with as many courses of each category as the template has', async () => {
  const [courses, categories] = await Promise.all([allCourses(demo), allCategories(demo)]);
  const counts = categories.map(
    ({ title, slug }) => `${title} ${courses.filter(({ category }) => category === slug).length}`,
  );
  expect(counts).toEqual(['Leaders 4', 'Safeguarding 3', 'Ushers 7', 'Welcome 4']);
  expect(courses).toHaveLength(18);
  expect(courses.filter(({ featured }) => featured)).toHaveLength(2);
  expect(courses.filter((one) => !course.safeParse(one).success)).toEqual([]);
  expect(new Set(courses.map(({ slug }) => slug)).size).toBe(18);
  for (const { duration, totalSteps, progress } of courses) {
    expect(duration).toBeGreaterThanOrEqual(30);
    expect(duration).toBeLessThanOrEqual(120);
    expect(totalSteps).toBe(11);
    expect(progress.currentStep).toBeLessThan(11);
    expect(progress.completed).toBeLessThanOrEqual(3);
  }
});

test('S3-038 a course and a category have these fields, and nothing else', async () => {
  const [first] = await allCourses(demo);
  const [category] = await allCategories(demo);
  expect(Object.keys(must(first, 'a course')).toSorted()).toEqual(
    'category description duration featured id progress slug title totalSteps updatedAt'.split(' '),
  );
  expect(Object.keys(must(category, 'a category')).toSorted()).toEqual(['id', 'slug', 'title']);
});

test('S7-115 the call of a course adds its 11 steps, in their order', async () => {
  const [first] = await allCourses(demo);
  const whole = must(await courseWith(demo, must(first, 'a course').id), 'the course');
  expect(whole.steps.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(whole.steps.filter((one) => !courseStep.safeParse(one).success)).toEqual([]);
});

test.each([
  [
    'a step that the course does not have',
    { currentStep: 11, completed: 0 },
    /one of the 11 steps/,
  ],
  ['less than none', { currentStep: 0, completed: -1 }, /completed/],
])('S8-022 %s is refused, and nothing changes', async (_, progress, sentence) => {
  const before = await allCourses(demo);
  const response = await send('PATCH', 'courses/course', {
    id: before[0]?.id,
    course: { progress },
  });
  expect(response.status).toBe(422);
  expect(JSON.stringify(await response.json())).toMatch(sentence);
  expect(await allCourses(demo)).toEqual(before);
});

test('it begins the same on every device', async () => {
  const here = await allCourses(demo);
  demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  await send('GET', 'courses');
  expect(await allCourses(demo)).toEqual(here);
});
