import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { auditPage, linesAbout } from '../../tests/support/audit-log.ts';
import { church, wholeTenant } from '../../tests/support/members.ts';
import { addPeople } from '../../tests/support/people.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { reportTargetOf } from '../../tests/support/places.ts';
import { mutationOf, push, reportAt, reportFor, sunday } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import { roleNames, gives } from '#domain/permissions.ts';
import { registers } from '#domain/registers.gen.ts';
import type { RunningServer } from '../create-server.ts';
import { guardedRegisters } from './question-sql.ts';
import { inTenant } from '../database/tenant.ts';

let server: RunningServer;
let tenant: TestTenant;
let admin: Person;
let usher: Person;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  admin = await tenant.person('System Admin', wholeTenant);
  usher = await tenant.person('Usher', church(tenant.churches[0]));
});
afterAll(() => server.close());

async function send(author: Person, name: string, args: object, id = randomUUID()) {
  const mutations = [mutationOf(args, { name, id })];
  const [result] = await push(server.app, bearer(author.signedIn), mutations);
  return { ...(result as { status: string; output?: { reportId?: string } }), id };
}

let week = 0;
const fresh = (changes = {}) => reportFor(tenant, { date: sunday(week++ % 8), ...changes });
const submit = (author: Person, report: object) =>
  send(author, 'attendance.submitChurchReport', report);

async function known(name: string, at: 0 | 1 = 0): Promise<string> {
  const person = personOf(tenant.churches[at], name);
  await addPeople(server.services.pool, tenant.id, [person]);
  return person.id;
}

describe('issue 13: what a line says', () => {
  test('of a record that became another one: the name of the one that stayed', async () => {
    const [id, otherId] = [await known('Palesa Motaung'), await known('Palesa Dube')];
    const [churchId] = tenant.churches;
    const edits = { address: { was: null, shallBe: '31 Martha Louw Street' } };
    const edit = { id: otherId, churchId, edits };
    expect(await send(admin, 'people.edit', edit)).toMatchObject({ status: 'applied' });
    const merge = { id, churchId, otherId, otherChurchId: churchId, edits: {}, seen: {} };
    expect(await send(admin, 'people.merge', merge)).toMatchObject({ status: 'applied' });
    const [line] = await linesAbout(admin, otherId);
    expect(line).toMatchObject({ title: 'Person changed', about: 'Palesa Motaung' });
    const [merged] = await linesAbout(admin, id);
    expect(merged).toMatchObject({ title: 'People merged', about: 'Palesa Motaung' });
  });

  test('a changed report: before and after, who, by which right, on which device, when', async () => {
    await server.services.pool.query('update device set label = $2 where id = $1', [
      usher.deviceId,
      'Foyer tablet',
    ]);
    const report = fresh({ attendance: 100, notes: 'A child fainted' });
    const { id: versionId, output } = await submit(usher, report);
    const reportId = output?.reportId ?? '';
    const changed = {
      ...report,
      attendance: 120,
      notes: 'Two children fainted',
      basedOn: versionId,
    };
    expect(await submit(usher, changed)).toMatchObject({ status: 'applied' });
    const [line, first] = await linesAbout(admin, reportId);
    expect(line).toMatchObject({
      title: 'Report changed',
      actor: { id: usher.id },
      role: 'Usher',
      device: 'Foyer tablet',
      outcome: 'done',
      doneAt: '2026-11-22T07:00:00.000Z',
      changes: [
        { label: 'Attendance', was: '100', became: '120' },
        { label: 'Notes', hidden: true },
      ],
    });
    expect(line?.about).toMatch(/^Church 0 .*, First service .*, .*\d{4}$/);
    expect(first).toMatchObject({ title: 'Report submitted', changes: [] });
    expect(JSON.stringify([line, first])).not.toContain('fainted');
  });

  test('a row of a register: its fields as people read them, names of other rows for their ids', async () => {
    const personId = await known('Thabo Nkosi');
    const [soweto, tshwane] = tenant.churches;
    const edits = {
      occupation: { was: null, shallBe: 'Teacher' },
      churchId: { was: soweto, shallBe: tshwane },
    };
    const edit = await send(admin, 'people.edit', { id: personId, churchId: soweto, edits });
    expect(edit.status).toBe('applied');
    const [line] = await linesAbout(admin, personId);
    expect(line).toMatchObject({
      title: 'Person changed',
      about: 'Thabo Nkosi',
      role: 'System Admin',
    });
    expect(line?.changes).toContainEqual({ label: 'Occupation', was: '', became: 'Teacher' });
    const moved = line?.changes.find(({ label }) => label === 'Church');
    expect(moved).toMatchObject({ became: expect.stringContaining('sentinel') });
  });

  test('an edit that changes nothing has no line', async () => {
    const personId = await known('Sipho Khumalo');
    const edits = { occupation: { was: null, shallBe: null } };
    const [churchId] = tenant.churches;
    await send(admin, 'people.edit', { id: personId, churchId, edits });
    expect(await linesAbout(admin, personId)).toEqual([]);
  });

  test('a deleted report says why', async () => {
    const report = fresh();
    const { id: basedOn, output } = await submit(usher, report);
    const reportId = output?.reportId ?? '';
    const { date, churchId, groupId, serviceId } = report;
    const place = { date, churchId, groupId, serviceId };
    const input = { ...place, id: reportId, basedOn, reason: 'Counted twice' };
    expect(await send(admin, 'attendance.void', input)).toMatchObject({ status: 'applied' });
    const [line] = await linesAbout(admin, reportId);
    expect(line).toMatchObject({ title: 'Report deleted', reason: 'Counted twice' });
  });
});

