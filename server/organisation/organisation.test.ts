import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { linesAbout } from '../../tests/support/audit-log.ts';
import { church, wholeTenant } from '../../tests/support/members.ts';
import { addPeople } from '../../tests/support/people.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { addPicture, picture } from '../../tests/support/pictures.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { Organisation } from '#domain/organisation/entities.ts';
import type { SyncPage } from '#domain/protocol.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let naledi: Person;
let sipho: Person;
let usher: Person;
let churchAdmin: Person;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function fresh(): Promise<void> {
  tenant = await newTenant(server);
  naledi = await tenant.person('System Admin', wholeTenant);
  sipho = await tenant.person('System Admin', wholeTenant);
  usher = await tenant.person('Usher', church(tenant.churches[0]));
  churchAdmin = await tenant.person('Church Admin', church(tenant.churches[0]));
}

interface Result {
  status: string;
  problem?: { code: string; message: string; fields?: Record<string, string> };
  current?: unknown;
}

async function edit(author: Person, edits: object): Promise<Result> {
  const args = { edits };
  const [result] = await push(server.app, bearer(author.signedIn), [
    mutationOf(args, { name: 'organisation.edit' }),
  ]);
  return result as Result;
}

const to = (was: unknown, shallBe: unknown) => ({ was, shallBe });
const said = (was: unknown, shallBe: unknown) => ({ connectionWords: to(was, shallBe) });
const applied = { status: 'applied' };
const nameNow = async () => (await read(naledi)).name;

async function read(person: Person): Promise<Organisation> {
  const answer = await person.ask('GET', '/api/v1/organisation');
  expect(answer.status).toBe(200);
  return (await answer.json()) as Organisation;
}

async function held(person: Person): Promise<unknown[]> {
  const answer = await person.ask('GET', '/api/v1/sync?limit=2000');
  const { changes } = (await answer.json()) as SyncPage;
  return changes.filter(({ t, d }) => t === 'organisation' && d).map(({ d }) => d);
}

const tenantOf = async (person: Person) => {
  const answer = await person.ask('GET', '/api/v1/userdetails/current-user');
  return ((await answer.json()) as { tenant: { name: string; timeZone: string } }).tenant;
};

async function sent(person: Person): Promise<string> {
  const id = randomUUID();
  expect((await addPicture(server.app, person, id, picture('photo.jpg'))).status).toBe(202);
  return id;
}
const readBy = async (person: Person, id: string) =>
  (await person.ask('GET', pictureAddress(id))).status;

const word = (text: string | null, status: string) => ({ word: text, status, offered: true });
const foundByAge = async (ageClass: string) => {
  const filters = { ageClass };
  const answer = await churchAdmin.ask('POST', '/api/v1/people/browse', { filters });
  return ((await answer.json()) as { data: { connectionStatus: string }[] }).data;
};

const freeName = () => `Hope ${randomUUID().slice(0, 8)}`;

