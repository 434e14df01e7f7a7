import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Choice } from '#domain/attendance/choices.ts';
import { valuesOf } from '#domain/attendance/deciding.ts';
import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import type { ChurchReportInput, DecisionInput } from '#domain/attendance/inputs.ts';
import type { MutationResult, MutationsAnswer } from '#domain/protocol.ts';
import { must } from '#domain/must.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { reportFor, today } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let thabo: Person;
let lerato: Person;
let administrator: Person;
/** Each test reports a day of its own. */
let day = 0;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  const church = { kind: 'church', id: tenant.churches[0] } as const;
  thabo = await tenant.person('Usher', church);
  lerato = await tenant.person('Usher', church);
  administrator = await tenant.person('Church Admin', church);
});
afterAll(() => server.close());

async function push(person: Person, name: string, args: unknown, id: string = randomUUID()) {
  const response = await person.ask('POST', '/api/v1/mutations', {
    clientId: randomUUID(),
    mutations: [{ id, name, form: 1, args, capturedAt: '2026-11-22T07:00:00.000Z' }],
  });
  const { results } = (await response.json()) as MutationsAnswer;
  return must(results[0], 'a result');
}

async function submit(person: Person, input: ChurchReportInput, id: string = randomUUID()) {
  expect(await push(person, 'attendance.submitChurchReport', input, id)).toMatchObject({
    status: 'applied',
  });
  return id;
}

interface Seen {
  report: AttendanceReport;
  versions: ReportVersion[];
}

