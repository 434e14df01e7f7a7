import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { valuesOf } from '#domain/attendance/deciding.ts';
import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import { must } from '#domain/must.ts';
import type { SyncPage } from '#domain/protocol.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { linesAbout } from '../../tests/support/audit-log.ts';
import { church } from '../../tests/support/members.ts';
import { mutationOf, push, reportFor, today } from '../../tests/support/reports.ts';
import { bearer } from '../../tests/support/api.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let thabo: Person;
let lerato: Person;
let administrator: Person;
let day = 0;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  thabo = await tenant.person('Usher', church(tenant.churches[0]));
  lerato = await tenant.person('Usher', church(tenant.churches[0]));
  administrator = await tenant.person('Church Admin', church(tenant.churches[0]));
});
afterAll(() => server.close());

async function pull(person: Person, cursor?: string): Promise<SyncPage> {
  const from = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
  const answer = await person.ask('GET', `/api/v1/sync?limit=2000${from}`);
  const page = (await answer.json()) as SyncPage;
  if (!page.more) return page;
  const rest = await pull(person, page.cursor);
  return { ...rest, changes: [...page.changes, ...rest.changes] };
}

/** Id -> whether it came or left, of the versions among what a device of theirs is told. */
async function versionsTold(person: Person, cursor?: string) {
  const page = await pull(person, cursor);
  const told = page.changes.filter(({ t }) => t === 'reportVersion');
  return { told: new Map(told.map(({ id, gone }) => [id, !gone])), cursor: page.cursor };
}

async function submit(person: Person, date: string, attendance: number): Promise<string> {
  const mutation = mutationOf(reportFor(tenant, { date, attendance }));
  const [result] = await push(server.app, bearer(person.signedIn), [mutation]);
  expect(result).toMatchObject({ status: 'applied' });
  return mutation.id;
}

async function history(person: Person, id: string) {
  const answer = await person.ask('GET', `/api/v1/churches/attendance/${id}`);
  const { data } = (await answer.json()) as {
    data: { report: AttendanceReport; versions: ReportVersion[] };
  };
  return data;
}

function anotherDay(): string {
  day += 1;
  return addDays(today(), -day);
}

test('issue 11.3: a settled report costs others no version, and its history comes on request', async () => {
  const id = await submit(thabo, anotherDay(), 331);
  expect((await versionsTold(administrator)).told.has(id)).toBe(false);
  expect((await versionsTold(thabo)).told.get(id)).toBe(true);
  const { versions } = await history(administrator, id);
  expect(versions.map((version) => version.id)).toEqual([id]);
});

test('issue 14: why a report was changed stands in its history and in the audit', async () => {
  const date = anotherDay();
  const id = await submit(thabo, date, 329);
  const input = { ...reportFor(tenant, { date, attendance: 331 }), basedOn: id };
  const change = mutationOf({ ...input, reason: 'Teens counted again' });
  const long = mutationOf({ ...input, reason: 'x'.repeat(201) });
  const results = await push(server.app, bearer(thabo.signedIn), [change, long]);
  expect(results).toMatchObject([
    { status: 'applied' },
    { status: 'rejected', problem: { fields: { reason: expect.any(String) } } },
  ]);
  const { versions } = await history(administrator, id);
  expect(versions.map(({ reason }) => reason)).toEqual([null, 'Teens counted again']);
  const [line] = await linesAbout(administrator, id);
  expect(line).toMatchObject({ reason: 'Teens counted again' });
});

test('issue 11.3: versions come while one is open, and leave with the decision', async () => {
  const date = anotherDay();
  const before = await versionsTold(administrator);
  const id = await submit(thabo, date, 331);
  const other = await submit(lerato, date, 338);
  const during = await versionsTold(administrator, before.cursor);
  expect(during.told).toEqual(
    new Map([
      [id, true],
      [other, true],
    ]),
  );
  const { report } = await history(administrator, id);
  const { churchId, serviceId, groupId, standingVersionId: basedOn } = report;
  const place = { id, date, churchId, serviceId, groupId };
  const args = { ...place, basedOn, versionId: other, choice: 'keep', values: valuesOf(report) };
  const capturedAt = new Date().toISOString();
  const mutations = [{ id: randomUUID(), name: 'attendance.decide', form: 1, args, capturedAt }];
  const body = { clientId: randomUUID(), mutations };
  const decided = await administrator.ask('POST', '/api/v1/mutations', body);
  expect(await decided.json()).toMatchObject({ results: [{ status: 'applied' }] });
  const after = await versionsTold(administrator, during.cursor);
  expect(after.told).toEqual(
    new Map([
      [id, false],
      [other, false],
    ]),
  );
  const own = await versionsTold(lerato);
  expect(must(own.told.get(other), 'what the author holds')).toBe(true);
});

test('issue 11.3: both leave when the author of the open one takes it back', async () => {
  const date = anotherDay();
  const id = await submit(thabo, date, 331);
  const other = await submit(lerato, date, 338);
  const during = await versionsTold(administrator);
  const { report } = await history(lerato, id);
  const { churchId, serviceId, groupId } = report;
  const args = { id, date, churchId, serviceId, groupId, basedOn: other, reason: null };
  const capturedAt = new Date().toISOString();
  const mutations = [{ id: randomUUID(), name: 'attendance.void', form: 1, args, capturedAt }];
  const answer = await lerato.ask('POST', '/api/v1/mutations', {
    clientId: randomUUID(),
    mutations,
  });
  expect(await answer.json()).toMatchObject({ results: [{ status: 'applied' }] });
  const { told } = await versionsTold(administrator, during.cursor);
  expect([told.get(id), told.get(other)]).toEqual([false, false]);
});
