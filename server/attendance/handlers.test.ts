import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputOf } from '#domain/operation.ts';
import type { browseReports } from '#domain/attendance/operations.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { mutationsOf, reportFor, today } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';

type Found = OutputOf<typeof browseReports>;

let server: RunningServer;
let tenant: TestTenant;
let administrator: Person;
let churchAdministrator: Person;
let usher: Person;
const days = [0, 1, 2, 3, 4].map((back) => addDays(today(), -back));

async function browse(person: Person, body: object): Promise<Found> {
  const response = await person.ask('POST', '/api/v1/churches/attendance/browse', body);
  expect(response.status).toBe(200);
  return (await response.json()) as Found;
}

const counts = ({ data }: Found) => data.map(({ attendance }) => attendance);

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  const [first, , third] = tenant.churches;
  administrator = await tenant.person('System Admin', { kind: 'tenant' });
  churchAdministrator = await tenant.person('Church Admin', {
    kind: 'churchGroup',
    id: tenant.churchGroups.north,
  });
  usher = await tenant.person('Usher', { kind: 'church', id: first });
  const own = days.map((date, at) => reportFor(tenant, { date, attendance: 10 * (at + 1) }));
  const southern = reportFor(tenant, { churchId: third, serviceId: tenant.services[2] });
  const didNotMeet = { attendance: null, didNotMeet: true, didNotMeetReason: 'Floods' };
  const second = { churchId: tenant.churches[1], serviceId: tenant.services[1] };
  for (const [person, inputs] of [
    [usher, own],
    [administrator, [southern, reportFor(tenant, { ...second, ...didNotMeet })]],
  ] as const) {
    const items = Object.fromEntries(inputs.map((input) => [randomUUID(), input]));
    await person.ask('POST', '/api/v1/mutations', mutationsOf(items));
  }
});
afterAll(() => server.close());

describe('searching reports', () => {
  test('lists the reports in the access scopes: their own, their churches’, all', async () => {
    expect((await browse(usher, {})).totalResults).toBe(5);
    expect((await browse(churchAdministrator, {})).totalResults).toBe(6);
    expect((await browse(administrator, {})).totalResults).toBe(7);
  });

  test('goes by page, the latest first, and each report is on exactly one page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => browse(usher, { page, results: 2 })));
    expect(pages.flatMap(({ data }) => data.map(({ date }) => date))).toEqual(days);
    expect(pages[0]).toMatchObject({ currentPage: 1, resultsPerPage: 2, totalPages: 3 });
  });

  test('says how many there are on a page beyond the last too', async () => {
    const beyond = await browse(usher, { page: 9, results: 2 });
    expect(beyond).toMatchObject({ data: [], totalPages: 3, totalResults: 5 });
  });

  test('sorts either way, and what was not counted comes last', async () => {
    const orderBy = 'attendance';
    expect(counts(await browse(administrator, { orderBy, sortOrder: 'ascending' }))).toEqual([
      10,
      20,
      30,
      40,
      50,
      120,
      null,
    ]);
    expect(counts(await browse(administrator, { orderBy }))).toEqual([
      120,
      50,
      40,
      30,
      20,
      10,
      null,
    ]);
  });

  test.each([
    ['a church', () => ({ churchId: tenant.churches[2] }), 1],
    ['a church group', () => ({ churchGroupId: tenant.churchGroups.north }), 6],
    ['a service', () => ({ serviceId: tenant.services[0] }), 5],
    ['a first day', () => ({ from: days[1] }), 4],
    ['a last day', () => ({ to: days[3] }), 2],
    ['both', () => ({ from: days[3], to: days[3] }), 1],
    ['all at once', () => ({ churchId: tenant.churches[2], to: days[1] }), 0],
  ])('by %s', async (_what, filter, expected) => {
    expect((await browse(administrator, filter())).totalResults).toBe(expected);
  });
});

describe('one report', () => {
  test('comes with each of its versions to whoever submitted one, and to those who see it whole', async () => {
    const other = await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] });
    const input = reportFor(tenant, { attendance: 11 });
    const response = await other.ask('POST', '/api/v1/churches/submit-attendance', input, {
      'idempotency-key': randomUUID(),
    });
    expect(response.headers.get('x-receipt')).toMatch(/^\w{3}-\w{3}-\w$/);
    const { reportId, outcome } = (await response.json()) as Record<string, string>;
    expect(outcome).toBe('competing');
    const versionsFor = async (person: Person) => {
      const answer = await person.ask('GET', `/api/v1/churches/attendance/${reportId}`);
      const { data } = (await answer.json()) as { data: { versions: { state: string }[] } };
      return data.versions.map(({ state }) => state);
    };
    expect(await versionsFor(administrator)).toEqual(['standing', 'open']);
    // Both who submitted it see both: they may decide.
    expect(await versionsFor(usher)).toEqual(['standing', 'open']);
    expect(await versionsFor(other)).toEqual(['standing', 'open']);
  });
});
