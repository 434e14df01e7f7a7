import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { endRoles } from '../../tests/support/members.ts';
import { mutationOf, push, reportFor, sunday } from '../../tests/support/reports.ts';
import { inTenant } from '../database/tenant.ts';
import type { Mutation } from '#domain/protocol.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let nomsa: Person;
/** A church group in which there is nothing yet. */
let regional: string;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  nomsa = await tenant.person('System Admin', { kind: 'tenant' });
});
afterAll(() => server.close());

interface Result {
  status: string;
  problem?: { code: string; fields?: Record<string, string> };
}

async function send(author: Person, name: string, args: unknown, id = randomUUID()) {
  const [result] = await push(server.app, bearer(author.signedIn), [
    mutationOf(args, { name, id }),
  ]);
  return result as Result;
}

async function add(register: string, fields: object, author = nomsa): Promise<string> {
  const id = randomUUID();
  expect(await send(author, `${register}.create`, fields, id)).toMatchObject({ status: 'applied' });
  return id;
}

const region = (parentChurchGroupId: string | null, name = `Region ${randomUUID()}`) => ({
  parentChurchGroupId,
  name,
  description: null,
  status: 'active',
});

const church = (churchGroupId: string | null) => ({
  churchGroupId,
  name: `Church ${randomUUID().slice(0, 8)}`,
  shortCode: randomUUID().slice(0, 8),
  description: null,
  address: null,
  phone: null,
  email: null,
  timeZone: 'Africa/Johannesburg',
  weekStartsOn: 'sunday',
  currency: 'ZAR',
  status: 'active',
});

const edit = (author: Person, register: string, id: string, edits: object) =>
  send(author, `${register}.edit`, { id, edits });

const move = (author: Person, id: string, was: string | null, shallBe: string | null) =>
  edit(author, 'churches', id, { churchGroupId: { was, shallBe } });

const archive = (author: Person, register: string, id: string) =>
  edit(author, register, id, { status: { was: 'active', shallBe: 'archived' } });

const editTo = (field: string, was: number | boolean, shallBe: number | boolean) => ({
  [field]: { was, shallBe },
});
const saveOf = (churchId: string, changed: object): Mutation =>
  mutationOf({ churchId, edits: changed }, { name: 'churches.saveReportPolicy' });
async function policies(churchId: string): Promise<object[]> {
  return inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows(
      'policies',
      `select allow_backdate_days as "allowBackdateDays", teen_from as "teenFrom", adult_from as "adultFrom",
         asks_ages as "asksAges", asks_gender as "asksGender"
       from report_policy where tenant_id = $1 and church_id = $2`,
      [tx.tenantId, churchId],
    ),
  );
}

/** Of a church group: into another one. */
const into = (was: string | null, shallBe: string | null) => ({
  parentChurchGroupId: { was, shallBe },
});

async function idsOf(answer: Response): Promise<string[]> {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
}

/** Ids of the rows that somebody sees. */
async function seen(author: Person, path: string): Promise<string[]> {
  return idsOf(await author.ask('POST', `/api/v1/${path}/browse`, { results: 500 }));
}

const over = (id: string) => ({ kind: 'churchGroup' as const, id });

