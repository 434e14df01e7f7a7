import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GroupReportInput } from '#domain/attendance/inputs.ts';
import { customFields } from '#domain/custom-fields/custom-fields.ts';
import { must } from '#domain/must.ts';
import type { MutationsAnswer, SyncPage } from '#domain/protocol.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { reportFor, today } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import { assignRole, endRole } from '../access/roles/access-scopes.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import { recordEffect } from '../sync/record-effect.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { wholeRow } from '#domain/register/register.ts';
import { groups as register } from '#domain/groups/groups.ts';

let server: RunningServer;
let tenant: TestTenant;
let leader: Person;
let leadership: string;
let otherLeader: Person;
let pastor: Person;
let administrator: Person;
let usher: Person;
const [cell, otherCell, ministry, cellMeeting] = Array.from({ length: 4 }, () => randomUUID());

async function lead(person: Person, group: string): Promise<string> {
  const id = randomUUID();
  const over = { scope: 'group', scopeId: group } as const;
  await inTenant(server.services.pool, tenant.id, (tx) =>
    assignRole(tx, { id, accountId: person.id, role: 'Group Leader', ...over }),
  );
  return id;
}

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  const [churchId] = tenant.churches;
  const [cellType, ministryType] = [randomUUID(), randomUUID()];
  const groupType = [
    wholeRow(groupTypes, { id: cellType, name: 'Cell', reportForm: 'group' }),
    wholeRow(groupTypes, { id: ministryType, name: 'Choir', reportForm: 'none' }),
  ];
  const met = { churchId, weekdays: [4], startTime: '19:00', status: 'active' };
  const group = [
    { ...register.blank, ...met, id: cell, groupTypeId: cellType, name: 'Orlando West cell' },
    { ...register.blank, ...met, id: otherCell, groupTypeId: cellType, name: 'Diepkloof cell' },
    { ...register.blank, ...met, id: ministry, groupTypeId: ministryType, name: 'Choir' },
  ];
  const { status: _, ...when } = met;
  const service = [
    { ...when, id: cellMeeting, name: 'Cell meeting', kind: 'cell', status: 'active', sort: 9 },
  ];
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    await recordEffect(tx, { output: null, inserts: { groupType } }, null);
    await recordEffect(tx, { output: null, inserts: { group, service } }, null);
    await recordEffect(tx, { output: null, replaces: { groupType } }, null);
  });
  const church = { kind: 'church', id: churchId } as const;
  leader = await tenant.person('Group Leader');
  otherLeader = await tenant.person('Group Leader');
  leadership = await lead(leader, must(cell, 'a cell'));
  await lead(otherLeader, must(otherCell, 'another'));
  pastor = await tenant.person('Pastor', church);
  administrator = await tenant.person('Church Admin', church);
  usher = await tenant.person('Usher', church);
});
afterAll(() => server.close());

const offering = { minor: 124_000, currency: 'ZAR' };

function cellReport(change: Partial<GroupReportInput> = {}): GroupReportInput {
  const counts = { attendance: 14, firstTimers: 2, newConverts: 1, receivedHolySpirit: 0 };
  return {
    ...reportFor(tenant, { serviceId: must(cellMeeting, 'a meeting'), ...counts, offering }),
    groupId: must(cell, 'a cell'),
    ...change,
  };
}

async function submit(person: Person, args: unknown, id: string = randomUUID()) {
  const name = 'attendance.submitGroupReport';
  const capturedAt = '2026-11-19T18:46:00.000Z';
  const answer = await person.ask('POST', '/api/v1/mutations', {
    clientId: randomUUID(),
    mutations: [{ id, name, form: 1, args, capturedAt }],
  });
  return must(((await answer.json()) as MutationsAnswer).results[0], 'a result');
}

async function pulled(person: Person) {
  const answer = await person.ask('GET', '/api/v1/sync?limit=2000');
  const { changes } = (await answer.json()) as SyncPage;
  const of = (entity: string) => changes.filter(({ t }) => t === entity).map(({ d }) => d);
  return {
    reports: of('attendanceReport'),
    versions: of('reportVersion'),
    groups: of('group'),
    fields: of('customField'),
  };
}

async function browsed(person: Person): Promise<Record<string, unknown>[]> {
  const answer = await person.ask('POST', '/api/v1/churches/attendance/browse', { kind: 'group' });
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data;
}

