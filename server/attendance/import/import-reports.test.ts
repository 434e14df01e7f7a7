import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { importReports, undoImport } from '#domain/attendance/import/importing.ts';
import { customFields } from '#domain/custom-fields/custom-fields.ts';
import { must } from '#domain/must.ts';
import type { SyncPage } from '#domain/protocol.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups as register } from '#domain/groups/groups.ts';
import type { RefusedOne } from '#domain/register/refused-one.ts';
import { wholeRow } from '#domain/register/register.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { bearer } from '../../../tests/support/api.ts';
import { mutationOf, push, reportFor, today } from '../../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../../tests/support/tenant.ts';
import { testServer } from '../../../tests/support/test-server.ts';
import type { RunningServer } from '../../create-server.ts';
import { inTenant } from '../../database/tenant.ts';
import { recordEffect } from '../../sync/record-effect.ts';
import { packReports } from '../pack-reports.ts';

let server: RunningServer;
let tenant: TestTenant;
let administrator: Person;
let usher: Person;
const [cell, cellMeeting] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  const [churchId] = tenant.churches;
  administrator = await tenant.person('Church Admin', { kind: 'church', id: churchId });
  usher = await tenant.person('Usher', { kind: 'church', id: churchId });
  const type = wholeRow(groupTypes, { id: randomUUID(), name: 'Cell', reportForm: 'group' });
  const when = { churchId, weekdays: [4], startTime: '19:00', status: 'active' };
  const group = [
    { ...register.blank, ...when, id: cell, groupTypeId: type.id, name: 'Orlando West cell' },
  ];
  const service = [{ ...when, id: cellMeeting, name: 'Cell meeting', kind: 'cell', sort: 9 }];
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    await recordEffect(tx, { output: null, inserts: { groupType: [type] } }, null);
    await recordEffect(tx, { output: null, inserts: { group, service } }, null);
  });
});
afterAll(() => server.close());

type Change = Parameters<typeof reportFor>[1];

/** A line of a file: a Sunday of a year that is long over. */
function line(date: string, change: Change = {}) {
  const { basedOn: _, ...row } = reportFor(tenant, { date, attendance: 80, ...change });
  return { ...row, id: randomUUID() as string };
}

async function send(person: Person, name: string, args: object, id: string = randomUUID()) {
  const [result] = await push(server.app, bearer(person.signedIn), [
    mutationOf(args, { id, name }),
  ]);
  return must(result, 'a result');
}

const bring = (rows: object[], person = administrator, id?: string) =>
  send(person, importReports.name, { rows }, id);

async function reportsOf(date: string): Promise<Partial<AttendanceReport>[]> {
  const body = { from: date, to: date };
  const answer = await administrator.ask('POST', '/api/v1/churches/attendance/browse', body);
  return ((await answer.json()) as { data: AttendanceReport[] }).data;
}

test('issue 13: headcounts of past years become reports without an author, each with a receipt', async () => {
  const rows = [
    line('2021-05-02', { adults: 60, children: 20 }),
    line('2021-05-06', {
      serviceId: cellMeeting,
      groupId: cell,
      attendance: 9,
      firstTimers: 2,
      offering: { minor: 12_000, currency: 'ZAR' },
    }),
  ];
  expect(await bring(rows)).toMatchObject({
    status: 'applied',
    output: { present: [], refused: [] },
  });
  const [report] = await reportsOf('2021-05-02');
  const said = { kind: 'church', adults: 60, children: 20, authorIds: [], unusual: false };
  expect(report).toMatchObject({ ...said, id: rows[0]?.id, occurrence: 1, status: 'submitted' });
  expect(report?.receiptNumber).toMatch(/^.{3}-.{3}-.$/);
  expect(await reportsOf('2021-05-06')).toMatchObject([
    { kind: 'group', groupId: cell, firstTimers: 2, offering: { minor: 12_000 } },
  ]);
  const audit = await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows('', 'select action from audit_log where tenant_id = $1 and entity_id = $2', [
      tx.tenantId,
      rows[0]?.id,
    ]),
  );
  expect(audit).toEqual([{ action: importReports.name }]);
});

test('issue 13: an answer to a custom field of the organisation comes along, and one to none of them is refused', async () => {
  const cars = randomUUID();
  const field = { ...customFields.blank, id: cars, register: 'churchReports', kind: 'number' };
  const customField = [{ ...field, label: 'Cars' }];
  await inTenant(server.services.pool, tenant.id, (tx) =>
    recordEffect(tx, { output: null, inserts: { customField } }, null),
  );
  const rows = [
    line('2021-10-03', { custom: { [cars]: 14 } }),
    line('2021-10-10', { custom: { [cars]: 'many' } }),
    line('2021-10-17', { custom: { [randomUUID()]: 14 } }),
    line('2021-10-07', { serviceId: cellMeeting, groupId: cell, custom: { [cars]: 3 } }),
  ];
  const { current } = (await bring(rows)) as { current: { refused: RefusedOne[] } };
  expect(current.refused.map(({ id }) => id)).toEqual(rows.slice(1).map(({ id }) => id));
  expect(current.refused[0]?.message).toBe('Write a number, such as 12 or 2.5');
  expect(await reportsOf('2021-10-03')).toMatchObject([{ custom: { [cars]: 14 } }]);
});

