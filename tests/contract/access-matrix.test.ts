import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { RunningServer } from '../../server/create-server.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { sendMessages } from '../../server/shell/send-messages.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import { must } from '../../src/domain/must.ts';
import { gives, type Permission } from '../../src/domain/permissions.ts';
import type { Register } from '../../src/domain/register/register.ts';
import { registers } from '../../src/domain/registers.gen.ts';
import { operations } from '../../src/domain/registry.ts';
import { addPicture, picture } from '../support/pictures.ts';
import type { Population } from '../support/any-rows.ts';
import { sentinelOf } from '../support/places.ts';
import { freshInput, populate } from '../support/register-rows.ts';
import { subscriberAt } from '../support/push-service.ts';
import { mutationsOf, reportFor, today } from '../support/reports.ts';
import { newTenant, type Person, signInAs, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

const callers = [
  'anonymous',
  /** Administrator of another tenant. */
  'other tenant',
  /** An account of the tenant without a role. */
  'no role',
  /** An usher of the tenant's third church: everything here is outside their reach. */
  'other church',
  'author',
  'administrator',
] as const;
type CallerName = (typeof callers)[number];

const targets = ['own', 'guessed', 'other tenant', 'deleted'] as const;
type Target = (typeof targets)[number];

interface Question {
  path?: string;
  body?: unknown;
  /** In the place of a body that goes as JSON. */
  bytes?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** The status for each caller, for all ids alike or id by id: own, guessed, other tenant's, deleted. */
type Expected = number | [own: number, guessed: number, otherTenant: number, deleted: number];

interface Row {
  ask(target: Target): Question;
  /** `no id`: the operation names no record, so that it is asked once. */
  ids: 'each' | 'no id';
  expected: Record<CallerName, Expected>;
  /** Read of the answer what the status does not say: `target caller` -> the word. */
  verdict?: { of(body: unknown): string; expected: Record<CallerName, string | string[]> };
}

let server: RunningServer;
let here: TestTenant;
let elsewhere: TestTenant;
let people: Record<Exclude<CallerName, 'anonymous'>, Person>;
let reports: Record<Target, string>;
let held: Record<Target, string>;
/** Of the author with the administrator, and of two people elsewhere. */
let chats: Record<Target, string>;
/** Somebody whom the author and the administrator may write to, and the like. */
let colleagues: Record<Target, string>;
/** Somebody whose rights others change, by what they have. */
let managed: Record<'account' | 'session' | 'device' | 'role', Record<Target, string>>;

/** A shortcut, a notification and a message of somebody's own, by what they are called. */
let owned: Record<'shortcut' | 'notification' | 'message', Record<Target, string>>;

/** Photos of the author, and of the administrator elsewhere: each took the place of another one. */
let photos: Record<Target, string>;

/** A picture that the author added for a report of theirs. */
const tallySheet = randomUUID();

const shortcutBody = { label: 'Mailbox', icon: 'mail', link: '/apps/mailbox', useRouter: true };

async function idOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { id: string }).id;
}

async function ownThings(person: Person, tenant: TestTenant, messages: number) {
  const add = (what: string, body: object) => person.ask('POST', `/api/common/${what}s`, body);
  const said = { accountId: person.id, title: 'Choir', body: sentinelOf(tenant.id) };
  await inTenant(server.services.pool, tenant.id, (tx) =>
    sendMessages(
      tx,
      Array.from({ length: messages }, () => said),
      new Date(),
    ),
  );
  return {
    shortcut: await idOf(await add('shortcut', { shortcut: shortcutBody })),
    notification: await idOf(
      await add('notification', { notification: { title: sentinelOf(tenant.id) } }),
    ),
    message: String(messages),
  };
}

/** The newest message alone is left: its number is no other tenant's. */
async function deleteMessagesBelow(person: Person, newest: string): Promise<void> {
  for (let number = 1; number < Number(newest); number++) {
    const path = `/api/v1/messages/${number}`;
    await person.ask('DELETE', path, undefined, { 'idempotency-key': randomUUID() });
  }
}

async function toOwn(): Promise<typeof owned> {
  const theirs = await ownThings(people['other tenant'], elsewhere, 5);
  await deleteMessagesBelow(people['other tenant'], theirs.message);
  const deleted = await ownThings(people.author, here, 1);
  await people.author.ask('DELETE', `/api/common/shortcuts?id=${deleted.shortcut}`);
  await people.author.ask('DELETE', `/api/common/notifications?id=${deleted.notification}`);
  const own = await ownThings(people.author, here, 1);
  await deleteMessagesBelow(people.author, '2');
  const each = (what: keyof typeof own, guess: string) => ({
    own: own[what],
    guessed: guess,
    'other tenant': theirs[what],
    deleted: deleted[what],
  });
  return {
    shortcut: each('shortcut', randomUUID()),
    notification: each('notification', randomUUID()),
    message: { ...each('message', '77'), own: '2' },
  };
}

