import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { Group } from '#domain/groups/entities.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import { recordEffect } from '../sync/record-effect.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { wholeRow } from '#domain/register/register.ts';
import { groups } from '#domain/groups/groups.ts';

let server: RunningServer;
let tenant: TestTenant;

const groupTypeId = randomUUID();
const group = (churchId: string, name: string, status: Group['status'] = 'active'): Group =>
  wholeRow(groups, {
    id: randomUUID(),
    churchId,
    groupTypeId,
    name,
    weekdays: [4],
    startTime: '19:00',
    status,
  });

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  const [first, second] = tenant.churches;
  const groupType = [wholeRow(groupTypes, { id: groupTypeId, name: 'Cell', reportForm: 'group' })];
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    await recordEffect(tx, { output: null, inserts: { groupType } }, null);
    const inserts = {
      group: [
        group(first, 'Orlando West cell'),
        group(first, 'West end choir', 'paused'),
        group(first, 'Westbury cell', 'archived'),
        group(second, 'Western cell'),
      ],
    };
    await recordEffect(tx, { output: null, inserts }, null);
  });
});
afterAll(() => server.close());

async function found(person: Person, term: string): Promise<unknown> {
  const response = await person.ask('GET', `/api/v1/groups/autocomplete?searchTerm=${term}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: unknown }).data;
}

test('S7-011 S3-008 groups within reach, with what their type is called; archived ones are over', async () => {
  const local = await tenant.person('Church Admin', { kind: 'church', id: tenant.churches[0] });
  const id: unknown = expect.any(String);
  expect(await found(local, 'west')).toEqual([
    { id, label: 'Orlando <mark>West</mark> cell', groupType: 'Cell' },
    { id, label: '<mark>West</mark> end choir', groupType: 'Cell' },
  ]);
  expect(await found(local, 'cell%20orl')).toEqual([
    { id, label: '<mark>Orl</mark>ando West <mark>cell</mark>', groupType: 'Cell' },
  ]);
});