async function pulled() {
  const answer = await administrator.ask('GET', '/api/v1/sync?limit=2000');
  return ((await answer.json()) as SyncPage).changes.filter(({ gone }) => !gone);
}

const packed = () => inTenant(server.services.pool, tenant.id, (tx) => packReports(tx, new Date()));

test('issue 13: a device gets them as rows at once, and packed once the job has run', async () => {
  const row = line('2020-02-02');
  await bring([row]);
  const isThere = async () => (await pulled()).some(({ id }) => id === row.id);
  expect(await isThere()).toBe(true);
  while (await packed());
  expect(await isThere()).toBe(false);
  const blocks = (await pulled()).filter(({ t }) => t === 'attendanceBlock');
  expect(JSON.stringify(blocks)).toContain(row.id);
});

test('issue 13: a bad row is refused in words and keeps no other back; the same file again adds nothing', async () => {
  await send(usher, 'attendance.submitChurchReport', reportFor(tenant, { date: today() }));
  const good = line('2021-06-06');
  const rows = [
    good,
    line(today()),
    line('2021-06-06', { attendance: 81 }),
    line(addDays(today(), 2)),
    line('2021-06-13', { attendance: null }),
    line('2021-06-20', { serviceId: must(tenant.services[2], 'a service') }),
    line('2021-06-27', { serviceId: cellMeeting, groupId: cell, attendance: 3, firstTimers: 4 }),
    { ...line('2021-06-27'), attendance: 'many' },
    line('2021-06-27', { churchId: tenant.churches[2], serviceId: tenant.services[2] }),
  ];
  const { current } = (await bring(rows)) as { current: { refused: RefusedOne[] } };
  const sentences = new Map(current.refused.map(({ id, message }) => [id, message]));
  expect(rows.map(({ id }) => sentences.get(id) ?? null)).toEqual([
    null,
    expect.stringMatching(/^There is a report for this service on \d+ \w+ \d{4} already$/),
    'Another row is about this service on the same day',
    'This date is still to come. Choose today or an earlier date',
    'Enter the attendance, or say that the service did not take place',
    'This service was not found. Choose another',
    'First timers cannot be more than the attendance of 3. Check both numbers',
    expect.stringMatching(/number/i),
    'You may not import reports of this church',
  ]);
  // Another submission with the rows of one that was cut off, and the file chosen once more.
  expect(await bring([good])).toMatchObject({ output: { present: [good.id], refused: [] } });
  const again = await bring([line('2021-06-06')]);
  expect(again).toMatchObject({
    current: { refused: [{ message: 'There is a report for this service on 6 Jun 2021 already' }] },
  });
  expect(await reportsOf('2021-06-06')).toMatchObject([{ id: good.id, openVersions: 0 }]);
  expect(await reportsOf('2021-06-20')).toEqual([]);
});

test('issue 13: an import that arrives twice is done once, and who only submits may not import', async () => {
  const [row, id] = [line('2021-07-04'), randomUUID()];
  const { output } = (await bring([row], administrator, id)) as { output: unknown };
  expect(await bring([row], administrator, id)).toMatchObject({ status: 'duplicate', output });
  expect(await bring([line('2021-07-11')], usher)).toMatchObject({ status: 'rejected' });
  expect(await reportsOf('2021-07-11')).toEqual([]);
});

test('issue 13: undo deletes what nobody changed since, tells the rest, and the file can come again', async () => {
  const [kept, gone] = [line('2021-08-01'), line('2021-08-08')];
  await bring([kept, gone]);
  const own = await send(
    usher,
    'attendance.submitChurchReport',
    reportFor(tenant, { date: addDays(today(), -1) }),
  );
  await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows('', `update report_policy set allow_backdate_days = 9000 where tenant_id = $1`, [
      tx.tenantId,
    ]),
  );
  const { id: _, ...input } = { ...kept, attendance: 90, basedOn: kept.id };
  expect(await send(administrator, 'attendance.submitChurchReport', input)).toMatchObject({
    status: 'applied',
  });
  const ids = [kept.id, gone.id, own.id, randomUUID()];
  const undo = (person: Person) => send(person, undoImport.name, { ids });
  expect(await undo(usher)).toMatchObject({ status: 'rejected' });
  const elsewhere = await tenant.person('Church Admin', {
    kind: 'church',
    id: must(tenant.churches[2], 'a church'),
  });
  expect(await undo(elsewhere)).toMatchObject({ output: { voided: [], kept: [] } });
  const message = '1 attendance report was changed after the import and stays';
  const undone = { problem: { message }, current: { kept: [kept.id] } };
  expect(await undo(administrator)).toMatchObject(undone);
  expect(await undo(administrator)).toMatchObject(undone);
  expect(await reportsOf(addDays(today(), -1))).toMatchObject([{ id: own.id }]);
  expect(await reportsOf('2021-08-01')).toMatchObject([{ attendance: 90 }]);
  expect(await reportsOf('2021-08-08')).toEqual([]);
  const anew = line('2021-08-08', { attendance: 70 });
  expect(await bring([anew])).toMatchObject({ output: { refused: [] } });
  expect(await reportsOf('2021-08-08')).toMatchObject([
    { id: gone.id, standingVersionId: anew.id, attendance: 70 },
  ]);
});
