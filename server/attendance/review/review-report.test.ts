import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { ChurchReportInput } from '#domain/attendance/inputs.ts';
import type { MutationResult, MutationsAnswer } from '#domain/protocol.ts';
import { must } from '#domain/must.ts';
import type { Role } from '#domain/permissions.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { endRoles } from '../../../tests/support/members.ts';
import { reportFor, today } from '../../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../../tests/support/tenant.ts';
import { testServer } from '../../../tests/support/test-server.ts';
import type { RunningServer } from '../../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let thabo: Person;
let lerato: Person;
let naledi: Person;
let pastor: Person;
let root: Person;
let day = 0;

const here = () => ({ kind: 'church', id: tenant.churches[0] }) as const;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  thabo = await tenant.person('Usher', here());
  lerato = await tenant.person('Usher', here());
  naledi = await tenant.person('Church Admin', here());
  pastor = await tenant.person('Pastor', here());
  root = await tenant.person('System Admin', { kind: 'tenant' });
});
afterAll(() => server.close());

async function push(
  person: Person,
  name: string,
  args: unknown,
  id: string = randomUUID(),
): Promise<MutationResult> {
  const response = await person.ask('POST', '/api/v1/mutations', {
    clientId: randomUUID(),
    mutations: [{ id, name, form: 1, args, capturedAt: '2026-11-22T07:00:00.000Z' }],
  });
  const { results } = (await response.json()) as MutationsAnswer;
  return must(results[0], 'a result');
}

let date: string;
beforeEach(() => {
  day += 1;
  date = addDays(today(), -day);
});

const submit = (
  person: Person,
  said: Partial<ChurchReportInput> = {},
  id = randomUUID() as string,
) => push(person, 'attendance.submitChurchReport', reportFor(tenant, { date, ...said }), id);

async function reported(by = thabo, said: Partial<ChurchReportInput> = {}): Promise<string> {
  const id = randomUUID();
  expect(await submit(by, said, id)).toMatchObject({ status: 'applied' });
  return id;
}

