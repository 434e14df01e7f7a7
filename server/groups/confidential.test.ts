import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { church } from '../../tests/support/members.ts';
import { mutationOf, push, reportFor, sunday } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups } from '#domain/groups/groups.ts';
import { must } from '#domain/must.ts';
import { wholeRow } from '#domain/register/register.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { assignRole } from '../access/roles/access-scopes.ts';
import { reportVersionStore } from '../attendance/scopes.ts';
import { packReports } from '../attendance/pack-reports.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { recordEffect } from '../sync/record-effect.ts';

let server: RunningServer;
let tenant: TestTenant;
let people: Record<'administrator' | 'pastor' | 'auditor' | 'leader' | 'finance', Person>;
const groupTypeId = randomUUID();
const grief = randomUUID();
const meeting = randomUUID();
const membership = randomUUID();

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  const [churchId] = tenant.churches;
  const here = {
    churchId,
    groupTypeId,
    status: 'active' as const,
    weekdays: [4],
    startTime: '19:00',
  };
  const service = {
    id: meeting,
    churchId,
    name: 'Cell meeting',
    kind: 'cell' as const,
    weekdays: [4],
    startTime: '19:00',
    status: 'active' as const,
    sort: 9,
  };
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    const groupType = [
      wholeRow(groupTypes, { id: groupTypeId, name: 'Care', reportForm: 'group' }),
    ];
    await recordEffect(tx, { output: null, inserts: { groupType, service: [service] } }, null);
    const group = [wholeRow(groups, { id: grief, name: 'Grief support', ...here })];
    await recordEffect(tx, { output: null, inserts: { group } }, null);
    const person = personOf(churchId, 'Zodwa Khumalo');
    const who = { churchId, groupId: grief, personId: person.id, roleKey: 'member' };
    const since = { joinedOn: sunday(9), leftOn: null, status: 'active' as const, note: null };
    const groupMembership = [{ id: membership, ...who, ...since }];
    await recordEffect(tx, { output: null, inserts: { person: [person], groupMembership } }, null);
  });
  const leader = await tenant.person('Group Leader');
  const over = { scope: 'group', scopeId: grief } as const;
  await inTenant(server.services.pool, tenant.id, (tx) =>
    assignRole(tx, { id: randomUUID(), accountId: leader.id, role: 'Group Leader', ...over }),
  );
  people = {
    administrator: await tenant.person('Church Admin', church(churchId)),
    pastor: await tenant.person('Pastor', church(churchId)),
    auditor: await tenant.person('Auditor', { kind: 'tenant' }),
    finance: await tenant.person('Finance', church(churchId)),
    leader,
  };
});
afterAll(() => server.close());

async function report(date: string): Promise<string> {
  const args = {
    ...reportFor(tenant, { serviceId: meeting, date, attendance: 6 }),
    groupId: grief,
  };
  const item = mutationOf(args, { name: 'attendance.submitGroupReport' });
  const [result] = await push(server.app, bearer(people.leader.signedIn), [item]);
  expect(result, JSON.stringify(result)).toMatchObject({ status: 'applied' });
  return item.id;
}

async function hide(confidential: boolean): Promise<void> {
  const edits = { confidential: { was: !confidential, shallBe: confidential } };
  const item = mutationOf(
    { id: grief, churchId: tenant.churches[0], edits },
    { name: 'groups.edit', form: 2 },
  );
  const [result] = await push(server.app, bearer(people.administrator.signedIn), [item]);
  expect(result, JSON.stringify(result)).toMatchObject({ status: 'applied' });
}

async function data(answer: Response): Promise<{ id: string; groupId?: string }[]> {
  // A caller without the permission is refused as a whole.
  if (answer.status !== 200) return [];
  return ((await answer.json()) as { data: { id: string }[] }).data;
}

/** Answers of REST and of a first sync to a person about the group and its reports. */
async function seenBy(person: Person) {
  const listed = await person.ask('POST', '/api/v1/groups/browse', { results: 500 });
  const found = await person.ask('GET', '/api/v1/groups/autocomplete?searchTerm=grief');
  const reports = await person.ask('POST', '/api/v1/churches/attendance/browse', { results: 500 });
  const pulled = await person.ask('GET', '/api/v1/sync');
  return {
    listed: (await data(listed)).some(({ id }) => id === grief),
    found: (await data(found)).length > 0,
    reports: (await data(reports)).filter(({ groupId }) => groupId === grief).length,
    synced: (await pulled.text()).includes('Grief support'),
  };
}

/** Whether a first sync of this person brings the membership of the group. */
async function toldTo(person: Person): Promise<boolean> {
  const pulled = await person.ask('GET', '/api/v1/sync');
  return (await pulled.text()).includes(membership);
}