/** A report that came from somebody whose account was closed, and that was refused since. */
async function refusedIn(tenant: TestTenant, administrator: Person): Promise<string> {
  const gone = await tenant.person('Usher', churchOf(tenant, 0));
  await server.services.pool.query('update account set disabled = true where id = $1', [
    gone.signedIn.user.id,
  ]);
  const id = randomUUID();
  const place = { churchId: tenant.churches[0], serviceId: tenant.services[0] };
  await server.app.request('/api/v1/mutations', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-submit-grant': gone.signedIn.session.submitGrant,
    },
    body: JSON.stringify(mutationsOf({ [id]: reportFor(tenant, place) })),
  });
  const path = `/api/v1/churches/attendance/held/${id}/refuse`;
  expect((await administrator.ask('POST', path, {})).status).toBe(202);
  return id;
}

async function submitAs(person: Person, tenant: TestTenant, at: 0 | 1 | 2 = 0): Promise<string> {
  const body = reportFor(tenant, {
    churchId: tenant.churches[at],
    serviceId: tenant.services[at],
    notes: sentinelOf(tenant.id),
  });
  const response = await person.ask('POST', '/api/v1/churches/submit-attendance', body, {
    'idempotency-key': randomUUID(),
  });
  expect(response.status).toBe(202);
  return ((await response.json()) as { reportId: string }).reportId;
}

async function rightsOf({ id, shownDeviceId, assignments }: Person) {
  const { rows } = await server.services.pool.query<{ session: string }>(
    'select id as session from session where account_id = $1',
    [id],
  );
  const session = must(rows[0], 'their session').session;
  return { account: id, session, device: shownDeviceId, role: must(assignments[0], 'their role') };
}

async function toManage(): Promise<typeof managed> {
  const own = await rightsOf(await here.person('Usher', churchOf(here, 0)));
  const theirs = await rightsOf(await elsewhere.person('Usher', churchOf(elsewhere, 0)));
  const each = (what: keyof typeof own) => ({
    own: own[what],
    guessed: randomUUID(),
    'other tenant': theirs[what],
    deleted: randomUUID(),
  });
  return {
    account: each('account'),
    session: each('session'),
    device: each('device'),
    role: each('role'),
  };
}