async function seen(person: Person, id: string): Promise<Seen> {
  const answer = await person.ask('GET', `/api/v1/churches/attendance/${id}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Seen }).data;
}

const states = ({ versions }: Seen) => versions.map(({ state }) => state);

/** Two reports for one service that differ: Thabo's stands, Lerato's is open. */
async function conflict(mine: Partial<ChurchReportInput>, theirs: Partial<ChurchReportInput>) {
  day += 1;
  const date = addDays(today(), -day);
  const id = await submit(thabo, reportFor(tenant, { date, ...mine }));
  const versionId = await submit(lerato, reportFor(tenant, { date, ...theirs }));
  return { id, versionId, ...(await seen(thabo, id)) };
}

type Conflict = Awaited<ReturnType<typeof conflict>>;

function decision(
  { id, versionId, report, versions }: Conflict,
  choice: Choice,
  values = choice === 'keep' ? report : must(versions[1], 'the other version'),
): DecisionInput {
  const { date, churchId, groupId, serviceId, standingVersionId: basedOn } = report;
  const place = { date, churchId, groupId, serviceId };
  return { id, ...place, basedOn, versionId, choice, values: valuesOf(values) };
}

const decide = (person: Person, input: DecisionInput, id?: string): Promise<MutationResult> =>
  push(person, 'attendance.decide', input, id);

describe('deciding between two reports', () => {
  test('both who submitted see both, and nobody else who counts there does', async () => {
    const two = await conflict({ attendance: 331 }, { attendance: 338 });
    expect(two.report.openVersions).toBe(1);
    for (const person of [thabo, lerato, administrator]) {
      expect(states(await seen(person, two.id))).toEqual(['standing', 'open']);
    }
    const third = await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] });
    expect((await third.ask('GET', `/api/v1/churches/attendance/${two.id}`)).status).toBe(404);
    expect(await decide(third, decision(two, 'keep'))).toMatchObject({
      status: 'rejected',
      problem: { code: 'not_found' },
    });
  });

  test('keep: the current version stays, and both authors get a notification that names who decided', async () => {
    const two = await conflict({ attendance: 331 }, { attendance: 338 });
    const kept = decision(two, 'keep');
    expect(await decide(administrator, kept)).toMatchObject({ status: 'applied' });
    for (const person of [thabo, lerato]) {
      const after = await seen(person, two.id);
      expect(states(after)).toEqual(['standing', 'superseded']);
      expect(after.report).toMatchObject({
        attendance: 331,
        openVersions: 0,
        decision: { choice: 'keep', accountId: administrator.id },
      });
      expect(after.report.decision?.authorNames).toEqual(two.report.authorNames.slice(0, 1));
    }
  });

  test('take: the other one takes its place, by an author as well', async () => {
    const two = await conflict({ attendance: 331 }, { attendance: 338 });
    expect(await decide(thabo, decision(two, 'take'))).toMatchObject({ status: 'applied' });
    const after = await seen(lerato, two.id);
    expect(states(after)).toEqual(['superseded', 'standing']);
    expect(after.report).toMatchObject({ attendance: 338, standingVersionId: two.versionId });
    expect(after.report.receiptNumber).toBe(two.report.receiptNumber);
  });

  test.each([
    ['perField', { attendance: 331, males: 150 }, 'is one of the two, field by field'],
    ['addUp', { attendance: 669, males: 290 }, 'is the sum'],
    ['edited', { attendance: 335, males: 148 }, 'is what the person says'],
  ] as const)('%s: a new version %s', async (choice, outcome, _what) => {
    const two = await conflict({ attendance: 331, males: 140 }, { attendance: 338, males: 150 });
    const values = { ...two.report, ...outcome };
    expect(await decide(lerato, decision(two, choice, values))).toMatchObject({
      status: 'applied',
    });
    const after = await seen(thabo, two.id);
    expect(states(after)).toEqual(['superseded', 'superseded', 'standing']);
    expect(after.report).toMatchObject({ ...outcome, openVersions: 0 });
    expect(after.report.authorIds).toEqual([thabo.id, lerato.id]);
  });

  test('both valid: the other one gets a report of its own, and each author sees theirs', async () => {
    const two = await conflict({ attendance: 331 }, { attendance: 120 });
    const result = await decide(administrator, decision(two, 'both'));
    expect(result).toMatchObject({ status: 'applied' });
    const { output } = result as { output: { secondReportId: string } };
    const first = await seen(thabo, two.id);
    const second = await seen(lerato, output.secondReportId);
    expect(first.report).toMatchObject({ attendance: 331, occurrence: 1, openVersions: 0 });
    expect(second.report).toMatchObject({ attendance: 120, occurrence: 2, openVersions: 0 });
    expect(second.report.receiptNumber).not.toBe(first.report.receiptNumber);
    expect(first.report.authorIds).toEqual([thabo.id]);
    expect(second.report.authorIds).toEqual([lerato.id]);
    expect(states(second)).toEqual(['standing']);
    expect((await lerato.ask('GET', `/api/v1/churches/attendance/${two.id}`)).status).toBe(404);
  });

  test('is done exactly once, and the second of two decisions is a conflict that says who decided', async () => {
    const two = await conflict({ attendance: 331 }, { attendance: 338 });
    const id = randomUUID();
    const [once, again] = await Promise.all([
      decide(thabo, decision(two, 'keep'), id),
      decide(thabo, decision(two, 'keep'), id),
    ]);
    expect([once.status, again.status].toSorted()).toEqual(['applied', 'duplicate']);
    const late = await decide(lerato, decision(two, 'take'));
    expect(late).toMatchObject({
      status: 'conflict',
      problem: { code: 'conflict' },
      current: { id: two.id, attendance: 331 },
    });
    expect(states(await seen(thabo, two.id))).toEqual(['standing', 'superseded']);
  });

  test('two people decide at the same instant: one decision holds, the other hears of it', async () => {
    const two = await conflict({ attendance: 331 }, { attendance: 338 });
    const results = await Promise.all([
      decide(thabo, decision(two, 'keep')),
      decide(lerato, decision(two, 'take')),
      decide(administrator, decision(two, 'both')),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([
      'applied',
      'conflict',
      'conflict',
    ]);
    expect((await seen(administrator, two.id)).report.openVersions).toBe(0);
  });

  test('whose report got its own place meanwhile hears that it was decided, not that it is gone', async () => {
    const two = await conflict({ attendance: 331 }, { attendance: 338 });
    expect((await decide(administrator, decision(two, 'both'))).status).toBe('applied');
    expect(await decide(lerato, decision(two, 'take'))).toMatchObject({
      status: 'conflict',
      problem: { message: expect.stringContaining('has decided already') },
    });
  });

  test('numbers that are not what was chosen, or break a stop rule, are refused in words', async () => {
    const two = await conflict({ attendance: 331 }, { attendance: 338 });
    const wrong = { ...two.report, attendance: 1 };
    for (const choice of ['keep', 'take', 'perField', 'addUp', 'both'] as const) {
      expect(await decide(thabo, decision(two, choice, wrong))).toMatchObject({
        status: 'rejected',
        problem: { code: 'validation', fields: { values: expect.any(String) } },
      });
    }
    const empty = { ...two.report, attendance: null };
    expect(await decide(thabo, decision(two, 'edited', empty))).toMatchObject({
      status: 'rejected',
      problem: { fields: { attendance: expect.stringContaining('Enter the attendance') } },
    });
    expect((await seen(thabo, two.id)).report.openVersions).toBe(1);
  });

  test('a third report stays open until it is decided too', async () => {
    const two = await conflict({ attendance: 331 }, { attendance: 338 });
    const { date } = two.report;
    await submit(administrator, reportFor(tenant, { date, attendance: 350 }));
    expect(await decide(thabo, decision(two, 'take'))).toMatchObject({ status: 'applied' });
    const after = await seen(administrator, two.id);
    expect(after.report).toMatchObject({ attendance: 338, openVersions: 1 });
    expect(states(after)).toEqual(['superseded', 'standing', 'open']);
  });
});

test('a correction and a second report at the same instant: nothing is overwritten', async () => {
  for (let round = 0; round < 5; round++) {
    day += 1;
    const date = addDays(today(), -day);
    const id = await submit(thabo, reportFor(tenant, { date, attendance: 331 }));
    await Promise.all([
      submit(thabo, reportFor(tenant, { date, attendance: 332 })),
      submit(lerato, reportFor(tenant, { date, attendance: 338 })),
    ]);
    const after = await seen(administrator, id);
    expect(after.report).toMatchObject({ attendance: 332, openVersions: 1 });
    expect(states(after).toSorted()).toEqual(['open', 'standing', 'superseded']);
  }
});

async function sent() {
  day += 1;
  const input = reportFor(tenant, { date: addDays(today(), -day), attendance: 331 });
  const id = await submit(thabo, input);
  return { id, input, ...(await seen(thabo, id)) };
}

/** State of a device that has only its own item. */
function unknown(item: string, place: AttendanceReport) {
  return { id: item, report: { ...place, standingVersionId: item } } as Awaited<
    ReturnType<typeof sent>
  >;
}

describe('deleting a report that was sent', () => {
  type Sent = Awaited<ReturnType<typeof sent>>;
  const remove = (person: Person, { id, report }: Sent, reason: string | null = null) => {
    const { date, churchId, groupId, serviceId, standingVersionId: basedOn } = report;
    const input = { id, date, churchId, groupId, serviceId, basedOn, reason };
    return push(person, 'attendance.void', input);
  };

  async function listed({ input }: Sent) {
    const { date } = input;
    const answer = await administrator.ask('POST', '/api/v1/churches/attendance/browse', {
      from: date,
      to: date,
    });
    return ((await answer.json()) as { totalResults: number }).totalResults;
  }

  test('its author deletes it: it is in no list, its versions stay', async () => {
    const report = await sent();
    expect(await listed(report)).toBe(1);
    expect(await remove(thabo, report)).toMatchObject({ status: 'applied' });
    expect(await listed(report)).toBe(0);
    const after = await seen(thabo, report.id);
    expect(after.report).toMatchObject({ status: 'void', decision: { choice: 'void' } });
    expect(states(after)).toEqual(['standing']);
  });

  test('an administrator says why, and the author reads it', async () => {
    const report = await sent();
    expect(await remove(administrator, report)).toMatchObject({
      status: 'rejected',
      problem: { fields: { reason: expect.any(String) } },
    });
    expect(await remove(administrator, report, 'Counted twice')).toMatchObject({
      status: 'applied',
    });
    expect((await seen(thabo, report.id)).report.decision).toMatchObject({
      reason: 'Counted twice',
      accountId: administrator.id,
    });
  });

  test('a new submission stands in its place, whoever counted it', async () => {
    const report = await sent();
    await remove(thabo, report);
    await submit(lerato, { ...report.input, attendance: 340 });
    const after = await seen(lerato, report.id);
    expect(after.report).toMatchObject({
      status: 'submitted',
      attendance: 340,
      openVersions: 0,
      decision: null,
    });
    expect(await listed(report)).toBe(1);
  });

  test('while two reports differ, or when it changed meanwhile, it waits for its author', async () => {
    const report = await sent();
    await submit(thabo, { ...report.input, attendance: 332 });
    expect(await remove(thabo, report)).toMatchObject({ status: 'conflict' });
    const two = await conflict({ attendance: 1 }, { attendance: 2 });
    expect(await remove(thabo, { ...two, input: report.input })).toMatchObject({
      status: 'conflict',
    });
  });

  test('deleted before the device knew what became of it: the item’s id is enough', async () => {
    const report = await sent();
    const { id, versionId, report: other } = await conflict({ attendance: 5 }, { attendance: 6 });
    expect(await remove(thabo, unknown(report.id, report.report))).toMatchObject({
      status: 'applied',
    });
    // It had become one of two: its author takes it back, and the other stands.
    expect(await remove(thabo, unknown(versionId, other))).toMatchObject({ status: 'conflict' });
    expect(await remove(lerato, unknown(versionId, other))).toMatchObject({ status: 'applied' });
    const after = await seen(thabo, id);
    expect(after.report).toMatchObject({ openVersions: 0, attendance: 5, status: 'submitted' });
    expect(states(after)).toEqual(['standing', 'superseded']);
  });
});