describe('issue 13: the organisation', () => {
  beforeAll(fresh);

  test('says what the session says, and looks as the product, before anybody changed it', async () => {
    const { name, timeZone } = await tenantOf(naledi);
    expect(await read(usher)).toEqual({
      id: tenant.id,
      name,
      timeZone,
      email: null,
      phone: null,
      website: null,
      logoId: null,
      theme: 'protea',
      scheme: 'auto',
      layout: 'classic',
      teenFrom: 13,
      adultFrom: 20,
      connectionWords: [],
      followUpWords: [],
    });
    expect(await held(usher)).toEqual([]);
  });

  test('is changed by who has settings.system, and reaches devices, sessions and REST alike', async () => {
    const name = freeName();
    const result = await edit(naledi, {
      name: to(await nameNow(), name),
      email: to(null, 'office@example.org'),
      theme: to('protea', 'fynbos'),
    });
    expect(result).toMatchObject(applied);
    const row = await read(usher);
    expect(row).toMatchObject({ name, email: 'office@example.org', theme: 'fynbos', phone: null });
    expect(await held(usher)).toEqual([row]);
    expect(await held(churchAdmin)).toEqual([row]);
    expect(await tenantOf(usher)).toMatchObject({ name });
  });

  test('B01 B02: is changed by nobody else, and nobody reads the one of another', async () => {
    const stranger = await (await newTenant(server)).person('System Admin', wholeTenant);
    const before = await read(naledi);
    for (const person of [churchAdmin, usher]) {
      expect(await edit(person, { phone: to(null, '011 555 0101') })).toMatchObject({
        status: 'rejected',
        problem: { code: 'forbidden' },
      });
    }
    const theirs = freeName();
    expect(await edit(stranger, { name: to((await read(stranger)).name, theirs) })).toMatchObject(
      applied,
    );
    expect(await read(naledi)).toEqual(before);
    expect(await read(stranger)).toMatchObject({ name: theirs, email: null });
    expect(await held(stranger)).toEqual([await read(stranger)]);
    const nowhere = await tenant.person('Usher');
    expect((await nowhere.ask('GET', '/api/v1/organisation')).status).toBe(403);
    expect(await held(nowhere)).toEqual([]);
  });

  test('two people who change different things both keep theirs; of the same thing one is asked', async () => {
    const { phone, website, email } = await read(naledi);
    expect(await edit(naledi, { phone: to(phone, '011 555 0101') })).toMatchObject(applied);
    expect(await edit(sipho, { website: to(website, 'www.example.org') })).toMatchObject(applied);
    expect(await read(usher)).toMatchObject({ phone: '011 555 0101', website: 'www.example.org' });
    expect(await edit(naledi, { email: to(email, 'naledi@example.org') })).toMatchObject(applied);
    expect(
      await edit(sipho, { email: to(email, 'sipho@example.org'), phone: to('011 555 0101', null) }),
    ).toMatchObject({
      status: 'conflict',
      current: { clashes: [{ field: 'email', now: 'naledi@example.org' }] },
    });
    const both = { email: 'naledi@example.org', phone: '011 555 0101' };
    expect(await read(usher)).toMatchObject(both);
  });

  test('two people who change two words both keep theirs; of one word one is asked, and no other words are lost', async () => {
    const partner = word('Partner', 'Member');
    const guest = word('Guest', 'First Timer');
    expect(await edit(naledi, said([], [partner]))).toMatchObject(applied);
    expect(await edit(sipho, said([], [guest]))).toMatchObject(applied);
    expect((await read(usher)).connectionWords).toEqual([guest, partner]);
    const family = word('Family', 'Member');
    const late = said([guest], [word('Visitor', 'First Timer'), family]);
    expect(await edit(sipho, late)).toMatchObject({
      status: 'conflict',
      current: {
        clashes: [{ field: 'connectionWords.Member', now: partner }],
      },
    });
    expect((await read(usher)).connectionWords).toEqual([guest, partner]);
    expect(await edit(sipho, said([partner], [family]))).toMatchObject(applied);
    expect(await edit(naledi, said([guest, family], [family]))).toMatchObject(applied);
    expect(await edit(naledi, said(['?', null], []))).toMatchObject(applied);
    expect((await read(usher)).connectionWords).toEqual([family]);
    expect(await edit(naledi, said([family], []))).toMatchObject(applied);
    const sick = word('Sick visit', 'Home Visitation');
    const funeral = word('Funeral', 'Death');
    expect(await edit(naledi, { followUpWords: to([], [sick]) })).toMatchObject(applied);
    expect(await edit(sipho, { followUpWords: to([], [funeral]) })).toMatchObject(applied);
    expect(await read(usher)).toMatchObject({
      connectionWords: [],
      followUpWords: [sick, funeral],
    });
    expect(
      await edit(sipho, { followUpWords: to([], [word('Home', 'Home Visitation')]) }),
    ).toMatchObject({
      status: 'conflict',
      current: { clashes: [{ field: 'followUpWords.Home Visitation', now: sick }] },
    });
    const none = { followUpWords: to([sick, funeral], []) };
    expect(await edit(naledi, none)).toMatchObject(applied);
  });

  test('B04: refuses in a sentence what is no name, no address and no time zone, and writes nothing', async () => {
    const before = await read(naledi);
    const wrong: [string, unknown, RegExp][] = [
      ['name', '', /Fill this in/],
      ['name', 'x'.repeat(300), /at most 120 characters/],
      ['name', 'Grace\nValley', /on one line/],
      ['email', 'not an address', /./],
      ['phone', 'ask Naledi', /./],
      ['website', 'javascript:alert(1)', /www\.example\.org/],
      ['timeZone', 'Mars/Base', /time zone of the list/],
      ['timeZone', 'africa/johannesburg', /time zone of the list/],
      ['timeZone', '+02:00', /time zone of the list/],
      ['logoId', randomUUID(), /did not arrive/],
      ['teenFrom', 0, /1/],
      ['adultFrom', 200, /100/],
      ['adultFrom', 12, /older than teens/],
      ['connectionWords', [word('Guest', 'Member'), word('guest', 'Unknown')], /Another status/],
      ['connectionWords', [word('First timer', 'Member')], /Another status/],
      ['connectionWords', [word('<b>x</b>', 'Member')], /letters/],
      ['connectionWords', [word('x'.repeat(31), 'Member')], /at most 30/],
      ['connectionWords', [word('Guest', 'Friend')], /status of the list/],
      ['connectionWords', [word('A', 'Member'), word('B', 'Member')], /each status once/],
      ['connectionWords', [{ ...word(null, 'Member'), offered: false }], /Keep it/],
      ['followUpWords', [word('Home visit', 'Death')], /Another type/],
      ['followUpWords', [word('Call', 'Member')], /type of the list/],
      ['followUpWords', [word('A', 'Death'), word('B', 'Death')], /each type once/],
    ];
    for (const [field, value, words] of wrong) {
      const was = before[field as keyof Organisation];
      const { status, problem } = await edit(naledi, { [field]: to(was, value) });
      expect(status, field).toBe('rejected');
      expect(Object.values(problem?.fields ?? {}).join(' '), field).toMatch(words);
    }
    expect(await read(naledi)).toEqual(before);
    expect(await tenantOf(naledi)).toMatchObject({ name: before.name });
  });

  test('cannot take the name or the short name of another organisation, to which people would sign up', async () => {
    const other = await newTenant(server);
    const admin = await other.person('System Admin', wholeTenant);
    const theirs = freeName();
    await edit(admin, { name: to((await read(admin)).name, theirs) });
    for (const name of [theirs.toUpperCase(), other.slug]) {
      expect(await edit(naledi, { name: to(await nameNow(), name) })).toMatchObject({
        problem: { fields: { name: expect.stringContaining('Another organisation') } },
      });
    }
  });

  test('B24: markup in its name stays text, also in the audit, which tells what was and became', async () => {
    const [was, name] = [await nameNow(), `<b>${freeName()}</b>`];
    expect(await edit(naledi, { name: to(was, name) })).toMatchObject(applied);
    expect(await read(usher)).toMatchObject({ name });
    const [line] = await linesAbout(naledi, tenant.id);
    expect(line).toMatchObject({
      title: 'Organisation changed',
      changes: [{ label: 'Name', was, became: name }],
    });
  });
});