async function opened(person: Person, colleagueId: string): Promise<string> {
  const answer = await person.ask('POST', '/api/apps/chat/chats', { colleagueId });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

async function openChats(): Promise<void> {
  const pastors = {
    own: await here.person('Pastor', churchOf(here, 0)),
    'other tenant': await elsewhere.person('Pastor', churchOf(elsewhere, 0)),
  };
  const ofPastor = (target: keyof typeof pastors) => pastors[target].id;
  colleagues = {
    own: ofPastor('own'),
    guessed: randomUUID(),
    'other tenant': ofPastor('other tenant'),
    deleted: randomUUID(),
  };
  chats = {
    own: await opened(people.author, people.administrator.id),
    guessed: randomUUID(),
    'other tenant': await opened(people['other tenant'], ofPastor('other tenant')),
    deleted: randomUUID(),
  };
  const said = { value: sentinelOf(elsewhere.id) };
  const path = `/api/apps/chat/chats/${chats['other tenant']}/messages`;
  const key = { 'idempotency-key': randomUUID() };
  expect((await people['other tenant'].ask('POST', path, said, key)).status).toBe(202);
}

async function sendPhoto(person: Person, name: Parameters<typeof picture>[0]): Promise<string> {
  const answer = await server.app.request('/api/v1/userdetails/current-user/photo', {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.signedIn.accessToken}` },
    body: new Uint8Array(picture(name)),
  });
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { avatar: string }).avatar;
}

async function addPhotos(): Promise<void> {
  photos = {
    deleted: await sendPhoto(people.author, 'photo.png'),
    own: await sendPhoto(people.author, 'photo.jpg'),
    guessed: `/api/v1/pictures/${randomUUID()}`,
    'other tenant': await sendPhoto(people['other tenant'], 'photo.jpg'),
  };
  await addPicture(server.app, people.author, tallySheet, picture('photo.jpg'));
}

async function erase(tenant: TestTenant, reportId: string): Promise<void> {
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    for (const [table, column] of [
      ['report_version', 'report_id'],
      ['attendance_report', 'id'],
    ]) {
      await tx.rows(`erase ${table}`, `delete from ${table} where ${column} = $1`, [reportId]);
    }
    await tx.rows('erase change', 'update change set gone = true where id = $1', [reportId]);
  });
}

const churchOf = (tenant: TestTenant, at: 0 | 1 | 2) =>
  ({ kind: 'church', id: tenant.churches[at] }) as const;

const withoutIds = (text: string) =>
  text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');

beforeAll(async () => {
  server = await testServer();
  here = await newTenant(server);
  elsewhere = await newTenant(server);
  people = {
    'other tenant': await elsewhere.person('System Admin', { kind: 'tenant' }),
    'no role': await here.person('Usher'),
    'other church': await here.person('Usher', churchOf(here, 2)),
    author: await here.person('Usher', churchOf(here, 0), churchOf(here, 1)),
    administrator: await here.person('System Admin', { kind: 'tenant' }),
  };
  const deleted = await submitAs(people.author, here, 1);
  await erase(here, deleted);
  reports = {
    own: await submitAs(people.author, here),
    guessed: randomUUID(),
    'other tenant': await submitAs(people['other tenant'], elsewhere),
    deleted,
  };
  held = {
    own: await refusedIn(here, people.administrator),
    guessed: randomUUID(),
    'other tenant': await refusedIn(elsewhere, people['other tenant']),
    deleted: randomUUID(),
  };
  managed = await toManage();
  owned = await toOwn();
  await openChats();
  await addPhotos();
  await toRegisters();
});
afterAll(() => server.close());

const guessed = randomUUID();

/** A church and a service of it; what is deleted is the service. */
function placeOf(target: Target): { churchId: string; serviceId: string } {
  switch (target) {
    case 'own':
      return { churchId: here.churches[0], serviceId: here.services[0] };
    case 'guessed':
      return { churchId: guessed, serviceId: guessed };
    case 'other tenant':
      return { churchId: elsewhere.churches[0], serviceId: elsewhere.services[0] };
    case 'deleted':
      return { churchId: here.churches[0], serviceId: here.removedService };
  }
}

/** What somebody decides about a report: nothing is open in any of them. */
function seenOf(target: Target) {
  const { notes: _, basedOn: _b, ...report } = reportFor(here, placeOf(target));
  const { date, churchId, groupId, serviceId, ...values } = report;
  const place = { date, churchId, groupId, serviceId, basedOn: guessed };
  return { place, values: { ...values, notes: null } };
}

/** By whom the report is theirs to decide about, it is found, and has changed since. */
const resolving: Row['expected'] = {
  anonymous: 401,
  'other tenant': [404, 404, 409, 404],
  'no role': 403,
  'other church': 404,
  author: [409, 404, 404, 404],
  administrator: [409, 404, 404, 404],
};

/** Who administers its church finds it, and that it was decided; nobody else may, or finds anything. */
const decidingHeld: Row['expected'] = {
  anonymous: 401,
  'other tenant': [404, 404, 409, 404],
  'no role': 403,
  'other church': 403,
  author: 403,
  administrator: [409, 404, 404, 404],
};

/** Who administers them finds them. Whoever holds no such permission is told so before any look-up. */
const administering: Row['expected'] = {
  anonymous: 401,
  'other tenant': [404, 404, 202, 404],
  'no role': 403,
  'other church': 403,
  author: 403,
  administrator: [202, 404, 404, 404],
};

/** Everybody may ask it for what is their own; what is not reads like one that never was. */
const ending: Row['expected'] = {
  ...administering,
  'no role': 404,
  'other church': 404,
  author: 404,
};

/** Nobody but its owner finds it, whoever they are. */
const ownOnly = (status: number): Row['expected'] => ({
  anonymous: 401,
  'other tenant': [404, 404, status, 404],
  'no role': 404,
  'other church': 404,
  author: [status, 404, 404, 404],
  administrator: 404,
});

/** Its members have it; to everybody else it never was. */
const chatting = (status: number): Row['expected'] => ({
  anonymous: 401,
  'other tenant': [404, 404, status, 404],
  'no role': 403,
  'other church': 404,
  author: [status, 404, 404, 404],
  administrator: [status, 404, 404, 404],
});

const everybody = (status: number) =>
  Object.fromEntries(callers.map((name) => [name, status])) as Record<CallerName, number>;
const signedIn = (status: number) => ({ ...everybody(status), anonymous: 401 });

/** What belongs to a church is not there for who does not see that church. */
const ofChurch: Record<CallerName, Expected> = {
  anonymous: 401,
  'other tenant': [404, 404, 200, 404],
  'no role': 404,
  'other church': 404,
  author: [200, 404, 404, 404],
  administrator: [200, 404, 404, 404],
};

/** Who looks after a church or more; who only counts is told so. */
const overseeing: Row['expected'] = {
  ...signedIn(200),
  'no role': 403,
  'other church': 403,
  author: 403,
};
const searching = (): Question => ({});

const finds: NonNullable<Row['verdict']> = {
  of: (body) =>
    (body as { data: { id: string }[] }).data.length > 0 ? 'finds something' : 'finds nothing',
  expected: {
    anonymous: [],
    'no role': [],
    'other tenant': ['finds nothing', 'finds nothing', 'finds something', 'finds nothing'],
    'other church': 'finds nothing',
    author: ['finds something', 'finds nothing', 'finds nothing', 'finds nothing'],
    administrator: ['finds something', 'finds nothing', 'finds nothing', 'finds nothing'],
  },
};

/** A row of each register here and elsewhere: register -> its ids, and what makes another one there. */
const registered: Record<
  string,
  { ids: Record<Target, string>; populations: Record<'own' | 'other tenant', Population> }
> = {};

async function toRegisters(): Promise<void> {
  const { pool } = server.services;
  for (const { register } of registers) {
    const { name } = register.entity;
    const populations = {
      own: await populate(pool, here, register),
      'other tenant': await populate(pool, elsewhere, register),
    };
    const make = async (tenant: TestTenant, population: Population) => {
      const id = randomUUID();
      const row = { ...register.blank, ...freshInput(register, population), id };
      await inTenant(pool, tenant.id, (tx) =>
        recordEffect(tx, { output: null, inserts: { [name]: [row] } }, null),
      );
      return id;
    };
    const ids = {
      own: await make(here, populations.own),
      guessed: randomUUID(),
      'other tenant': await make(elsewhere, populations['other tenant']),
      deleted: await make(here, populations.own),
    };
    await inTenant(pool, here.id, (tx) =>
      recordEffect(tx, { output: null, erased: { [name]: [ids.deleted] } }, null),
    );
    registered[register.name] = { ids, populations };
  }
}

/** What an usher of a church is answered by a call that needs this permission: told so, or as if nothing were there. */
const usherOf = (may: Permission, status: number) => (gives('Usher', may) ? status : 403);

/** The author is an usher where the rows of this register are, and may see them there. */
const seesOwn = ({ place, may }: Register) =>
  place.includes('churchId') && gives('Usher', may.view);

const withKey = () => ({ 'idempotency-key': randomUUID() });

/** Who may what with the rows of a register follows from its permissions and from where its rows are. */
function registerRows({ register, operations: of }: (typeof registers)[number]): [string, Row][] {
  const { may, place, path } = register;
  const rowOf = (target: Target) => must(registered[register.name], register.name).ids[target];
  const input = (target: Target) => {
    const { populations } = must(registered[register.name], register.name);
    const made = freshInput(register, populations[target === 'other tenant' ? target : 'own']);
    if (target === 'own' || target === 'other tenant') return made;
    const naming = Object.entries(register.fields).filter(
      ([, one]) => one?.input.kind === 'reference' || one?.input.kind === 'lookup',
    );
    const known = naming.flatMap(([field]) => (made[field] ? [[field, guessed]] : []));
    return { ...made, ...Object.fromEntries(known) };
  };
  const placed = (target: Target) =>
    Object.fromEntries(place.map((field) => [field, input(target)[field]]));
  const only = (status: number, permission: Permission): Row['expected'] => ({
    anonymous: 401,
    'other tenant': [404, 404, status, 404],
    'no role': 403,
    'other church': usherOf(permission, 404),
    author: usherOf(permission, 404),
    administrator: [status, 404, 404, 404],
  });
  const reading: Row['expected'] = seesOwn(register)
    ? { ...only(200, may.view), author: [200, 404, 404, 404] }
    : only(200, may.view);
  // To who may write in the whole tenant a place that is not there is a field to mend.
  const adding: Row['expected'] = {
    ...only(202, may.write),
    'other tenant': [422, 422, 202, 422],
    administrator: [202, 422, 422, 422],
  };
  const wide = { ...only(202, may.write), 'other tenant': 202, administrator: 202 };
  return [
    [
      of.create.name,
      place.length > 0
        ? {
            ids: 'each',
            ask: (target) => ({ body: input(target), headers: withKey() }),
            expected: adding,
          }
        : { ids: 'no id', ask: () => ({ body: input('own'), headers: withKey() }), expected: wide },
    ],
    [
      of.edit.name,
      {
        ids: 'each',
        ask: (target) => ({
          path: `${path}/${rowOf(target)}`,
          body: { ...placed(target), edits: {} },
          headers: withKey(),
        }),
        expected: only(202, may.write),
      },
    ],
    [
      of.browse.name,
      {
        ids: 'no id',
        ask: () => ({ body: {} }),
        expected: {
          ...signedIn(200),
          'no role': 403,
          'other church': usherOf(may.view, 200),
          author: usherOf(may.view, 200),
        },
      },
    ],
    [
      of.get.name,
      {
        ids: 'each',
        ask: (target) => ({ path: `${path}/${rowOf(target)}` }),
        expected: reading,
      },
    ],
    [
      of.history.name,
      {
        ids: 'each',
        ask: (target) => ({ path: `${path}/${rowOf(target)}/history` }),
        expected: reading,
      },
    ],
  ];
}

/** One row for each operation of the registry; those of registers follow from their definitions. */
const matrix: Record<string, Row> = {
  ...Object.fromEntries(registers.flatMap(registerRows)),
  'access.signIn': {
    ids: 'no id',
    ask: () => ({ body: { email: people.author.email, password: people.author.password } }),
    expected: everybody(200),
  },
  'access.refresh': {
    ids: 'no id',
    ask: () => ({ body: { refreshSecret: 'guessed' } }),
    expected: everybody(401),
  },
  'access.signOut': { ids: 'no id', ask: () => ({ body: {} }), expected: signedIn(200) },
  'access.currentUser': { ids: 'no id', ask: () => ({}), expected: signedIn(200) },
  'access.sampleAccounts': { ids: 'no id', ask: () => ({}), expected: everybody(200) },
  'access.forgotPassword': {
    ids: 'no id',
    // An address for each, so that the limit of mails to one address is not reached.
    ask: () => ({ body: { email: `${randomUUID()}@nobody.example` } }),
    expected: everybody(200),
  },
  'access.resetPassword': {
    ids: 'no id',
    ask: () => ({ body: { token: 'guessed', password: 'a long and honest one' } }),
    expected: everybody(400),
  },
  'access.signUp': {
    ids: 'no id',
    ask: () => ({
      body: {
        name: 'Mandla Khoza',
        email: `${randomUUID()}@nobody.example`,
        password: 'a long and honest one',
        company: here.slug,
        terms: true,
      },
    }),
    expected: everybody(200),
  },
  'access.endSession': {
    ids: 'each',
    ask: (target) => ({ path: `/api/v1/access/sessions/${managed.session[target]}/end`, body: {} }),
    expected: ending,
  },
  'access.revokeDevice': {
    ids: 'each',
    ask: (target) => ({
      path: `/api/v1/access/devices/${managed.device[target]}/revoke`,
      body: {},
    }),
    expected: ending,
  },
  'access.disableAccount': {
    ids: 'each',
    ask: (target) => ({
      path: `/api/v1/access/accounts/${managed.account[target]}/disable`,
      body: {},
    }),
    expected: administering,
  },
  'access.enableAccount': {
    ids: 'each',
    ask: (target) => ({
      path: `/api/v1/access/accounts/${managed.account[target]}/enable`,
      body: {},
    }),
    expected: administering,
  },
  'access.assignRole': {
    ids: 'each',
    ask: (target) => ({
      path: `/api/v1/access/accounts/${managed.account[target]}/roles`,
      body: { role: 'Pastor', scope: 'church', scopeId: placeOf(target).churchId },
    }),
    expected: administering,
  },
  'access.endRole': {
    ids: 'each',
    ask: (target) => ({ path: `/api/v1/access/roles/${managed.role[target]}/end`, body: {} }),
    expected: administering,
  },
  'access.changePassword': {
    ids: 'no id',
    ask: () => ({ body: { current: 'not this one', password: 'quite another long one' } }),
    expected: signedIn(422),
  },
  'access.saveOwnPhoto': {
    ids: 'no id',
    // The one that they have already: the author's is asked for in other rows.
    ask: () => ({ bytes: new Uint8Array(picture('photo.jpg')) }),
    expected: signedIn(202),
  },
  'access.changeOwnPhoto': {
    ids: 'each',
    ask: (target) => ({
      body: { pictureId: photos[target].split('/').at(-1) },
      headers: { 'idempotency-key': randomUUID() },
    }),
    // The photo that they have already. A picture of somebody else reads like one that never came.
    expected: {
      ...signedIn(422),
      'other tenant': [422, 422, 202, 422],
      author: [202, 422, 422, 422],
    },
  },
  'pictures.add': {
    ids: 'each',
    ask: (target) => ({ path: photos[target], bytes: new Uint8Array(picture('photo.jpg')) }),
    // Whoever asks first for an id that is free has it.
    expected: {
      anonymous: 401,
      'other tenant': 202,
      'no role': [403, 202, 202, 202],
      'other church': 403,
      author: [202, 403, 403, 403],
      administrator: 403,
    },
  },
  'pictures.read': {
    ids: 'each',
    ask: (target) => ({ path: photos[target] }),
    expected: ofChurch,
  },
  // After they were asked for.
  'access.removeOwnPhoto': { ids: 'no id', ask: () => ({}), expected: signedIn(202) },
  'access.listOwnSessions': { ids: 'no id', ask: () => ({}), expected: signedIn(200) },
  'access.endOwnSessions': {
    ids: 'each',
    // Devices of others read like any on which one is not signed in.
    ask: (target) => ({ body: { deviceId: managed.device[target] } }),
    expected: signedIn(202),
    verdict: {
      of: (body) => String((body as { ended: number }).ended),
      expected: {
        ...(Object.fromEntries(callers.map((name) => [name, '0'])) as Record<CallerName, string>),
        anonymous: [],
      },
    },
  },
  // server/access/roles/team.test.ts tests which accounts a caller finds.
  'access.listTeam': { ids: 'no id', ask: () => ({}), expected: overseeing },
  'access.inviteMember': {
    ids: 'each',
    ask: (target) => ({
      body: {
        email: `${randomUUID()}@nobody.example`,
        role: 'Pastor',
        scope: 'church',
        scopeId: placeOf(target).churchId,
      },
    }),
    // What is deleted is a service: its church is there.
    expected: { ...administering, administrator: [202, 404, 404, 202] },
  },
  'devices.reportStoreLoss': {
    ids: 'each',
    // A report of somebody else must not be told apart from one that never was.
    ask: (target) => ({
      body: {
        id: randomUUID(),
        lastSeenAt: '2026-11-01T09:00:00.000Z',
        unsent: [{ id: reports[target], date: '2026-11-01' }],
      },
    }),
    expected: signedIn(200),
    verdict: {
      of: (body) => ((body as { arrived: string[] }).arrived.length > 0 ? 'arrived' : 'unknown'),
      expected: {
        anonymous: [],
        'no role': 'unknown',
        'other tenant': ['unknown', 'unknown', 'arrived', 'unknown'],
        'other church': 'unknown',
        author: ['arrived', 'unknown', 'unknown', 'arrived'],
        administrator: 'unknown',
      },
    },
  },
  'churches.list': {
    ids: 'each',
    ask: (target) => {
      const group = {
        own: here.churchGroups.north,
        guessed,
        'other tenant': elsewhere.churchGroups.north,
        deleted: randomUUID(),
      }[target];
      return { path: `/api/v1/churches?churchGroupId=${group}` };
    },
    expected: { ...signedIn(200), 'no role': 403 },
    verdict: finds,
  },
  // Who finds whom: server/people and server/churches.
  'people.autocomplete': { ids: 'no id', ask: searching, expected: overseeing },
  // Of a group that is not in the church that is named: to everybody who may edit groups it never was.
  'groups.edit': {
    ids: 'each',
    ask: (target) => ({
      path: `/api/v1/groups/${guessed}`,
      body: { churchId: placeOf(target).churchId, edits: {} },
      headers: { 'idempotency-key': randomUUID() },
    }),
    expected: {
      anonymous: 401,
      'other tenant': 404,
      'no role': 403,
      'other church': 403,
      author: 403,
      administrator: 404,
    },
  },
  'groups.split': {
    ids: 'each',
    ask: (target) => ({
      path: `/api/v1/groups/${guessed}/split`,
      body: { churchId: placeOf(target).churchId, name: 'New', on: '2026-11-01', members: [] },
      headers: { 'idempotency-key': randomUUID() },
    }),
    expected: {
      anonymous: 401,
      'other tenant': 404,
      'no role': 403,
      'other church': 403,
      author: 403,
      administrator: 404,
    },
  },
  'groups.autocomplete': { ids: 'no id', ask: searching, expected: overseeing },
  'attendance.submitChurchReport': {
    ids: 'each',
    ask: (target) => ({
      body: reportFor(here, placeOf(target)),
      headers: { 'idempotency-key': randomUUID() },
    }),
    expected: {
      anonymous: 401,
      // To an administrator of the whole tenant an id that is not theirs is a field to mend.
      'other tenant': [422, 422, 202, 422],
      'no role': 403,
      'other church': 404,
      author: [202, 404, 404, 422],
      administrator: [202, 422, 422, 422],
    },
  },
  'attendance.submitGroupReport': {
    ids: 'each',
    // An usher holds no group: to them no group exists, and there is none in the other cells.
    ask: (target) => ({
      path: `/api/v1/groups/${guessed}/attendance`,
      body: reportFor(here, placeOf(target)),
      headers: { 'idempotency-key': randomUUID() },
    }),
    expected: {
      anonymous: 401,
      'other tenant': 422,
      'no role': 403,
      'other church': 403,
      author: 403,
      administrator: 422,
    },
  },
  'churches.saveReportPolicy': {
    ids: 'each',
    ask: (target) => ({
      path: `/api/v1/churches/${target === 'deleted' ? reports.deleted : placeOf(target).churchId}/reportpolicy`,
      body: { allowBackdateDays: 30, teenFrom: 13, adultFrom: 18 },
    }),
    expected: {
      ...administering,
      'other tenant': [404, 404, 200, 404],
      administrator: [200, 404, 404, 404],
    },
  },
  'attendance.decide': {
    ids: 'each',
    ask: (target) => {
      const { place, values } = seenOf(target);
      return {
        path: `/api/v1/churches/attendance/${reports[target]}/decide`,
        body: { ...place, versionId: guessed, choice: 'keep', values },
        headers: { 'idempotency-key': randomUUID() },
      };
    },
    expected: resolving,
  },
  'attendance.void': {
    ids: 'each',
    ask: (target) => ({
      path: `/api/v1/churches/attendance/${reports[target]}/void`,
      body: { ...seenOf(target).place, reason: 'Counted twice' },
      headers: { 'idempotency-key': randomUUID() },
    }),
    expected: resolving,
  },
  'attendance.attachPicture': {
    ids: 'each',
    ask: (target) => ({
      body: {
        date: today(),
        ...placeOf(target),
        groupId: null,
        versionId: reports[target],
        pictureId: tallySheet,
      },
      headers: { 'idempotency-key': randomUUID() },
    }),
    // Of a submission of one's own; there, a picture of somebody else reads like one that never came.
    expected: {
      ...signedIn(404),
      'other tenant': [404, 404, 422, 404],
      author: [202, 404, 404, 404],
    },
  },
  'attendance.acceptHeld': {
    ids: 'each',
    ask: (target) => ({
      path: `/api/v1/churches/attendance/held/${held[target]}/accept`,
      body: {},
    }),
    expected: decidingHeld,
  },
  'attendance.refuseHeld': {
    ids: 'each',
    ask: (target) => ({
      path: `/api/v1/churches/attendance/held/${held[target]}/refuse`,
      body: {},
    }),
    expected: decidingHeld,
  },
  'attendance.browse': {
    ids: 'each',
    ask: (target) => {
      const { churchId, serviceId } = placeOf(target);
      return { body: { churchId, serviceId } };
    },
    expected: { ...signedIn(200), 'no role': 403 },
    verdict: finds,
  },
  'attendance.get': {
    ids: 'each',
    ask: (target) => ({ path: `/api/v1/churches/attendance/${reports[target]}` }),
    expected: { ...ofChurch, 'no role': 403 },
  },
  'access.updateUser': {
    ids: 'no id',
    ask: () => ({ body: { user: { status: 'online' } } }),
    expected: signedIn(200),
  },
  'access.saveAppearance': {
    ids: 'no id',
    ask: () => ({
      body: { scheme: 'auto', theme: 'protea', layout: 'classic', density: 'comfortable' },
      headers: { 'idempotency-key': randomUUID() },
    }),
    expected: signedIn(202),
  },
  'chat.list': { ids: 'no id', ask: () => ({}), expected: { ...signedIn(200), 'no role': 403 } },
  'chat.get': {
    ids: 'each',
    ask: (target) => ({ path: `/api/apps/chat/chat?id=${chats[target]}` }),
    expected: chatting(200),
  },
  'chat.older': {
    ids: 'each',
    ask: (target) => ({ path: `/api/apps/chat/chats/${chats[target]}/messages?before=9` }),
    expected: chatting(200),
  },
  'chat.send': {
    ids: 'each',
    ask: (target) => ({
      path: `/api/apps/chat/chats/${chats[target]}/messages`,
      body: { value: 'Good morning' },
      headers: { 'idempotency-key': randomUUID() },
    }),
    expected: chatting(202),
  },
  'chat.markRead': {
    ids: 'each',
    ask: (target) => ({
      path: `/api/apps/chat/chats/${chats[target]}/read`,
      body: { upTo: 1 },
      headers: { 'idempotency-key': randomUUID() },
    }),
    expected: chatting(202),
  },
  'chat.colleagues': {
    ids: 'no id',
    ask: () => ({}),
    expected: { ...signedIn(200), 'no role': 403 },
  },
  'chat.open': {
    ids: 'each',
    ask: (target) => ({ body: { colleagueId: colleagues[target] } }),
    expected: chatting(200),
  },
  // Each does it to itself alone: server/push.
  'push.subscribe': {
    ids: 'no id',
    ask: () => ({ body: subscriberAt(`https://fcm.googleapis.com/${randomUUID()}`) }),
    expected: signedIn(200),
  },
  'push.unsubscribe': {
    ids: 'no id',
    ask: () => ({ body: subscriberAt(`https://fcm.googleapis.com/${randomUUID()}`) }),
    expected: signedIn(200),
  },
  'push.removeSubscription': { ids: 'no id', ask: () => ({}), expected: signedIn(200) },
  'push.publicKey': { ids: 'no id', ask: () => ({}), expected: signedIn(200) },
  'sync.health': { ids: 'no id', ask: () => ({}), expected: everybody(200) },
  'shell.navigation': { ids: 'no id', ask: () => ({}), expected: signedIn(200) },
  'shell.listShortcuts': { ids: 'no id', ask: () => ({}), expected: signedIn(200) },
  'shell.addShortcut': {
    ids: 'no id',
    ask: () => ({ body: { shortcut: shortcutBody } }),
    expected: signedIn(200),
  },
  'shell.changeShortcut': {
    ids: 'each',
    ask: (target) => ({ body: { id: owned.shortcut[target], shortcut: shortcutBody } }),
    expected: ownOnly(200),
  },
  'shell.removeShortcut': {
    ids: 'each',
    // Nothing to delete is deleted already: whose it may be is not said.
    ask: (target) => ({ path: `/api/common/shortcuts?id=${owned.shortcut[target]}` }),
    expected: signedIn(200),
  },
  'attendance.noteExport': {
    ids: 'no id',
    ask: () => ({
      body: {
        what: 'myReports',
        as: 'file',
        filters: { churchGroupId: null, churchId: null, serviceId: null, from: null, to: null },
        rows: 3,
      },
      headers: { 'idempotency-key': randomUUID() },
    }),
    expected: signedIn(202),
  },
  'shell.switchNews': {
    ids: 'no id',
    ask: () => ({
      body: { kind: 'chat', way: 'push', on: false },
      headers: { 'idempotency-key': randomUUID() },
    }),
    expected: signedIn(202),
  },
  'shell.listNotifications': { ids: 'no id', ask: () => ({}), expected: signedIn(200) },
  'shell.addNotification': {
    ids: 'no id',
    ask: () => ({ body: { notification: { title: 'Call the caterer' } } }),
    expected: signedIn(200),
  },
  'shell.changeNotification': {
    ids: 'each',
    ask: (target) => ({ body: { id: owned.notification[target], notification: { read: true } } }),
    expected: ownOnly(200),
  },
  'shell.readAllNotifications': { ids: 'no id', ask: () => ({}), expected: signedIn(200) },
  'shell.removeNotification': {
    ids: 'each',
    ask: (target) => ({ path: `/api/common/notifications?id=${owned.notification[target]}` }),
    expected: signedIn(200),
  },
  'shell.listMessages': { ids: 'no id', ask: () => ({}), expected: signedIn(200) },
  'shell.readMessage': {
    ids: 'each',
    ask: (target) => ({
      path: `/api/v1/messages/${owned.message[target]}`,
      headers: { 'idempotency-key': randomUUID() },
    }),
    expected: ownOnly(202),
  },
  'shell.removeMessage': {
    ids: 'each',
    ask: (target) => ({
      path: `/api/v1/messages/${owned.message[target]}`,
      headers: { 'idempotency-key': randomUUID() },
    }),
    expected: signedIn(202),
  },
  'sync.openApi': { ids: 'no id', ask: () => ({}), expected: everybody(200) },
  'sync.push': {
    ids: 'each',
    ask: (target) => ({
      body: mutationsOf({ [randomUUID()]: reportFor(here, placeOf(target)) }),
    }),
    expected: signedIn(200),
    verdict: {
      of: (body) => {
        const [result] = (body as { results: { status: string; problem?: { code: string } }[] })
          .results;
        return [result?.status, result?.problem?.code].filter(Boolean).join(' ');
      },
      expected: {
        anonymous: [],
        'other tenant': [
          'rejected validation',
          'rejected validation',
          'applied',
          'rejected validation',
        ],
        'no role': 'rejected forbidden',
        'other church': 'rejected forbidden',
        author: ['applied', 'rejected forbidden', 'rejected forbidden', 'rejected validation'],
        administrator: [
          'applied',
          'rejected validation',
          'rejected validation',
          'rejected validation',
        ],
      },
    },
  },
  'sync.pull': {
    ids: 'each',
    ask: (target) => {
      const id = target === 'deleted' ? reports.deleted : placeOf(target).churchId;
      return { path: `/api/v1/sync?scope=church:${id}/counting` };
    },
    expected: ofChurch,
  },
  'sync.live': { ids: 'no id', ask: () => ({}), expected: signedIn(200) },
  'access.askForAccess': {
    // The last: the messages that it sends take numbers, by which others are asked for above.
    ids: 'no id',
    ask: () => ({ body: { path: '/ui' } }),
    // The administrators here are the only ones of their organisations.
    expected: { ...signedIn(200), 'other tenant': 409, administrator: 409 },
  },
};

interface Answer {
  status: number;
  text: string;
}

async function asked(name: string, caller: CallerName, target: Target): Promise<Answer> {
  const operation = must(
    operations.find((one) => one.name === name),
    name,
  );
  const { path, body, bytes, headers } = must(matrix[name], `the row of ${name}`).ask(target);
  // Signing out ends the session, which the other questions still need.
  const person =
    caller === 'anonymous'
      ? null
      : name === 'access.signOut'
        ? await signInAs(server, people[caller])
        : people[caller];
  const response = await server.app.request(path ?? operation.path, {
    method: operation.method,
    headers: {
      ...(person && { authorization: `Bearer ${person.signedIn.accessToken}` }),
      'content-type': 'application/json',
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(bytes && { body: bytes }),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson) await response.body?.cancel();
  return { status: response.status, text: isJson ? await response.text() : '' };
}

test('B01: every operation has a row, and every row an operation', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
});

describe.each(Object.entries(matrix))('B01: %s', (name, row) => {
  const ids: readonly Target[] = row.ids === 'each' ? targets : ['own'];
  const cells = callers.flatMap((caller) =>
    ids.map((target, at) => {
      const expected = row.expected[caller];
      const status = typeof expected === 'number' ? expected : expected[at];
      const words = row.verdict?.expected[caller];
      return { caller, target, status, verdict: typeof words === 'string' ? words : words?.[at] };
    }),
  );

  test.each(cells)(
    '$caller, $target id: $status $verdict',
    async ({ caller, target, status, verdict }) => {
      const answer = await asked(name, caller, target);
      expect(answer.status, answer.text).toBe(status);
      if (verdict !== undefined) expect(row.verdict?.of(JSON.parse(answer.text))).toBe(verdict);
      const foreign = caller === 'other tenant' ? here : elsewhere;
      // Who asks for the author's session gets the author's words.
      if (name !== 'access.signIn') expect(answer.text).not.toContain(sentinelOf(foreign.id));
      if (answer.status >= 400) {
        expect(JSON.parse(answer.text)).toMatchObject({ error: { message: expect.any(String) } });
      } else if (answer.text !== '') {
        const operation = operations.find((one) => one.name === name);
        const read = z.safeParse(must(operation, name).output, JSON.parse(answer.text));
        expect(read.error?.issues).toBeUndefined();
      }
    },
  );

  if (row.ids === 'no id') return;
  test('an id of another tenant reads like one that never was', async () => {
    for (const caller of ['no role', 'other church', 'author', 'administrator'] as const) {
      const never = await asked(name, caller, 'guessed');
      const foreign = await asked(name, caller, 'other tenant');
      expect(foreign.status).toBe(never.status);
      expect(withoutIds(foreign.text)).toBe(withoutIds(never.text));
    }
  });
});
