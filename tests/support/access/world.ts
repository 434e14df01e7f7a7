import { randomUUID } from 'node:crypto';
import type { RunningServer } from '../../../server/create-server.ts';
import { inTenant } from '../../../server/database/tenant.ts';
import { sendMessages } from '../../../server/shell/send-messages.ts';
import { recordEffect } from '../../../server/sync/record-effect.ts';
import { must } from '../../../src/domain/must.ts';
import { registers } from '../../../src/domain/registers.gen.ts';
import type { Population } from '../any-rows.ts';
import { addPicture, picture } from '../pictures.ts';
import { sentinelOf } from '../places.ts';
import { settledRow } from '../../../src/domain/register/register.ts';
import { freshInput, populate } from '../register-rows.ts';
import { mutationsOf, reportFor } from '../reports.ts';
import { newTenant, type Person, type TestTenant } from '../tenant.ts';
import type { Ids, People } from './callers.ts';

/** Records that operations name, here and elsewhere. */
export interface World {
  here: TestTenant;
  elsewhere: TestTenant;
  people: People;
  /** Of the author's church; elsewhere of the administrator's. */
  report: Ids;
  /** A report that came after its author's account was closed, and that was refused since. */
  held: Ids;
  /** Of the author with the administrator, and of two people elsewhere. */
  chat: Ids;
  /** Somebody whom the author and the administrator may write to, and the like. */
  colleague: Ids;
  /** Somebody whose rights others change, by what they have. */
  account: Ids;
  session: Ids;
  device: Ids;
  registeredDevice: Ids;
  role: Ids;
  /** A role of the organisation's own; the deleted one was archived. */
  customRole: Ids;
  /** The author's own. */
  shortcut: Ids;
  savedList: Ids;
  notification: Ids;
  message: Ids;
  /** Photos of the author, and of the administrator elsewhere: each took the place of another one. */
  photo: Ids;
  church: Ids;
  /** Service of the first church, for deletions. */
  service: Ids;
  churchGroup: Ids;
  /** A picture that the author added for a report of theirs. */
  tallySheet: string;
  /** Register -> its rows, and what makes another one there. */
  registered: Map<string, { ids: Ids; populations: Record<'own' | 'other tenant', Population> }>;
}

export const shortcutBody = {
  label: 'Mailbox',
  icon: 'mail',
  link: '/apps/mailbox',
  useRouter: true,
};

/** Nobody else's: it is not shared. */
export const savedListBody = {
  register: 'churches',
  name: 'Churches that I visit',
  question: { q: 'west' },
  shared: false,
};

export const customRoleBody = (name: string) => ({
  name,
  purpose: '',
  permissions: ['church.view', 'person.view'],
});

const churchOf = (tenant: TestTenant, at: 0 | 1 | 2) =>
  ({ kind: 'church', id: tenant.churches[at] }) as const;

function assertStatus(answer: Response, status: number): void {
  if (answer.status !== status) throw new Error(`Answered ${answer.status}, not ${status}`);
}

async function idOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { id: string }).id;
}

const ids = (own: string, otherTenant: string, deleted?: string, guessed?: string): Ids => ({
  own,
  guessed: guessed ?? randomUUID(),
  'other tenant': otherTenant,
  deleted: deleted ?? randomUUID(),
});