describe('issue 12: church groups in one another', () => {
  beforeAll(async () => {
    regional = await add('churchGroups', region(null));
  });

  test('who looks after an empty one sees it, and what comes into it at any depth', async () => {
    const naledi = await tenant.person('Church Admin', over(regional));
    expect(await seen(naledi, 'churchgroups')).toEqual([regional]);
    const below = await add('churchGroups', region(regional), naledi);
    const deepest = await add('churchGroups', region(below), naledi);
    expect(new Set(await seen(naledi, 'churchgroups'))).toEqual(
      new Set([regional, below, deepest]),
    );
    const soweto = await add('churches', church(deepest), naledi);
    expect(await seen(naledi, 'churches')).toEqual([soweto]);
    expect(
      await edit(naledi, 'churches', soweto, { phone: { was: null, shallBe: '011 555 0142' } }),
    ).toMatchObject({ status: 'applied' });
  });

  test('one that moves takes its churches along: who had it above loses them, who has it above gains them', async () => {
    const [from, to] = [
      await add('churchGroups', region(null)),
      await add('churchGroups', region(null)),
    ];
    const moving = await add('churchGroups', region(from));
    const inIt = await add('churches', church(moving));
    const [north, south] = [
      await tenant.person('Pastor', over(from)),
      await tenant.person('Pastor', over(to)),
    ];
    const usher = await tenant.person('Usher', { kind: 'church', id: inIt });
    expect([await seen(north, 'churches'), await seen(south, 'churches')]).toEqual([[inIt], []]);
    const parentChurchGroupId = { was: from, shallBe: to };
    expect(await edit(nomsa, 'churchGroups', moving, { parentChurchGroupId })).toMatchObject({
      status: 'applied',
    });
    expect([await seen(north, 'churches'), await seen(south, 'churches')]).toEqual([[], [inIt]]);
    expect(await seen(north, 'churchgroups')).toEqual([from]);
    expect(new Set(await seen(south, 'churchgroups'))).toEqual(new Set([to, moving]));
    // The usher of the church sees it as before.
    expect(await seen(usher, 'churches')).toEqual([inIt]);
    expect(await seen(usher, 'churchgroups')).toEqual([moving]);
  });

  test('a circle, and a place where one may not put it, are sentences at the field', async () => {
    const top = await add('churchGroups', region(null));
    const below = await add('churchGroups', region(top));
    const naledi = await tenant.person('Church Admin', over(below));
    expect(await edit(nomsa, 'churchGroups', top, into(null, below))).toMatchObject({
      status: 'rejected',
      problem: {
        fields: { parentChurchGroupId: expect.stringContaining('cannot be a part of itself') },
      },
    });
    expect(await edit(naledi, 'churchGroups', below, into(top, null))).toMatchObject({
      status: 'rejected',
      problem: { fields: { parentChurchGroupId: 'You may not put a church group here' } },
    });
  });

  test('one with a church or a church group in it is not archived; one whose churches are is', async () => {
    const top = await add('churchGroups', region(null));
    const below = await add('churchGroups', region(top));
    const inIt = await add('churches', church(below));
    expect(await archive(nomsa, 'churchGroups', top)).toMatchObject({
      problem: { fields: { status: 'Church groups are in this one. Move them first' } },
    });
    expect(await archive(nomsa, 'churchGroups', below)).toMatchObject({
      problem: { fields: { status: 'Churches are in this church group. Move them first' } },
    });
    expect(await archive(nomsa, 'churches', inIt)).toMatchObject({ status: 'applied' });
    expect(await archive(nomsa, 'churchGroups', below)).toMatchObject({ status: 'applied' });
    expect(await send(nomsa, 'churches.create', church(below))).toMatchObject({
      problem: {
        fields: { churchGroupId: 'This church group is archived. Choose another' },
      },
    });
  });

  test('a role that ended over a church group above is remembered for what its holder counted', async () => {
    const top = await add('churchGroups', region(null));
    const below = await add('churchGroups', region(top));
    const inIt = await add('churches', church(below));
    const sunrise = {
      churchId: inIt,
      name: 'Sunrise service',
      kind: 'sunday',
      weekdays: [0],
      startTime: '06:00',
      sort: 1,
      status: 'active',
    };
    const serviceId = await add('services', sunrise);
    const usher = await tenant.person('Usher', over(top));
    await endRoles(server.services.pool, tenant.id, usher.id);
    const report = reportFor(tenant, { churchId: inIt, serviceId, date: sunday() });
    const [result] = await push(server.app, bearer(usher.signedIn), [mutationOf(report)]);
    expect(result).toMatchObject({ status: 'held' });
  });
});

