import { readFileSync } from 'node:fs';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { listActivities } from '#domain/demo/activities/operations.ts';
import { openDemo } from '#store/demo/database.ts';
import { graceValley } from '../../../server/sample-tenant/tenants.ts';
import { answerDemo } from '../app.ts';
import { activityLines } from './seed.ts';

test('S2-084 ten activities, the newest first, from half an hour to four days ago', async () => {
  const demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  const response = await answerDemo(demo, new Request(`http://localhost${listActivities.path}`));
  expect(response.status).toBe(200);
  const activities = z.parse(listActivities.output, await response.json());
  expect(activities).toHaveLength(10);
  const minutes = activities.map(({ date }) => (Date.now() - Date.parse(date)) / 60_000);
  expect(minutes.toSorted((a, b) => a - b)).toEqual(minutes);
  expect(minutes[0]).toBeCloseTo(25, 0);
  expect(minutes.at(-1)).toBeCloseTo(4 * 24 * 60, 0);
});

test('issue 10.30: what happened is of people and places of the sample, and each link has a page', () => {
  const names = new Set(graceValley.people.map(({ name }) => name));
  const places = [
    ...Object.values(graceValley.churchGroups).flat(),
    ...Object.values(graceValley.cells)
      .flat()
      .map(({ name }) => name),
  ];
  const routes = readFileSync('src/routeTree.gen.ts', 'utf8');
  for (const { by, description, link, useRouter } of activityLines) {
    const told = /<strong>([^<]*)<\/strong>/.exec(description)?.[1]?.split(',')[0] ?? '';
    expect(by === undefined ? places : [...names], description).toContain(told);
    if (by) expect(names).toContain(by);
    if (useRouter === true) expect(routes).toContain(`fullPath: '${link ?? ''}'`);
  }
});
