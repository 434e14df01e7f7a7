import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
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

test('S7-011 S3-008 groups in scope, with what their type is called; archived ones are over', async () => {
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

async function send(
  author: Person,
  name: string,
  form: number,
  args: object,
  id: string = randomUUID(),
) {
  const [result] = await push(server.app, bearer(author.signedIn), [
    mutationOf(args, { name, id, form }),
  ]);
  return result;
}

async function read(author: Person, id: string): Promise<Group> {
  const answer = await author.ask('GET', `/api/v1/groups/${id}`);
  return ((await answer.json()) as { data: Group }).data;
}

test('issue 12: days and time of an older program become a rule, and the rule becomes days and time for it', async () => {
  const [churchId] = tenant.churches;
  const nomsa = await tenant.person('Church Admin', { kind: 'church', id: churchId });
  const id = randomUUID();
  const captured = {
    churchId,
    groupTypeId,
    parentGroupId: null,
    name: 'Pimville cell',
    description: null,
    weekdays: [2, 4],
    startTime: '18:30',
    address: null,
    isOnline: false,
    capacity: null,
    status: 'active',
  };
  expect(await send(nomsa, 'groups.create', 1, captured, id)).toMatchObject({ status: 'applied' });
  const both = 'DTSTART:20260101T183000\nRRULE:FREQ=WEEKLY;BYDAY=TU,TH';
  expect(await read(nomsa, id)).toMatchObject({ schedule: both, weekdays: [2, 4] });

  const edits = { weekdays: { was: [2, 4], shallBe: [3] } };
  expect(await send(nomsa, 'groups.edit', 1, { id, churchId, edits })).toMatchObject({
    status: 'applied',
  });
  const wednesdays = 'DTSTART:20260107T183000\nRRULE:FREQ=WEEKLY;BYDAY=WE';
  expect(await read(nomsa, id)).toMatchObject({ schedule: wednesdays, startTime: '18:30' });

  const sundays = 'DTSTART:20260104T090000\nRRULE:FREQ=MONTHLY;BYDAY=1SU';
  const today = { schedule: { was: wednesdays, shallBe: sundays } };
  expect(await send(nomsa, 'groups.edit', 2, { id, churchId, edits: today })).toMatchObject({
    status: 'applied',
  });
  expect(await read(nomsa, id)).toMatchObject({
    schedule: sundays,
    weekdays: [0],
    startTime: '09:00',
  });
  const history = await nomsa.ask('GET', `/api/v1/groups/${id}/history`);
  const { data } = (await history.json()) as { data: { changes: object[] }[] };
  expect(data[0]?.changes).toEqual([{ field: 'schedule', was: wednesdays, became: sundays }]);
});

test('issue 12: a rule that says no meeting is a sentence at its field', async () => {
  const [churchId] = tenant.churches;
  const nomsa = await tenant.person('Church Admin', { kind: 'church', id: churchId });
  const input = { ...groups.blank, churchId, groupTypeId, name: 'Zola cell' };
  for (const [schedule, says] of [
    ['DTSTART:20260101T190000\nRRULE:FREQ=HOURLY', /^Write it like/],
    ['DTSTART:20260101T190000\nRRULE:FREQ=WEEKLY;BYDAY=', 'Choose at least one day'],
  ] as const) {
    expect(await send(nomsa, 'groups.create', 2, { ...input, schedule })).toMatchObject({
      status: 'rejected',
      problem: { fields: { schedule: expect.stringMatching(says) as string } },
    });
  }
});