describe('issue 12: churches', () => {
  test('a church that moves is seen by who looks after where it goes, and no more by who did', async () => {
    const { north, south } = tenant.churchGroups;
    const before = await tenant.person('Pastor', over(north));
    const after = await tenant.person('Pastor', over(south));
    const moving = await add('churches', church(north));
    const group = await seen(after, 'churches');
    expect(group).not.toContain(moving);
    expect(await move(nomsa, moving, north, south)).toMatchObject({ status: 'applied' });
    expect(await seen(before, 'churches')).not.toContain(moving);
    expect(await seen(after, 'churches')).toContain(moving);
  });

  test('who looks after one church changes it, moves it nowhere, and adds none', async () => {
    const { north, south } = tenant.churchGroups;
    const own = await add('churches', church(north));
    const local = await tenant.person('Church Admin', { kind: 'church', id: own });
    expect(
      await edit(local, 'churches', own, { address: { was: null, shallBe: '1 Main Road' } }),
    ).toMatchObject({ status: 'applied' });
    expect(await move(local, own, north, null)).toMatchObject({
      problem: { fields: { churchGroupId: 'You may not put a church here' } },
    });
    expect(await move(local, own, north, south)).toMatchObject({ status: 'rejected' });
    expect(await send(local, 'churches.create', church(north))).toMatchObject({
      problem: { code: 'forbidden' },
    });
  });

  test('a short code is of one church for good, and no church has one of 300 characters', async () => {
    const first = church(null);
    const old = await add('churches', first);
    expect(await archive(nomsa, 'churches', old)).toMatchObject({ status: 'applied' });
    const again = { ...church(null), shortCode: first.shortCode.toUpperCase() };
    expect(await send(nomsa, 'churches.create', again)).toMatchObject({
      problem: { fields: { shortCode: expect.stringContaining('or had it') } },
    });
    const other = church(null);
    const archived = await add('churches', other);
    await archive(nomsa, 'churches', archived);
    const shortCode = { was: other.shortCode, shallBe: first.shortCode };
    expect(await edit(nomsa, 'churches', archived, { shortCode })).toMatchObject({
      problem: { fields: { shortCode: expect.stringContaining('or had it') } },
    });
    const long = { ...church(null), shortCode: 'x'.repeat(300) };
    expect(await send(nomsa, 'churches.create', long)).toMatchObject({
      problem: { fields: { shortCode: 'Use at most 50 characters' } },
    });
  });

  test('a phone number, an address of mail and a time zone that are none are sentences at their fields', async () => {
    const wrong = { ...church(null), phone: 'ask Naledi', email: 'naledi', timeZone: 'Mars/Base' };
    expect(await send(nomsa, 'churches.create', wrong)).toMatchObject({
      status: 'rejected',
      problem: {
        fields: {
          phone: 'Use digits only, such as 082 555 0142',
          email: 'Check the address. It should look like name@example.org',
          timeZone: 'Choose one of the list',
        },
      },
    });
  });

  test('lists narrowed to a church group have what is in it at any depth', async () => {
    const own = await newTenant(server);
    const admin = await own.person('System Admin', { kind: 'tenant' });
    const above = await add('churchGroups', region(null), admin);
    const { north } = own.churchGroups;
    expect(await edit(admin, 'churchGroups', north, into(null, above))).toMatchObject({
      status: 'applied',
    });
    const report = mutationOf(reportFor(own, { date: sunday(0) }));
    await push(server.app, bearer(admin.signedIn), [report]);
    const narrowedTo = async (churchGroupId: string) => {
      const listed = await admin.ask('GET', `/api/v1/churches?churchGroupId=${churchGroupId}`);
      const found = await admin.ask('POST', '/api/v1/churches/attendance/browse', {
        churchGroupId,
      });
      const browsed = await admin.ask('POST', '/api/v1/churches/browse', {
        filters: { churchGroupId },
      });
      const { totalResults } = (await found.json()) as { totalResults: number };
      return {
        listed: (await idsOf(listed)).toSorted(),
        browsed: (await idsOf(browsed)).toSorted(),
        reports: totalResults,
      };
    };
    const churches = own.churches.slice(0, 2).toSorted();
    const ofNorth = { listed: churches, browsed: churches, reports: 1 };
    expect(await narrowedTo(north)).toEqual(ofNorth);
    expect(await narrowedTo(above)).toEqual(ofNorth);
    expect(await narrowedTo(own.churchGroups.south)).toMatchObject({ reports: 0 });
  });

  test('an archived church takes no new reports, and keeps those that it has', async () => {
    const own = await newTenant(server);
    const admin = await own.person('System Admin', { kind: 'tenant' });
    const report = (weeks: number) => mutationOf(reportFor(own, { date: sunday(weeks) }));
    const [first] = await push(server.app, bearer(admin.signedIn), [report(0)]);
    expect(first).toMatchObject({ status: 'applied' });
    const [churchId] = own.churches;
    expect(await archive(admin, 'churches', churchId)).toMatchObject({ status: 'applied' });
    const [second] = await push(server.app, bearer(admin.signedIn), [report(1)]);
    expect(second).toMatchObject({
      status: 'rejected',
      problem: { fields: { churchId: expect.stringContaining('archived') } },
    });
    const listed = await admin.ask('POST', '/api/v1/churches/attendance/browse', { churchId });
    expect(((await listed.json()) as { data: object[] }).data).toHaveLength(1);
  });

  test('how reports are taken is said by who looks after the church, and a second time takes the place of the first', async () => {
    const own = await add('churches', church(null));
    const local = await tenant.person('Church Admin', { kind: 'church', id: own });
    const save = (numbers: object) =>
      local.ask('PUT', `/api/v1/churches/${own}/reportpolicy`, {
        allowBackdateDays: 30,
        teenFrom: 13,
        adultFrom: 18,
        ...numbers,
      });
    const wrong = await save({ teenFrom: 20 });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('Adults are older than teens');
    const [first, again] = [await save({}), await save({ allowBackdateDays: 7 })];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await first.json()).toEqual(await again.json());
  });

  describe('issue 12: a report policy is edited field by field', () => {
    test('issue 12: two people edit two fields of a church without a policy; of one field the later one clashes, and insists', async () => {
      const own = await add('churches', church(null));
      const place = { kind: 'church', id: own } as const;
      const one = await tenant.person('Church Admin', place);
      const other = await tenant.person('Church Admin', place);
      const first = saveOf(own, editTo('allowBackdateDays', 60, 21));
      const [made] = await push(server.app, bearer(one.signedIn), [first]);
      expect(made).toMatchObject({ status: 'applied', output: { id: own } });
      const beside = saveOf(own, editTo('adultFrom', 20, 18));
      const [kept] = await push(server.app, bearer(other.signedIn), [beside]);
      expect(kept).toMatchObject({ status: 'applied' });
      const [clashing] = await push(server.app, bearer(other.signedIn), [
        saveOf(own, {
          ...editTo('allowBackdateDays', 60, 7),
          ...editTo('teenFrom', 13, 12),
        }),
      ]);
      expect(clashing).toMatchObject({
        status: 'conflict',
        current: { clashes: [{ field: 'allowBackdateDays', now: 21 }] },
      });
      // Sent once more after a lost answer: nothing is done twice.
      const [again] = await push(server.app, bearer(one.signedIn), [first]);
      expect(again).toMatchObject({ status: 'duplicate' });
      expect(await policies(own)).toMatchObject([
        { allowBackdateDays: 21, teenFrom: 13, adultFrom: 18 },
      ]);
      const [insisted] = await push(server.app, bearer(other.signedIn), [
        saveOf(own, editTo('allowBackdateDays', 21, 7)),
      ]);
      expect(insisted).toMatchObject({ status: 'applied' });
      expect(await policies(own)).toMatchObject([{ allowBackdateDays: 7, teenFrom: 13 }]);
    });

    test('S3-018 two people choose what reports ask; a program from before the choices leaves them, and what it counts is taken', async () => {
      const [churchId] = tenant.churches;
      const local = await tenant.person('Church Admin', { kind: 'church', id: churchId });
      const answers = await Promise.all([
        push(server.app, bearer(nomsa.signedIn), [
          saveOf(churchId, editTo('asksAges', true, false)),
        ]),
        push(server.app, bearer(local.signedIn), [
          saveOf(churchId, editTo('asksGender', true, false)),
        ]),
      ]);
      expect(answers.flat()).toMatchObject([{ status: 'applied' }, { status: 'applied' }]);
      const path = `/api/v1/churches/${churchId}/reportpolicy`;
      const numbers = { allowBackdateDays: 90, teenFrom: 12, adultFrom: 18 };
      expect((await local.ask('PUT', path, numbers)).status).toBe(200);
      expect(await policies(churchId)).toEqual([
        { ...numbers, asksAges: false, asksGender: false },
      ]);
      expect((await local.ask('PUT', path, { ...numbers, asksAges: true })).status).toBe(200);
      expect(await policies(churchId)).toEqual([{ ...numbers, asksAges: true, asksGender: false }]);
      const split = { attendance: 9, males: 4, females: 5 };
      const report = mutationOf(reportFor(tenant, { date: sunday(), ...split }));
      const [taken] = await push(server.app, bearer(nomsa.signedIn), [report]);
      expect(taken).toMatchObject({ status: 'applied' });
      const kept = await nomsa.ask('POST', '/api/v1/churches/attendance/browse', { churchId });
      expect((await kept.json()) as object).toMatchObject({ data: [split] });
    });

    test('issue 12: two first edits at the same moment make one policy', async () => {
      const own = await add('churches', church(null));
      const answers = await Promise.all(
        [editTo('adultFrom', 20, 18), editTo('teenFrom', 13, 12)].map((changed) =>
          push(server.app, bearer(nomsa.signedIn), [saveOf(own, changed)]),
        ),
      );
      expect(answers.flat()).toMatchObject([{ status: 'applied' }, { status: 'applied' }]);
      expect(await policies(own)).toMatchObject([
        { allowBackdateDays: 60, teenFrom: 12, adultFrom: 18 },
      ]);
    });

    test('issue 12: an edit that fits only with what has changed meanwhile is refused at its field', async () => {
      const own = await add('churches', church(null));
      const late = saveOf(own, editTo('teenFrom', 13, 19));
      await push(server.app, bearer(nomsa.signedIn), [saveOf(own, editTo('adultFrom', 20, 18))]);
      const [refused] = await push(server.app, bearer(nomsa.signedIn), [late]);
      expect(refused).toMatchObject({
        status: 'rejected',
        problem: { fields: { adultFrom: expect.stringContaining('older than teens') } },
      });
    });

    test('issue 12: a right that ended while it waited, and a church elsewhere, refuse it', async () => {
      const own = await add('churches', church(null));
      const local = await tenant.person('Church Admin', { kind: 'church', id: own });
      await endRoles(server.services.pool, tenant.id, local.id);
      const late = saveOf(own, editTo('teenFrom', 13, 12));
      const [ended] = await push(server.app, bearer(local.signedIn), [late]);
      expect(ended).toMatchObject({ status: 'rejected', problem: { code: 'forbidden' } });
      const elsewhere = await newTenant(server);
      const [foreign] = await push(server.app, bearer(nomsa.signedIn), [
        saveOf(elsewhere.churches[0], editTo('teenFrom', 13, 12)),
      ]);
      expect(foreign).toMatchObject({ status: 'rejected', problem: { code: 'not_found' } });
      expect(await policies(own)).toEqual([]);
    });

    test('issue 12: numbers out of range, edits of nothing and half a policy are answered with a sentence', async () => {
      const own = await add('churches', church(null));
      const path = `/api/v1/churches/${own}/reportpolicy`;
      const wrong = { edits: editTo('teenFrom', 13, 500) };
      expect((await nomsa.ask('PUT', path, wrong)).status).toBe(422);
      expect((await nomsa.ask('PUT', path, { teenFrom: 12 })).status).toBe(422);
      expect((await nomsa.ask('PUT', path, {})).status).toBe(422);
      expect((await nomsa.ask('PUT', path, { edits: {} })).status).toBe(200);
      expect(await policies(own)).toEqual([]);
    });
  });
});