describe('issue 12: a confidential group', () => {
  const known = { listed: true, found: true, reports: 2, synced: true };
  const unknown = { listed: false, found: false, reports: 0, synced: false };

  test('is known to who leads it and who oversees it; its reports too, also those of long ago', async () => {
    await report(sunday(1));
    await report(sunday(2));
    for (const person of Object.values(people)) {
      const open = await seenBy(person);
      expect(open.reports).toBe(2);
    }
    await hide(true);
    for (const who of ['administrator', 'pastor', 'leader'] as const) {
      expect(await seenBy(people[who]), who).toEqual(known);
    }
    for (const who of ['auditor', 'finance'] as const) {
      expect(await seenBy(people[who]), who).toEqual(unknown);
    }
  });

  test('its people are told to nobody else; once it is open again, to who sees the people of groups', async () => {
    expect(await toldTo(people.pastor)).toBe(true);
    expect(await toldTo(people.leader)).toBe(true);
    expect(await toldTo(people.auditor)).toBe(false);
    await hide(false);
    expect(await toldTo(people.auditor)).toBe(true);
    await hide(true);
    expect(await toldTo(people.auditor)).toBe(false);
  });

  test('a person from elsewhere who is in it alone is told to nobody else: neither their row nor that there is one', async () => {
    const [here, , elsewhere] = tenant.churches;
    const coordinator = await tenant.person('Missions Coordinator', church(here));
    const guest = personOf(elsewhere, 'Bongani Dube');
    const another = randomUUID();
    const join = async (groupId: string, id: string): Promise<void> => {
      const who = { churchId: here, groupId, personId: guest.id, roleKey: 'member' };
      const since = { joinedOn: sunday(9), leftOn: null, status: 'active' as const, note: null };
      const groupMembership = [{ id, ...who, ...since }];
      await inTenant(server.services.pool, tenant.id, (tx) =>
        recordEffect(tx, { output: null, inserts: { groupMembership } }, null),
      );
    };
    const sees = async (person: Person): Promise<boolean> =>
      (await (await person.ask('GET', '/api/v1/sync')).text()).includes(guest.id);
    const meets = { churchId: here, groupTypeId, weekdays: [2], startTime: '19:00' };
    const choir = wholeRow(groups, { id: another, name: 'Choir', status: 'active', ...meets });
    await inTenant(server.services.pool, tenant.id, (tx) =>
      recordEffect(tx, { output: null, inserts: { person: [guest], group: [choir] } }, null),
    );
    await join(grief, randomUUID());
    expect(await sees(coordinator)).toBe(false);
    for (const who of ['pastor', 'leader', 'administrator'] as const) {
      expect(await sees(people[who]), who).toBe(true);
    }
    await hide(false);
    expect(await sees(coordinator)).toBe(true);
    const first = await coordinator.ask('GET', '/api/v1/sync');
    const { cursor } = (await first.json()) as { cursor: string };
    await hide(true);
    const next = await coordinator.ask('GET', `/api/v1/sync?cursor=${cursor}`);
    expect(((await next.json()) as { changes: object[] }).changes).toContainEqual(
      expect.objectContaining({ t: 'person', id: guest.id, gone: true }),
    );
    expect(await sees(coordinator)).toBe(false);
    // In an open group as well: then the row tells of that one.
    await join(another, randomUUID());
    expect(await sees(coordinator)).toBe(true);
  });

  test('its reports are in no block, which every device of the church gets; once open again they are', async () => {
    const later = new Date(addDays(sunday(), 7 * 16));
    const packed = async () => {
      while (await inTenant(server.services.pool, tenant.id, (tx) => packReports(tx, later)));
      const blocks = await inTenant(server.services.pool, tenant.id, (tx) =>
        tx.rows<{ count: number }>(
          'packed reports of groups',
          'select coalesce(sum(group_reports), 0)::int as count from attendance_block where tenant_id = $1',
          [tx.tenantId],
        ),
      );
      return blocks[0]?.count;
    };
    expect(await packed()).toBe(0);
    await hide(false);
    expect(await packed()).toBe(2);
    expect(await seenBy(people.auditor)).toMatchObject({ reports: 2 });
    await hide(true);
    expect(await seenBy(people.auditor)).toEqual(unknown);
    expect(await packed()).toBe(0);
    expect(await seenBy(people.pastor)).toEqual(known);
  });

  test('is not on the public page, and its oldest age is not below its youngest', async () => {
    const edits = {
      portalVisible: { was: false, shallBe: true },
      minAge: { was: null, shallBe: 18 },
      maxAge: { was: null, shallBe: 12 },
    };
    const item = mutationOf(
      { id: grief, churchId: tenant.churches[0], edits },
      { name: 'groups.edit', form: 2 },
    );
    const [result] = await push(server.app, bearer(people.administrator.signedIn), [item]);
    expect(result).toMatchObject({
      status: 'rejected',
      problem: {
        fields: {
          portalVisible: 'A confidential group is not shown on the public page',
          maxAge: 'Write 18 or more: the youngest age is 18',
        },
      },
    });
  });

  test('issue 11.2: what is left of a group that is erased, a version, is with those who oversee confidential ones', async () => {
    const [churchId] = tenant.churches;
    const gone = randomUUID();
    const reportId = await report(sunday(3));
    const meets = { churchId, groupTypeId, weekdays: [2], startTime: '19:00' };
    const open = wholeRow(groups, { id: gone, name: 'Art class', status: 'active', ...meets });
    const scopes = () =>
      inTenant(server.services.pool, tenant.id, async (tx) => {
        const rows = await tx.rows<{ scope: string }>(
          'scopes of a version',
          `select scope from change where tenant_id = $1 and id = $2 and t = 'reportVersion' and not gone
             and scope not like 'user:%'`,
          [tx.tenantId, reportId],
        );
        return rows.map(({ scope }) => scope).toSorted();
      });
    await inTenant(server.services.pool, tenant.id, async (tx) => {
      await recordEffect(tx, { output: null, inserts: { group: [open] } }, null);
      const [version] = await tx.rows<{ id: string }>(
        'version',
        `select ${selectList(reportVersionStore)} from report_version where tenant_id = $1 and id = $2`,
        [tx.tenantId, reportId],
      );
      const moved = { ...must(version, 'the version'), groupId: gone, contested: true };
      await recordEffect(tx, { output: null, replaces: { reportVersion: [moved] } }, null);
    });
    expect(await scopes()).toEqual([`church:${churchId}/reports`, `group:${gone}/reports`]);
    await inTenant(server.services.pool, tenant.id, (tx) =>
      recordEffect(tx, { output: null, erased: { group: [gone] } }, null),
    );
    expect(await scopes()).toEqual([`church:${churchId}/confidential`, `group:${gone}/reports`]);
  });
});
