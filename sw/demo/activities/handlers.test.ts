import { readFileSync } from 'node:fs';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { listActivities } from '#domain/demo/activities/operations.ts';
import { openDemo } from '#store/demo/database.ts';
import { sampleTenants } from '../../../server/sample-tenant/tenants.ts';
import { answerDemo } from '../app.ts';

async function activitiesOf(organisation: string) {
  const demo = openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
  const request = new Request(`http://localhost${listActivities.path}`);
  const response = await answerDemo(demo, request, organisation);
  expect(response.status).toBe(200);
  return z.parse(listActivities.output, await response.json());
}

test.each(['Grace Valley', 'Hope City', 'A church that is no sample'])(
  'S2-084 ten activities, the newest first, from half an hour to four days ago, in %s',
  async (organisation) => {
    const activities = await activitiesOf(organisation);
    expect(activities).toHaveLength(10);
    const minutes = activities.map(({ date }) => (Date.now() - Date.parse(date)) / 60_000);
    expect(minutes.toSorted((a, b) => a - b)).toEqual(minutes);
    expect(minutes[0]).toBeCloseTo(25, 0);
    expect(minutes.at(-1)).toBeCloseTo(4 * 24 * 60, 0);
  },
);

test.each(sampleTenants)(
  'issue 10.30: what happened is of people and places of $name, and each link has a page',
  async (tenant) => {
    const names = tenant.people.map(({ name }) => name);
    const cells = Object.values(tenant.cells).flat();
    const places = [...Object.values(tenant.churchGroups).flat(), ...cells.map(({ name }) => name)];
    const routes = readFileSync('src/routeTree.gen.ts', 'utf8');
    for (const { by, description, link, useRouter } of await activitiesOf(tenant.name)) {
      const told = /<strong>([^<]*)<\/strong>/.exec(description)?.[1]?.split(',')[0] ?? '';
      expect(by === null ? places : names, description).toContain(told);
      if (by !== null) expect(names).toContain(by);
      if (useRouter) expect(routes).toContain(`fullPath: '${link ?? ''}'`);
    }
  },
);