describe('the report of a group', () => {
  test('is its leader’s to give, and one a group, day and meeting', async () => {
    expect(await submit(leader, cellReport())).toMatchObject({
      status: 'applied',
      output: { outcome: 'standing' },
    });
    const beside = cellReport({ groupId: must(otherCell, 'another'), attendance: 9 });
    expect(await submit(otherLeader, beside)).toMatchObject({ output: { outcome: 'standing' } });
    expect(await submit(administrator, cellReport({ attendance: 15 }))).toMatchObject({
      output: { outcome: 'competing' },
    });
  });

  test('nobody gives it for a group that is not theirs', async () => {
    const date = addDays(today(), -1);
    for (const person of [otherLeader, usher]) {
      expect(await submit(person, cellReport({ date }))).toMatchObject({
        status: 'rejected',
        problem: { code: 'forbidden' },
      });
    }
    // The church in the report is only what somebody says: the group is looked up in it.
    const [, elsewhere] = tenant.churches;
    expect(await submit(leader, cellReport({ date, churchId: elsewhere }))).toMatchObject({
      status: 'rejected',
    });
  });

  test.each([
    ['S3-019 a group', { groupId: null }, 'groupId'],
    ['a group that gives reports', () => ({ groupId: ministry }), 'groupId'],
    ['the meeting of groups', () => ({ serviceId: tenant.services[0] }), 'serviceId'],
    ['an offering in Rand', { offering: { minor: 1, currency: 'USD' } }, 'offering'],
    ['whole cents', { offering: { minor: 1.5, currency: 'ZAR' } }, 'offering.minor'],
    ['an offering of 0 or more', { offering: { minor: -1, currency: 'ZAR' } }, 'offering.minor'],
    ['first timers within the attendance', { firstTimers: 15 }, 'firstTimers'],
    ['no offering where it did not meet', { attendance: null, didNotMeet: true }, 'firstTimers'],
  ])('asks for %s, in words', async (_what, change, field) => {
    const changed = typeof change === 'function' ? change() : change;
    const args = { ...cellReport({ date: addDays(today(), -2) }), ...changed };
    expect(await submit(administrator, args)).toMatchObject({
      status: 'rejected',
      problem: { code: 'validation', fields: { [field]: expect.any(String) } },
    });
  });

  test('a service of the church takes no group and no offering', async () => {
    const name = 'attendance.submitChurchReport';
    const capturedAt = '2026-11-19T18:46:00.000Z';
    for (const change of [{ offering }, { serviceId: cellMeeting }]) {
      const args = { ...reportFor(tenant), ...change };
      const answer = await administrator.ask('POST', '/api/v1/mutations', {
        clientId: randomUUID(),
        mutations: [{ id: randomUUID(), name, form: 1, args, capturedAt }],
      });
      const { results } = (await answer.json()) as MutationsAnswer;
      expect(results[0]).toMatchObject({ status: 'rejected', problem: { code: 'validation' } });
    }
  });
});

describe('the offering', () => {
  test('reaches who leads the group and who administers the church, on the device and by REST', async () => {
    for (const person of [leader, administrator]) {
      const { reports, versions } = await pulled(person);
      const mine = reports.find((row) => row?.['groupId'] === cell);
      expect(mine).toMatchObject({ attendance: 14, offering });
      expect(versions.some((row) => row?.['offering'] !== undefined)).toBe(true);
      const found = (await browsed(person)).find((row) => row['groupId'] === cell);
      expect(found).toMatchObject({ offering });
    }
  });

  test('is no field at all for who may see the report without it', async () => {
    const { reports, versions } = await pulled(pastor);
    expect(reports.map((row) => row?.['groupId'])).toContain(cell);
    for (const row of [...reports, ...versions, ...(await browsed(pastor))]) {
      expect(Object.keys(row ?? {})).not.toContain('offering');
    }
    const [row] = await browsed(pastor);
    const answer = await pastor.ask('GET', `/api/v1/churches/attendance/${String(row?.['id'])}`);
    expect(await answer.text()).not.toContain('"offering"');
  });
});

describe('access scopes of leaders', () => {
  test('a leader holds their group, its reports and its church’s name, and nothing of other groups', async () => {
    const { groups, reports } = await pulled(leader);
    expect(groups.map((row) => row?.['id'])).toEqual([cell]);
    expect([...new Set(reports.map((row) => row?.['groupId']))]).toEqual([cell]);
    expect((await pulled(usher)).groups).toEqual([]);
    expect(new Set((await pulled(administrator)).groups.map((row) => row?.['id']))).toEqual(
      new Set([cell, otherCell, ministry]),
    );
  });

  test('issue 13: a leader holds the custom fields of their reports, and a report says them', async () => {
    const id = randomUUID();
    const said = { id, register: 'groupReports', label: 'Testimonies', kind: 'number' } as const;
    await inTenant(server.services.pool, tenant.id, (tx) =>
      recordEffect(
        tx,
        { output: null, inserts: { customField: [{ ...customFields.blank, ...said }] } },
        null,
      ),
    );
    expect((await pulled(leader)).fields).toEqual([expect.objectContaining(said)]);
    const report = cellReport({ date: addDays(today(), -5), custom: { [id]: 3 } });
    expect(await submit(leader, report)).toMatchObject({ status: 'applied' });
    const { reports } = await pulled(leader);
    expect(reports.map((row) => row?.['custom'])).toContainEqual({ [id]: 3 });
  });

  test('a leadership that ended takes the money with it; what was submitted before stays the author’s', async () => {
    await inTenant(server.services.pool, tenant.id, (tx) => endRole(tx, leadership));
    const { reports, groups } = await pulled(leader);
    expect(groups).toEqual([]);
    for (const row of reports) expect(Object.keys(row ?? {})).not.toContain('offering');
    const late = cellReport({ date: addDays(today(), -3) });
    expect(await submit(leader, late)).toMatchObject({ status: 'held' });
  });
});