describe('issue 13: no value of a sensitive field is written', () => {
  const sensitive = registers.flatMap(({ register }) =>
    Object.entries(register.fields)
      .filter(([, field]) => field?.sensitive)
      .map(([field]) => `${register.name}.${field}`),
  );

  test('fields that hold health, money, pastoral notes or a day of birth say that they are sensitive', () => {
    const named = registers.flatMap(({ register }) =>
      Object.keys(register.fields)
        .filter((field) =>
          /birth|health|medical|allerg|note|outcome|amount|idNumber|^standing$|^custom$/i.test(
            field,
          ),
        )
        .map((field) => `${register.name}.${field}`),
    );
    expect(sensitive.toSorted()).toEqual(named.toSorted());
    expect(sensitive.length).toBeGreaterThan(4);
  });

  test('a birthday and a pastoral note', async () => {
    const personId = await known('Lindiwe Sithole');
    const [churchId] = tenant.churches;
    const birthDate = { was: null, shallBe: { year: 1987, month: 3, day: 14 } };
    const edit = { id: personId, churchId, edits: { birthDate } };
    expect(await send(admin, 'people.edit', edit)).toMatchObject({ status: 'applied' });
    const about = { personId, churchId, assignedDate: '2026-11-10', note: 'Lost her child' };
    const { id } = await send(admin, 'followUps.create', { ...followUps.blank, ...about });
    const note = { was: 'Lost her child', shallBe: 'Grieves' };
    expect(await send(admin, 'followUps.edit', { id, churchId, edits: { note } })).toMatchObject({
      status: 'applied',
    });
    const [person] = await linesAbout(admin, personId);
    expect(person?.changes).toContainEqual({ label: 'Birthday', hidden: true });
    const [followUp] = await linesAbout(admin, id);
    expect(followUp).toMatchObject({
      about: 'Lindiwe Sithole',
      changes: [{ label: 'Note', hidden: true }],
    });
    const stored = await inTenant(server.services.pool, tenant.id, (tx) =>
      tx.rows('', 'select changes, details, reason from audit_log', []),
    );
    expect(stored.length).toBeGreaterThan(3);
    expect(JSON.stringify(stored)).not.toMatch(/1987|Lost her child|Grieves/);
  });
});