async function ownThings(
  { services }: RunningServer,
  person: Person,
  tenant: TestTenant,
  messages: number,
) {
  const add = (what: string, body: object) => person.ask('POST', `/api/common/${what}s`, body);
  const said = { accountId: person.id, title: 'Choir', body: sentinelOf(tenant.id) };
  await inTenant(services.pool, tenant.id, (tx) =>
    sendMessages(
      tx,
      Array.from({ length: messages }, () => said),
      new Date(),
    ),
  );
  return {
    shortcut: await idOf(await add('shortcut', { shortcut: shortcutBody })),
    savedList: await idOf(
      await person.ask(
        'POST',
        '/api/v1/savedlists',
        { ...savedListBody, name: randomUUID() },
        { 'idempotency-key': randomUUID() },
      ),
    ),
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

async function makeOwn(
  server: RunningServer,
  here: TestTenant,
  elsewhere: TestTenant,
  { author, 'other tenant': other }: People,
): Promise<Pick<World, 'shortcut' | 'savedList' | 'notification' | 'message'>> {
  const theirs = await ownThings(server, other, elsewhere, 5);
  await deleteMessagesBelow(other, theirs.message);
  const deleted = await ownThings(server, author, here, 1);
  await author.ask('DELETE', `/api/common/shortcuts?id=${deleted.shortcut}`);
  const gone = `/api/v1/savedlists/${deleted.savedList}`;
  await author.ask('DELETE', gone, undefined, { 'idempotency-key': randomUUID() });
  await author.ask('DELETE', `/api/common/notifications?id=${deleted.notification}`);
  const own = await ownThings(server, author, here, 1);
  await deleteMessagesBelow(author, '2');
  return {
    shortcut: ids(own.shortcut, theirs.shortcut, deleted.shortcut),
    savedList: ids(own.savedList, theirs.savedList, deleted.savedList),
    notification: ids(own.notification, theirs.notification, deleted.notification),
    message: ids('2', theirs.message, deleted.message, '77'),
  };
}

async function refusedIn(
  server: RunningServer,
  tenant: TestTenant,
  administrator: Person,
): Promise<string> {
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
  assertStatus(await administrator.ask('POST', path, {}), 202);
  return id;
}

async function submitAs(person: Person, tenant: TestTenant, at: 0 | 1 = 0): Promise<string> {
  const body = reportFor(tenant, {
    churchId: tenant.churches[at],
    serviceId: tenant.services[at],
    notes: sentinelOf(tenant.id),
  });
  const answer = await person.ask('POST', '/api/v1/churches/submit-attendance', body, {
    'idempotency-key': randomUUID(),
  });
  assertStatus(answer, 202);
  return ((await answer.json()) as { reportId: string }).reportId;
}

async function erase(server: RunningServer, tenant: TestTenant, reportId: string): Promise<void> {
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

async function rightsOf(server: RunningServer, { id, shownDeviceId, assignments }: Person) {
  const { rows } = await server.services.pool.query<{ session: string }>(
    'select id as session from session where account_id = $1',
    [id],
  );
  const session = must(rows[0], 'their session').session;
  return { account: id, session, device: shownDeviceId, role: must(assignments[0], 'their role') };
}

async function makeRights(
  server: RunningServer,
  here: TestTenant,
  elsewhere: TestTenant,
): Promise<Pick<World, 'account' | 'session' | 'device' | 'role'>> {
  const own = await rightsOf(server, await here.person('Usher', churchOf(here, 0)));
  const theirs = await rightsOf(server, await elsewhere.person('Usher', churchOf(elsewhere, 0)));
  return {
    account: ids(own.account, theirs.account),
    session: ids(own.session, theirs.session),
    device: ids(own.device, theirs.device),
    role: ids(own.role, theirs.role),
  };
}

async function makeCustomRoles({ administrator, 'other tenant': other }: People): Promise<Ids> {
  const path = '/api/v1/access/custom-roles';
  const make = async (by: Person, name: string) => {
    const answer = await by.ask('POST', path, customRoleBody(name));
    assertStatus(answer, 202);
    return idOf(answer);
  };
  const made = ids(
    await make(administrator, 'Helper'),
    await make(other, `Helper ${randomUUID()}`),
    await make(administrator, 'Helper of before'),
  );
  assertStatus(await administrator.ask('POST', `${path}/${made.deleted}/archive`, {}), 202);
  return made;
}

export const deviceBody = (churchId: string) => ({
  name: 'Foyer tablet',
  churchId,
  severalUshers: true,
  lockAfter: 10,
});

async function registerDevice(by: Person, churchId: string): Promise<string> {
  const id = randomUUID();
  assertStatus(await by.ask('POST', '/api/v1/devices', { id, ...deviceBody(churchId) }), 200);
  return id;
}

async function makeDevices(
  here: TestTenant,
  elsewhere: TestTenant,
  { administrator, 'other tenant': other }: People,
): Promise<Ids> {
  return ids(
    await registerDevice(administrator, here.churches[0]),
    await registerDevice(other, elsewhere.churches[0]),
  );
}

async function openChat(person: Person, colleagueId: string): Promise<string> {
  const answer = await person.ask('POST', '/api/apps/chat/chats', { colleagueId });
  assertStatus(answer, 200);
  return idOf(answer);
}

async function makeChats(
  here: TestTenant,
  elsewhere: TestTenant,
  { author, administrator, 'other tenant': other }: People,
): Promise<Pick<World, 'chat' | 'colleague'>> {
  const own = await here.person('Pastor', churchOf(here, 0));
  const theirs = await elsewhere.person('Pastor', churchOf(elsewhere, 0));
  const chat = ids(await openChat(author, administrator.id), await openChat(other, theirs.id));
  const path = `/api/apps/chat/chats/${chat['other tenant']}/messages`;
  const key = { 'idempotency-key': randomUUID() };
  assertStatus(await other.ask('POST', path, { value: sentinelOf(elsewhere.id) }, key), 202);
  return { chat, colleague: ids(own.id, theirs.id) };
}

async function sendPhoto(
  { app }: RunningServer,
  person: Person,
  name: Parameters<typeof picture>[0],
): Promise<string> {
  const answer = await app.request('/api/v1/userdetails/current-user/photo', {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.signedIn.accessToken}` },
    body: new Uint8Array(picture(name)),
  });
  assertStatus(answer, 202);
  const { avatar } = (await answer.json()) as { avatar: string };
  return must(avatar.split('/').at(-1), 'the id of a photo');
}

async function makePhotos(server: RunningServer, people: People): Promise<Ids> {
  const deleted = await sendPhoto(server, people.author, 'photo.png');
  return ids(
    await sendPhoto(server, people.author, 'photo.jpg'),
    await sendPhoto(server, people['other tenant'], 'photo.jpg'),
    deleted,
  );
}

async function makeRows(
  { services: { pool } }: RunningServer,
  here: TestTenant,
  elsewhere: TestTenant,
): Promise<World['registered']> {
  const registered: World['registered'] = new Map();
  for (const { register } of registers) {
    const { name } = register.entity;
    const populations = {
      own: await populate(pool, here, register),
      'other tenant': await populate(pool, elsewhere, register),
    };
    const make = async (tenant: TestTenant, population: Population) => {
      const id = randomUUID();
      const row = settledRow(
        register,
        { ...register.blank, ...freshInput(register, population), id },
        null,
      );
      await inTenant(pool, tenant.id, (tx) =>
        recordEffect(tx, { output: null, inserts: { [name]: [row] } }, null),
      );
      return id;
    };
    const made = ids(
      await make(here, populations.own),
      await make(elsewhere, populations['other tenant']),
      await make(here, populations.own),
    );
    await inTenant(pool, here.id, (tx) =>
      recordEffect(tx, { output: null, erased: { [name]: [made.deleted] } }, null),
    );
    registered.set(register.name, { ids: made, populations });
  }
  return registered;
}

async function makePeople(here: TestTenant, elsewhere: TestTenant): Promise<People> {
  return {
    'other tenant': await elsewhere.person('System Admin', { kind: 'tenant' }),
    'no role': await here.person('Usher'),
    'other church': await here.person('Usher', churchOf(here, 2)),
    author: await here.person('Usher', churchOf(here, 0), churchOf(here, 1)),
    administrator: await here.person('System Admin', { kind: 'tenant' }),
  };
}

async function makeReports(
  server: RunningServer,
  here: TestTenant,
  elsewhere: TestTenant,
  { author, administrator, 'other tenant': other }: People,
): Promise<Pick<World, 'report' | 'held'>> {
  const deleted = await submitAs(author, here, 1);
  await erase(server, here, deleted);
  const report = ids(await submitAs(author, here), await submitAs(other, elsewhere), deleted);
  const held = ids(
    await refusedIn(server, here, administrator),
    await refusedIn(server, elsewhere, other),
  );
  return { report, held };
}

/** Two tenants, the callers, and a record of each kind in each of them. */
export async function makeWorld(server: RunningServer): Promise<World> {
  const [here, elsewhere] = [await newTenant(server), await newTenant(server)];
  const people = await makePeople(here, elsewhere);
  const tallySheet = randomUUID();
  const guessed = randomUUID();
  const [church, theirChurch] = [here.churches[0], elsewhere.churches[0]];
  const world: World = {
    here,
    elsewhere,
    people,
    tallySheet,
    church: ids(church, theirChurch, church, guessed),
    service: ids(here.services[0], elsewhere.services[0], here.removedService, guessed),
    churchGroup: ids(here.churchGroups.north, elsewhere.churchGroups.north),
    ...(await makeReports(server, here, elsewhere, people)),
    ...(await makeRights(server, here, elsewhere)),
    ...(await makeOwn(server, here, elsewhere, people)),
    ...(await makeChats(here, elsewhere, people)),
    registeredDevice: await makeDevices(here, elsewhere, people),
    customRole: await makeCustomRoles(people),
    photo: await makePhotos(server, people),
    registered: await makeRows(server, here, elsewhere),
  };
  await addPicture(server.app, people.author, tallySheet, picture('photo.jpg'));
  return world;
}
