import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { church } from '../../tests/support/members.ts';
import { mutationOf, push, reportFor, today } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { DecisionInput } from '#domain/attendance/inputs.ts';
import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import { customFields } from '#domain/custom-fields/custom-fields.ts';
import type { CustomField } from '#domain/custom-fields/entities.ts';
import { customName } from '#domain/rows/row-values.ts';
import { must } from '#domain/must.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let office: Person;
let thabo: Person;
let lerato: Person;
let cars: string;
let venue: string;
const [hall, tent] = [randomUUID(), randomUUID()];
let day = 0;

interface Result {
  status: string;
  problem?: { message: string; fields?: Record<string, string> };
  output?: { outcome: string; reportId: string; versionId: string };
}

async function send(author: Person, name: string, args: object, id: string = randomUUID()) {
  const [result] = await push(server.app, bearer(author.signedIn), [
    mutationOf(args, { name, id, form: 1 }),
  ]);
  return { ...(result as Result), id };
}

async function added(said: Partial<CustomField>): Promise<string> {
  const row = { ...customFields.blank, register: 'churchReports', ...said };
  const { status, id } = await send(office, 'customFields.create', row);
  expect(status).toBe('applied');
  return id;
}

const submit = (author: Person, said: object) =>
  send(author, 'attendance.submitChurchReport', { ...reportFor(tenant), ...said });

/** A day that nobody has reported. */
function freshDay(): string {
  day += 1;
  return addDays(today(), -day);
}

interface Seen {
  report: AttendanceReport;
  versions: ReportVersion[];
}

async function seen(id: string): Promise<Seen> {
  const answer = await thabo.ask('GET', `/api/v1/churches/attendance/${id}`);
  return ((await answer.json()) as { data: Seen }).data;
}

async function heldBy(person: Person): Promise<string[]> {
  const answer = await person.ask('GET', '/api/v1/sync?limit=2000');
  const { changes } = (await answer.json()) as { changes: { t: string; id: string; d?: object }[] };
  return changes.flatMap(({ t, id, d }) => (t === 'customField' && d ? [id] : []));
}

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  office = await tenant.person('System Admin', { kind: 'tenant' });
  thabo = await tenant.person('Usher', church(tenant.churches[0]));
  lerato = await tenant.person('Usher', church(tenant.churches[0]));
  cars = await added({ label: 'Cars in the parking', kind: 'number' });
  const choices = [hall, tent].map((id, at) => ({ id, label: `Venue ${at}`, retired: false }));
  venue = await added({ label: 'Venue', kind: 'oneOf', choices });
});
afterAll(() => server.close());

test('issue 13: custom fields of reports are with everybody who counts, and what they say is kept', async () => {
  expect(await heldBy(thabo)).toEqual(expect.arrayContaining([cars, venue]));
  const custom = { [cars]: 41, [venue]: hall };
  const { status, id } = await submit(thabo, { date: freshDay(), custom });
  expect(status).toBe('applied');
  const { report, versions } = await seen(id);
  expect([report.custom, versions[0]?.custom]).toEqual([custom, custom]);
});

test('issue 13: a value that no form asked for is refused at its field', async () => {
  const date = freshDay();
  const wrong = await submit(thabo, { date, custom: { [cars]: 'many' } });
  expect(wrong).toMatchObject({
    status: 'rejected',
    problem: { fields: { [customName(cars)]: 'Write a number, such as 12 or 2.5' } },
  });
  expect(await submit(thabo, { date, custom: { [randomUUID()]: 1 } })).toMatchObject({
    status: 'rejected',
  });
  const ofGroups = await added({ label: 'Testimonies', kind: 'number', register: 'groupReports' });
  expect(await submit(thabo, { date, custom: { [ofGroups]: 1 } })).toMatchObject({
    status: 'rejected',
  });
});

test('issue 13: a report that waited while its field was retired is not refused', async () => {
  const id = await added({ label: 'Weather' });
  const edits = { status: { was: 'active', shallBe: 'archived' } };
  await send(office, 'customFields.edit', { id, edits });
  expect(await submit(thabo, { date: freshDay(), custom: { [id]: 'Rain' } })).toMatchObject({
    status: 'applied',
  });
});

test('issue 13: a program from before custom fields takes none of them away', async () => {
  const date = freshDay();
  const { id } = await submit(thabo, { date, custom: { [cars]: 41 } });
  const { custom: _, ...older } = reportFor(tenant, { date, attendance: 150 });
  await send(thabo, 'attendance.submitChurchReport', older);
  expect((await seen(id)).report).toMatchObject({ attendance: 150, custom: { [cars]: 41 } });
});

test('issue 13: two people say different fields: one report; the same one otherwise: somebody decides', async () => {
  const date = freshDay();
  const { id } = await submit(thabo, { date, custom: { [cars]: 41 } });
  const merged = await submit(lerato, { date, custom: { [venue]: hall } });
  expect(merged.output?.outcome).toBe('merged');
  expect((await seen(id)).report.custom).toEqual({ [cars]: 41, [venue]: hall });

  const other = freshDay();
  const first = await submit(thabo, { date: other, custom: { [cars]: 41, [venue]: hall } });
  const second = await submit(lerato, { date: other, custom: { [cars]: 41, [venue]: tent } });
  expect(second.output?.outcome).toBe('competing');
  const { report, versions } = await seen(first.id);
  const open = must(
    versions.find(({ state }) => state === 'open'),
    'the open version',
  );
  const { churchId, groupId, serviceId, standingVersionId: basedOn } = report;
  const { custom: _, ...values } = reportFor(tenant, { date: other });
  const place = { id: report.id, date: other, churchId, groupId, serviceId, basedOn };
  // Of a program from before custom fields.
  const taken = { ...place, versionId: open.id, choice: 'take', values } satisfies Partial<
    Record<keyof DecisionInput, unknown>
  >;
  expect(await send(thabo, 'attendance.decide', taken)).toMatchObject({ status: 'applied' });
  expect((await seen(first.id)).report.custom).toEqual({ [cars]: 41, [venue]: tent });
});

test('issue 13: the audit says that custom fields of a report changed, and never to what', async () => {
  const date = freshDay();
  const { id } = await submit(thabo, { date, custom: { [cars]: 987_654 } });
  await submit(thabo, { date, custom: { [cars]: 876_543 } });
  const answer = await office.ask('GET', `/api/v1/audit?entity=attendanceReport&record=${id}`);
  const told = await answer.text();
  expect(told).toContain('Cars in the parking');
  expect(told).not.toMatch(/987654|876543/);
});