describe('issue 13: who reads which lines', () => {
  test('whoever looks after a church reads what was done there and below, and nothing else', async () => {
    const [soweto, tshwane, durban] = tenant.churches;
    const ofSoweto = await tenant.person('Church Admin', church(soweto));
    const ofNorth = await tenant.person('Church Admin', {
      kind: 'churchGroup',
      id: tenant.churchGroups.north,
    });
    const ids: string[] = [];
    for (const at of [0, 1, 2] as const) {
      const report = reportAt(reportTargetOf(tenant, at), { date: sunday(20) });
      const backdated = { ...report, date: sunday(0) };
      const { output } = await submit(admin, backdated);
      ids.push(output?.reportId ?? '');
    }
    await send(admin, 'groupTypes.create', {
      ...registers.find(({ register }) => register.name === 'groupTypes')?.register.blank,
      name: 'Choir',
    });
    const seen = async (person: Person) => {
      const { data } = await auditPage(person);
      const places = new Set(data.map(({ place }) => place));
      return { ids: ids.filter((id) => data.some(({ entityId }) => entityId === id)), places };
    };
    expect((await seen(ofSoweto)).ids).toEqual([ids[0]]);
    expect((await seen(ofNorth)).ids).toEqual([ids[0], ids[1]]);
    const all = await seen(admin);
    expect(all.ids).toEqual(ids);
    expect(all.places).toContain(null);
    expect((await seen(ofNorth)).places).not.toContain(null);
    expect([soweto, tshwane, durban]).toHaveLength(3);
    const named = { churchId: durban };
    expect((await auditPage(ofNorth, named)).data).toEqual([]);
    expect((await auditPage(ofNorth, named)).total).toBe(0);
  });

  test('an auditor reads all lines but those of confidential groups, which a pastoral role reads', async () => {
    const type = await send(admin, 'groupTypes.create', {
      ...registers.find(({ register }) => register.name === 'groupTypes')?.register.blank,
      name: 'Care',
    });
    const blank = registers.find(({ register }) => register.name === 'groups')?.register.blank;
    const [churchId] = tenant.churches;
    const group = { ...blank, churchId, groupTypeId: type.id, name: 'Grief', confidential: true };
    const { id, status } = await send(admin, 'groups.create', group);
    expect(status).toBe('applied');
    const auditor = await tenant.person('Auditor', wholeTenant);
    const local = await tenant.person('Church Admin', church(churchId));
    expect(await linesAbout(auditor, id)).toEqual([]);
    expect(JSON.stringify(await auditPage(auditor))).not.toContain('Grief');
    expect(await linesAbout(local, id)).toMatchObject([{ title: 'Group added', about: 'Grief' }]);
    expect(await linesAbout(auditor, type.id)).toHaveLength(1);
  });

  test('a role that reads the audit sees every register but those whose lines are kept from it', () => {
    const readers = roleNames.filter((role) => gives(role, 'audit.view'));
    expect(readers).toEqual(['System Admin', 'Church Admin', 'Auditor']);
    expect(guardedRegisters.map(({ name }) => name)).toEqual([
      'pastoralNotes',
      'safetyNotes',
      'pickupPeople',
    ]);
    const hidden = readers.flatMap((role) =>
      registers.filter(({ register }) => !gives(role, register.may.view)),
    );
    const guarded = hidden.filter(({ register }) => guardedRegisters.includes(register));
    expect(guarded).toEqual(hidden);
  });

  test.each(['Usher', 'Pastor', 'Finance'] as const)('%s reads none', async (role) => {
    const person = await tenant.person(role, church(tenant.churches[0]));
    for (const [method, path] of [
      ['GET', '/api/v1/audit'],
      ['GET', '/api/v1/audit/actors'],
      ['POST', '/api/v1/audit/exports'],
    ] as const) {
      const body = method === 'POST' ? {} : undefined;
      expect((await person.ask(method, path, body)).status).toBe(403);
    }
  });

  test('B05: another organisation reads none of them', async () => {
    const other = await newTenant(server);
    const foreign = await other.person('System Admin', wholeTenant);
    expect((await auditPage(foreign)).data).toEqual([]);
    const { pool } = server.services;
    const rows = await inTenant(pool, other.id, (tx) =>
      tx.rows('', 'select 1 from audit_log where tenant_id = $1', [tenant.id]),
    );
    expect(rows).toEqual([]);
  });
});

