import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { listActivities } from '#domain/demo/activities/operations.ts';
import { openDemo } from '#store/demo/database.ts';
import { answerDemo } from '../app.ts';

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