async function seen(id: string, by = root): Promise<AttendanceReport> {
  const answer = await by.ask('GET', `/api/v1/churches/attendance/${id}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { report: AttendanceReport } }).data.report;
}

function asSeen(report: AttendanceReport) {
  const { id, churchId, groupId, serviceId, standingVersionId, review } = report;
  const place = { id, date: report.date, churchId, groupId, serviceId };
  return { ...place, basedOn: standingVersionId, seenReview: review?.id ?? null };
}

const note = 'Count the overflow tent again';
const verify = async (by: Person, id: string) =>
  push(by, 'attendance.verify', asSeen(await seen(id)));
const giveBack = async (by: Person, id: string) =>
  push(by, 'attendance.return', { ...asSeen(await seen(id)), note });
const undo = async (by: Person, id: string) =>
  push(by, 'attendance.undoReview', asSeen(await seen(id)));

const applied = { status: 'applied' };
const refused = (code: string, message?: RegExp) => ({
  status: code === 'conflict' ? 'conflict' : 'rejected',
  problem: { code, ...(message && { message: expect.stringMatching(message) as unknown }) },
});

async function toldTo(person: Person): Promise<{ title: string; description: string }[]> {
  const answer = await person.ask('GET', '/api/common/notifications');
  return (await answer.json()) as { title: string; description: string }[];
}

describe('issue 14: verifying a report', () => {
  test('it says who did it and when; a call that is sent again does it once', async () => {
    const id = await reported();
    const item = randomUUID();
    const said = asSeen(await seen(id));
    expect(await push(naledi, 'attendance.verify', said, item)).toMatchObject(applied);
    const { review } = await seen(id);
    expect(review).toMatchObject({ id: item, state: 'verified', accountId: naledi.id, note: null });
    expect(await push(naledi, 'attendance.verify', said, item)).toMatchObject({
      status: 'duplicate',
    });
    expect((await seen(id)).review).toEqual(review);
  });

  test.each<[Role, string]>([
    ['Pastor', 'applied'],
    ['System Admin', 'applied'],
    ['Church Admin', 'applied'],
    ['Usher', 'rejected'],
    ['Group Leader', 'rejected'],
    ['Auditor', 'rejected'],
    ['Finance', 'rejected'],
  ])('%s: %s', async (role, status) => {
    const id = await reported();
    const scope =
      role === 'System Admin' || role === 'Auditor' ? ({ kind: 'tenant' } as const) : here();
    expect(await verify(await tenant.person(role, scope), id)).toMatchObject({ status });
    expect((await seen(id)).review?.state).toBe(status === 'applied' ? 'verified' : undefined);
  });

  test('nobody verifies a count of their own, but who looks after the whole organisation', async () => {
    const own = await reported(naledi);
    expect(await verify(naledi, own)).toMatchObject(refused('forbidden', /counted this yourself/));
    expect(await verify(pastor, own)).toMatchObject(applied);
    date = today();
    expect(await verify(root, await reported(root))).toMatchObject(applied);
  });

  test('another tenant, another church and a role that ended find no report', async () => {
    const id = await reported();
    const report = asSeen(await seen(id));
    const elsewhere = await newTenant(server);
    const other = await elsewhere.person('System Admin', { kind: 'tenant' });
    expect(await push(other, 'attendance.verify', report)).toMatchObject(refused('not_found'));
    const beside = await tenant.person('Church Admin', { kind: 'church', id: tenant.churches[1] });
    expect(await push(beside, 'attendance.verify', report)).toMatchObject(refused('forbidden'));
    // In the words of the church that is theirs: the report is still not there.
    const lying = { ...report, churchId: tenant.churches[1] };
    expect(await push(beside, 'attendance.verify', lying)).toMatchObject(refused('not_found'));
    const gone = await tenant.person('Church Admin', here());
    await endRoles(server.services.pool, tenant.id, gone.id);
    expect((await push(gone, 'attendance.verify', report)).status).toBe('rejected');
    expect((await seen(id)).review).toBeNull();
  });

  test('two reviewers: the first word stands, and another one is asked to look again', async () => {
    const id = await reported();
    const report = asSeen(await seen(id));
    const [first, second] = await Promise.all([
      push(naledi, 'attendance.verify', report),
      push(pastor, 'attendance.verify', report),
    ]);
    expect([first, second]).toMatchObject([applied, applied]);
    const { review } = await seen(id);
    expect([naledi.id, pastor.id]).toContain(review?.accountId);
    expect(await push(root, 'attendance.return', { ...report, note })).toMatchObject(
      refused('conflict', /has verified it meanwhile/),
    );
    expect((await seen(id)).review).toEqual(review);
  });

  test('a report that changed meanwhile, that was deleted, or that two differ about, is not verified', async () => {
    const id = await reported();
    const before = asSeen(await seen(id));
    expect(await submit(thabo, { attendance: 130, basedOn: before.basedOn })).toMatchObject(
      applied,
    );
    expect(await push(naledi, 'attendance.verify', before)).toMatchObject(refused('conflict'));
    expect(await submit(lerato, { attendance: 140 })).toMatchObject(applied);
    expect(await verify(naledi, id)).toMatchObject(refused('conflict', /differ/));
  });
});

describe('issue 14: a verified report is locked', () => {
  test('its author changes and deletes it no more, and is told whom to ask', async () => {
    const id = await reported();
    expect(await verify(naledi, id)).toMatchObject(applied);
    const report = await seen(id);
    const locked = refused('conflict', /verified this report\. Ask .* to return it/);
    const basedOn = report.standingVersionId;
    expect(await submit(thabo, { attendance: 130, basedOn })).toMatchObject(locked);
    const { seenReview: _, ...place } = asSeen(report);
    expect(await push(thabo, 'attendance.void', { ...place, reason: null })).toMatchObject(locked);
    expect(await push(naledi, 'attendance.void', { ...place, reason: 'Twice' })).toMatchObject(
      locked,
    );
    expect((await seen(id)).attendance).toBe(120);
  });

  test('the count of somebody else is kept beside it, and the reviewers decide', async () => {
    const id = await reported();
    expect(await verify(naledi, id)).toMatchObject(applied);
    const open = randomUUID();
    const basedOn = (await seen(id)).standingVersionId;
    expect(await submit(lerato, { attendance: 140, basedOn }, open)).toMatchObject(applied);
    const report = await seen(id);
    expect(report).toMatchObject({ attendance: 120, openVersions: 1 });
    expect(report.review?.state).toBe('verified');
    const { seenReview: _, ...place } = asSeen(report);
    const values = reportFor(tenant, { date, attendance: 140 });
    const { basedOn: _b, churchId: _c, groupId: _g, serviceId: _s, date: _d, ...counts } = values;
    const take = { ...place, versionId: open, choice: 'take', values: counts };
    expect(await push(lerato, 'attendance.decide', take)).toMatchObject(refused('conflict'));
    expect(await push(naledi, 'attendance.decide', take)).toMatchObject(applied);
    expect(await seen(id)).toMatchObject({ attendance: 140, review: null });
  });
});

describe('issue 14: returning a report with a note', () => {
  test('the people who counted are told what to check, and their next submission clears it', async () => {
    const id = await reported();
    expect(await verify(naledi, id)).toMatchObject(applied);
    expect(await giveBack(pastor, id)).toMatchObject(applied);
    const report = await seen(id, thabo);
    expect(report.review).toMatchObject({ state: 'returned', note, accountId: pastor.id });
    const told = (await toldTo(thabo)).find(
      ({ title }) => title === 'A report was returned to you',
    );
    expect(told?.description).toContain(note);
    expect(told?.description).toContain(date);
    const basedOn = report.standingVersionId;
    expect(await submit(thabo, { attendance: 131, basedOn })).toMatchObject(applied);
    const after = await seen(id);
    expect(after).toMatchObject({ attendance: 131, review: null });
    expect(after.firstReceivedAt).toBe(report.firstReceivedAt);
  });

  test('without a note nothing is returned', async () => {
    const id = await reported();
    const said = { ...asSeen(await seen(id)), note: ' ' };
    expect((await push(naledi, 'attendance.return', said)).status).toBe('rejected');
    expect((await seen(id)).review).toBeNull();
  });

  test('a word is taken back', async () => {
    const id = await reported();
    expect(await verify(naledi, id)).toMatchObject(applied);
    expect(await undo(thabo, id)).toMatchObject({ status: 'rejected' });
    expect(await undo(pastor, id)).toMatchObject(applied);
    expect((await seen(id)).review).toBeNull();
    expect(await submit(thabo, { attendance: 121 })).toMatchObject(applied);
  });

  test('each word is in the audit, with its note', async () => {
    const id = await reported();
    expect(await giveBack(naledi, id)).toMatchObject(applied);
    const answer = await root.ask('GET', `/api/v1/audit?entityId=${id}`);
    const body = JSON.stringify(await answer.json());
    expect(body).toContain('attendance.return');
    expect(body).toContain(note);
  });
});