describe('issue 13: how it speaks of people', () => {
  beforeAll(fresh);

  test('its ages and words reach its people, its lists and its files; stored statuses stay', async () => {
    const connectionWords = [word('Partner', 'Member')];
    const followUpWords = [word('Sick visit', 'Home Visitation')];
    const change = {
      teenFrom: to(13, 10),
      adultFrom: to(20, 18),
      connectionWords: to([], connectionWords),
      followUpWords: to([], followUpWords),
    };
    expect(await edit(churchAdmin, change)).toMatchObject({ problem: { code: 'forbidden' } });
    expect(await edit(naledi, change)).toMatchObject(applied);
    const terms = { teenFrom: 10, adultFrom: 18, connectionWords, followUpWords };
    expect(await read(usher)).toMatchObject(terms);
    expect(await held(usher)).toEqual([expect.objectContaining(terms)]);
    const [line] = await linesAbout(naledi, tenant.id);
    expect(line?.changes).toContainEqual({
      label: 'Connection statuses',
      was: '',
      became: 'Member: Partner',
    });
    expect(line?.changes).toContainEqual({
      label: 'Types of follow-ups',
      was: '',
      became: 'Home visit: Sick visit',
    });
  });

  test('a change that a program from before them captured is still taken, and leaves them', async () => {
    const { phone, connectionWords } = await read(naledi);
    expect(await edit(naledi, { phone: to(phone, '011 555 0199') })).toMatchObject(applied);
    expect(await read(naledi)).toMatchObject({ phone: '011 555 0199', connectionWords });
  });

  test('people of 11 or 12 years are found as teens where teens are from 10', async () => {
    const born = new Date().getUTCFullYear() - 12;
    const lesedi = personOf(tenant.churches[0], 'Lesedi Dube', { birthDate: { year: born } });
    await addPeople(server.services.pool, tenant.id, [lesedi]);
    expect(await foundByAge('Child')).toEqual([]);
    expect(await foundByAge('Teen')).toEqual([
      expect.objectContaining({ connectionStatus: 'Member' }),
    ]);
  });
});

describe('issue 13: its logo', () => {
  beforeAll(fresh);

  test('is read by everybody in it and by nobody else, and is taken away and back', async () => {
    const stranger = await (await newTenant(server)).person('System Admin', wholeTenant);
    const id = await sent(naledi);
    expect(await readBy(usher, id)).toBe(404);
    expect(await edit(naledi, { logoId: to(null, id) })).toMatchObject(applied);
    expect(await readBy(usher, id)).toBe(200);
    expect(await readBy(stranger, id)).toBe(404);
    expect(await edit(sipho, { logoId: to(id, null) })).toMatchObject(applied);
    expect(await readBy(usher, id)).toBe(404);
    // By somebody who did not send it: it was the logo before.
    expect(await edit(sipho, { logoId: to(null, id) })).toMatchObject(applied);
    expect(await readBy(usher, id)).toBe(200);
    const lines = await linesAbout(naledi, tenant.id);
    expect(lines[0]?.changes).toEqual([{ label: 'Logo', was: 'No', became: 'Yes' }]);
  });

  test('B15: is no picture of somebody else, of another organisation or that never came', async () => {
    const stranger = await (await newTenant(server)).person('System Admin', wholeTenant);
    const { logoId } = await read(naledi);
    for (const id of [await sent(sipho), await sent(stranger), randomUUID()]) {
      expect(await edit(naledi, { logoId: to(logoId, id) })).toMatchObject({
        problem: { fields: { logoId: 'This picture did not arrive. Choose it again' } },
      });
    }
    expect(await read(naledi)).toMatchObject({ logoId });
  });
});