describe('issue 13: finding lines', () => {
  test('page by page, each line once, the newest first', async () => {
    const place = await newTenant(server);
    const office = await place.person('System Admin', wholeTenant);
    await inTenant(server.services.pool, place.id, (tx) =>
      tx.rows(
        '',
        `insert into audit_entry (tenant_id, at, action, entity, entity_id, details)
         select $1, now() - (n / 3) * interval '1 second', 'people.edit', 'person', gen_random_uuid(), '{}'
         from generate_series(1, 120) n`,
        [place.id],
      ),
    );
    const first = await auditPage(office);
    const second = await auditPage(office, { cursor: first.next ?? '' });
    const third = await auditPage(office, { cursor: second.next ?? '' });
    expect([first.total, second.total, third.next]).toEqual([120, null, null]);
    const all = [first, second, third].flatMap(({ data }) => data);
    expect(new Set(all.map(({ id }) => id)).size).toBe(120);
    const times = all.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('a cursor that is none is refused', async () => {
    const answer = await admin.ask('GET', '/api/v1/audit?cursor=1%27%20or%201=1');
    expect(answer.status).toBe(400);
  });

  test('by person, part of the product, day, outcome and words', async () => {
    const choir = await tenant.person('Church Admin', church(tenant.churches[1]));
    const personId = await known('Ayanda Zungu', 1);
    const [, churchId] = tenant.churches;
    const edits = { occupation: { was: null, shallBe: 'Nurse' } };
    await send(choir, 'people.edit', { id: personId, churchId, edits });
    const ids = async (question: Record<string, string>) =>
      (await auditPage(admin, question)).data.map(({ entityId }) => entityId);
    expect(await ids({ actorId: choir.id })).toEqual([personId]);
    expect(await ids({ actorId: choir.id, area: 'people' })).toEqual([personId]);
    expect(await ids({ actorId: choir.id, area: 'groups' })).toEqual([]);
    expect(await ids({ actorId: choir.id, outcome: 'refused' })).toEqual([]);
    expect(await ids({ actorId: choir.id, to: '2020-01-01' })).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await ids({ actorId: choir.id, from: '2020-01-01', to: '2099-01-01' })).toEqual([
      personId,
    ]);
    expect(await ids({ actorId: choir.id, from: today > '2098' ? today : '2098-01-01' })).toEqual(
      [],
    );
    expect(await ids({ searchTerm: 'ayanda' })).toEqual([personId]);
    expect(await ids({ searchTerm: 'nobody is called so' })).toEqual([]);
    const { data } = (await (await admin.ask('GET', '/api/v1/audit/actors')).json()) as {
      data: { id: string }[];
    };
    expect(data.map(({ id }) => id)).toContain(choir.id);
  });

  test('the history of one record', async () => {
    const personId = await known('Naledi Mokoena');
    const [churchId] = tenant.churches;
    const edits = { occupation: { was: null, shallBe: 'Pilot' } };
    await send(admin, 'people.edit', { id: personId, churchId, edits });
    const page = await auditPage(admin, { entity: 'person', recordId: personId });
    expect(page).toMatchObject({ record: 'Naledi Mokoena', total: 1 });
    expect((await auditPage(admin, { entity: 'group', recordId: personId })).data).toEqual([]);
  });
});

describe('issue 13: what was taken out is written down', () => {
  test('an export of the audit has its own line, with the question', async () => {
    const answer = await admin.ask('POST', '/api/v1/audit/exports', { area: 'people' });
    expect(answer.status).toBe(200);
    const { data, more } = (await answer.json()) as { data: { title: string }[]; more: boolean };
    expect(more).toBe(false);
    expect(data.length).toBeGreaterThan(0);
    const [line] = (await auditPage(admin, { area: 'exports' })).data;
    expect(line).toMatchObject({ title: 'Audit log exported', actor: { id: admin.id } });
  });
});
