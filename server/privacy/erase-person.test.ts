import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { linesAbout } from '../../tests/support/audit-log.ts';
import { church } from '../../tests/support/members.ts';
import { type Merging, mergingHere } from '../../tests/support/merging.ts';
import { databaseUrls } from '../../tests/support/own-database.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { picture } from '../../tests/support/pictures.ts';
import { reportFor } from '../../tests/support/reports.ts';
import { rowsAbout } from '../../tests/support/rows-about.ts';
import type { Person as Account } from '../../tests/support/tenant.ts';
import { erasedSays } from '#domain/rows/is-erased.ts';
import type { Person } from '#domain/people/entities.ts';
import { nameOf } from '#domain/people/rules.ts';
import { connectOwner } from '../database/pools.ts';
import { keptForFigures } from './rows-to-erase.ts';

let here: Merging;
let owner: pg.Client;
beforeAll(async () => {
  here = await mergingHere();
  owner = await connectOwner(databaseUrls().owner);
});
afterAll(async () => {
  await owner.end();
  await here.server.close();
});

/** Each word is nowhere else in the tenant. */
const words = {
  name: 'Zandile',
  family: 'Xulumarked',
  phone: '+27725559876',
  email: 'zandile.marked@example.org',
  word: 'Marula',
  occupation: 'Beekeepermarked',
};
const marked: Partial<Person> = {
  nickName: 'Zaza-marked',
  occupation: words.occupation,
  phoneNumbers: [{ kind: 'mobile', number: words.phone, optOut: false }],
  emailAddresses: [{ optOut: false, address: words.email }],
  address: '7 Marked Street',
  birthDate: { day: 3, year: 1977, month: 4 },
};

let person: Person;
beforeEach(async () => {
  person = personOf(here.tenant.churches[0], `${words.name} ${words.family}`, marked);
  await here.add('person', [person]);
});

const erase = (said: object = {}, account: Account = here.admin) =>
  account.ask('POST', `/api/v1/people/${person.id}/erase`, {
    churchId: person.churchId,
    reason: 'asked',
    name: nameOf(person),
    ...said,
  });

async function erased(): Promise<void> {
  const answer = await erase();
  expect(await answer.json()).toMatchObject({ id: person.id });
  expect(answer.status).toBe(200);
}

const marks = [
  ...Object.values(words),
  'Zaza-marked',
  '7 Marked Street',
  'Secret wish',
  'marked-account',
];

/** Tables in which a name stays, each with the reason. */
const stays: Readonly<Record<string, string>> = {
  attendance_report: 'A report says who submitted it: the church answers for its figures by that',
  report_version: 'The same of each version of it',
};

/** Where else a word of the person stands: each table, as text, of this tenant and of all. */
async function found(): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  expect(tables.length).toBeGreaterThan(40);
  const places: string[] = [];
  await owner.query(
    `begin; set local row_security = on; set local app.tenant to '${here.tenant.id}'`,
  );
  for (const { name } of tables) {
    for (const word of marks) {
      const { rows } = await owner.query<{ text: string }>(
        `select r::text as text from "${name}" r where strpos(lower(r::text), lower($1)) > 0`,
        [word],
      );
      if (rows.length > 0) places.push(`${name}: ${word}`);
    }
  }
  await owner.query('rollback');
  return places.filter((place) => !((place.split(':')[0] ?? '') in stays));
}

const edit = (edits: object, of = person) =>
  here.send('people.edit', { id: of.id, churchId: of.churchId, edits });

test('issue 13: after an erasing no table of the database has a word of the person, apart from who submitted a report', async () => {
  const usher = await here.tenant.person('Usher', church(here.tenant.churches[0]));
  await owner.query('update account set email = $2, name = $3 where id = $1', [
    usher.id,
    'marked-account@example.org',
    `${words.name} ${words.family}`,
  ]);
  await edit({ accountId: { was: null, shallBe: usher.id } });
  await here.within((tx) =>
    tx.rows('', 'update person set account_id = $3 where tenant_id = $1 and id = $2', [
      tx.tenantId,
      person.id,
      usher.id,
    ]),
  );
  const photo = await here.server.app.request('/api/v1/userdetails/current-user/photo', {
    method: 'PUT',
    headers: { authorization: `Bearer ${usher.signedIn.accessToken}` },
    body: new Uint8Array(picture('photo.jpg')),
  });
  expect(photo.status).toBe(202);
  const report = reportFor(here.tenant, {
    churchId: here.tenant.churches[0],
    serviceId: here.tenant.services[0],
  });
  const submitted = await usher.ask('POST', '/api/v1/churches/submit-attendance', report, {
    'idempotency-key': randomUUID(),
  });
  expect(submitted.status).toBe(202);
  const shortcut = { label: words.word, icon: 'mail', link: '/apps/mailbox', useRouter: true };
  await usher.ask('POST', '/api/common/shortcuts', { shortcut });
  // Histories, lines of the audit, authors of fields, and a merge that could be taken back.
  await rowsAbout(here, person, words.word);
  await edit({ occupation: { was: words.occupation, shallBe: `${words.occupation} too` } });
  const followUp = await here.followUp(person.id, { note: words.word });
  const { churchId } = person;
  await here.send('followUps.edit', {
    id: followUp,
    churchId,
    edits: { note: { was: words.word, shallBe: 'Secret wish' } },
  });
  const lost = personOf(churchId, `${words.name} ${words.family}`, { occupation: 'Secret wish' });
  await here.add('person', [lost]);
  const member = await here.member(await here.group(), lost.id, { note: words.word });
  const merged = await here.merge(await here.personNow(person.id), await here.personNow(lost.id));
  expect(merged).toMatchObject({ status: 'applied' });
  const close = `/api/v1/access/accounts/${usher.id}/disable`;
  expect((await here.admin.ask('POST', close, {})).status).toBe(202);
  expect((await found()).length).toBeGreaterThan(10);

  await erased();
  expect(await found()).toEqual([]);
  expect(await here.rowOf('groupMembership', member)).toMatchObject({
    personId: person.id,
    joinedOn: '2025-01-15',
    status: 'left',
    note: null,
  });
  const pictures = await here.within((tx) =>
    tx.rows('', 'select 1 from picture where tenant_id = $1 and owner_id = $2', [
      tx.tenantId,
      usher.id,
    ]),
  );
  expect(pictures).toEqual([]);
});

test('issue 13: what counts people stays without a word, and everything else about the person is gone', async () => {
  const made = await rowsAbout(here, person, words.word);
  await erased();
  expect(await here.rowOf('person', person.id)).toMatchObject({
    churchId: person.churchId,
    firstName: 'Erased person',
    lastName: null,
    status: 'archived',
    erasedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  for (const { naming, row } of made) {
    const { entity } = naming.register;
    const left = await here.rowOf(entity.name, row.id);
    if (entity.name in keptForFigures) expect(left).toMatchObject({ note: null });
    else expect(left, entity.name).toBeUndefined();
  }
});

test('issue 13: a record that only named the person stays, names nobody, and keeps its words', async () => {
  const other = personOf(person.churchId, 'Thabo Nkosi');
  await here.add('person', [other]);
  const followUp = await here.followUp(other.id, { assignedTo: person.id, note: 'Call on Friday' });
  await here.leads(person.id);
  await erased();
  expect(await here.rowOf('followUp', followUp)).toMatchObject({
    assignedTo: null,
    note: 'Call on Friday',
    status: 'active',
  });
  expect(await here.rowOf('church', person.churchId)).toMatchObject({ leaderPersonId: null });
});

test('issue 13: a family goes with its last member, and stays as long as somebody else is in it', async () => {
  const other = personOf(person.churchId, 'Thabo Nkosi');
  await here.add('person', [other]);
  const [alone, shared] = [await here.family(), await here.family()];
  await here.familyMember(alone, person.id);
  await here.familyMember(shared, person.id);
  await here.familyMember(shared, other.id);
  await erased();
  expect(await here.rowOf('family', alone)).toBeUndefined();
  expect(await here.rowOf('family', shared)).toMatchObject({ name: 'Dube' });
});

/** Everything that a device pulls from a cursor on, page by page. */
async function pulled(account: Account, from?: string) {
  const [ids, gone] = [new Set<string>(), new Set<string>()];
  let cursor = from;
  for (;;) {
    const page = await here.pulledBy(account, cursor);
    if (page.ids.size + page.gone.size === 0) return { cursor: page.cursor, ids, gone };
    for (const id of page.ids) ids.add(id);
    for (const id of page.gone) gone.add(id);
    ({ cursor } = page);
  }
}

test('issue 13: devices hold the erased person without a name, and let go of what is gone', async () => {
  const pastor = await here.tenant.person('Pastor', church(here.tenant.churches[0]));
  const made = await rowsAbout(here, person, words.word);
  const before = await pulled(pastor);
  await erased();
  const after = await pulled(pastor, before.cursor);
  expect(after.ids).toContain(person.id);
  const gone = made.filter(({ naming }) => !(naming.register.entity.name in keptForFigures));
  for (const { naming, row } of gone) {
    if (before.ids.has(row.id)) expect(after.gone, naming.register.name).toContain(row.id);
  }
});

test('issue 13: a late edit of an erased person is refused in words, and nothing of it is kept', async () => {
  const groupId = await here.group();
  const member = await here.member(groupId, person.id);
  const followUp = await here.followUp(person.id);
  const { churchId } = person;
  await erased();
  const note = { note: { was: null, shallBe: words.word } };
  const late = [
    await edit({ occupation: { was: words.occupation, shallBe: words.word } }),
    await edit({ status: { was: 'active', shallBe: 'active' } }),
    await here.send('people.editContacts', {
      id: person.id,
      edits: { address: { was: null, shallBe: words.word } },
    }),
    await here.send('groupMembers.edit', { id: member, groupId, churchId, edits: note }),
    await here.send('followUps.edit', { id: followUp, churchId, edits: note }),
  ];
  for (const one of late) {
    expect(one).toMatchObject({ status: 'rejected', problem: { message: erasedSays } });
  }
  const many = await here.send('people.editMany', {
    edits: [{ id: person.id, churchId, edits: { address: { was: null, shallBe: words.word } } }],
  });
  expect(JSON.stringify(many)).toContain(erasedSays);
  const noted = await here.send('safetyNotes.create', {
    personId: person.id,
    churchId,
    note: words.word,
    writtenOn: '2026-11-10',
    writerId: null,
    status: 'active',
  });
  expect(noted).toMatchObject({ problem: { fields: { personId: erasedSays } } });
  expect(await found()).toEqual([]);
});

test('issue 13: what somebody adds about a person at the moment of the erasing is not left behind', async () => {
  const { churchId } = person;
  const groupId = await here.group();
  const familyId = await here.family();
  const day = '2026-11-10';
  const of = { personId: person.id, churchId };
  const adding = () => [
    here.send('groupMembers.create', {
      ...of,
      groupId,
      roleKey: 'member',
      joinedOn: day,
      leftOn: null,
      status: 'active',
      note: words.word,
    }),
    here.send('lifeEvents.create', {
      ...of,
      kind: 'other',
      happenedOn: null,
      place: null,
      note: words.word,
      status: 'active',
    }),
    here.send('familyMembers.create', {
      ...of,
      familyId,
      role: 'other',
      since: null,
      until: null,
      note: words.word,
      isPrimaryContact: false,
      livesHere: true,
      isPrimaryFamily: false,
      status: 'active',
    }),
  ];
  const [answer, ...sent] = await Promise.all([erase(), ...adding(), ...adding()]);
  expect(answer.status).toBe(200);
  expect(sent.map(({ status }) => status)).not.toContain('later');
  expect(await found()).toEqual([]);
});

test('issue 13: an erased person is no part of a merge, and no merge of them is taken back', async () => {
  const lost = personOf(person.churchId, `${words.name} ${words.family}`);
  const third = personOf(person.churchId, 'Thabo Nkosi');
  await here.add('person', [lost, third]);
  const merged = await here.merge(await here.personNow(person.id), await here.personNow(lost.id));
  expect(merged).toMatchObject({ status: 'applied' });
  await erased();
  expect(await here.undo(person, merged.id)).toMatchObject({ status: 'rejected' });
  const again = await here.merge(await here.personNow(third.id), await here.personNow(person.id));
  expect(again).toMatchObject({ status: 'rejected', problem: { message: erasedSays } });
});

test('issue 13: somebody who was one with another by a merge that was undone is named in no history of theirs', async () => {
  const kept = personOf(person.churchId, 'Thabo Nkosi');
  await here.add('person', [kept]);
  const merged = await here.merge(await here.personNow(kept.id), await here.personNow(person.id));
  expect(await here.undo(kept, merged.id)).toMatchObject({ status: 'applied' });
  await erased();
  expect(await found()).toEqual([]);
  const answer = await here.admin.ask('GET', `/api/v1/people/${kept.id}/history`);
  const { data } = (await answer.json()) as { data: { what: string; changes: unknown[] }[] };
  expect(data.map(({ what }) => what)).toEqual(['unmerged', 'merged']);
  expect(JSON.stringify(data)).toContain('Erased person');
});

test('issue 13: that somebody was erased, by whom, when and why is kept', async () => {
  await edit({ occupation: { was: words.occupation, shallBe: 'Teacher' } });
  await erased();
  const lines = await linesAbout(here.admin, person.id);
  expect(lines.map(({ action }) => action)).toEqual(['people.erase', 'people.edit']);
  expect(lines[0]).toMatchObject({ title: 'Person erased', reason: 'They asked for it' });
  expect(lines[1]?.changes).toEqual([{ label: 'Occupation', hidden: true }]);
  const answer = await here.admin.ask('GET', `/api/v1/people/${person.id}/history`);
  const { data } = (await answer.json()) as { data: object[] };
  expect(data).toMatchObject([{ what: 'erased', changes: [] }]);
});

test('issue 13: who can still sign in is not erased, nor is the last System Admin', async () => {
  await here.within((tx) =>
    tx.rows('', 'update person set account_id = $3 where tenant_id = $1 and id = $2', [
      tx.tenantId,
      person.id,
      here.admin.id,
    ]),
  );
  const answer = await erase();
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    error: { message: expect.stringContaining('Close their account') },
  });
  const close = `/api/v1/access/accounts/${here.admin.id}/disable`;
  expect((await here.admin.ask('POST', close, {})).status).toBe(409);
  expect(await here.rowOf('person', person.id)).toMatchObject({ firstName: words.name });
  await here.within((tx) =>
    tx.rows('', 'update person set account_id = null where tenant_id = $1 and id = $2', [
      tx.tenantId,
      person.id,
    ]),
  );
});

test('issue 13 B06: another name, another church and another role erase nobody', async () => {
  const [first, second] = here.tenant.churches;
  expect((await erase({ name: 'Thabo Nkosi' })).status).toBe(422);
  expect((await erase({ reason: 'because' })).status).toBe(422);
  expect((await erase({ churchId: second })).status).toBe(404);
  const beside = await here.tenant.person('Church Admin', church(second));
  expect((await erase({}, beside)).status).toBe(404);
  const pastor = await here.tenant.person('Pastor', church(first));
  expect((await erase({}, pastor)).status).toBe(403);
  expect(await here.rowOf('person', person.id)).toMatchObject({ firstName: words.name });
  const office = await here.tenant.person('Church Admin', church(first));
  expect(
    (await erase({ name: `${words.name}  ${words.family.toLowerCase()}` }, office)).status,
  ).toBe(200);
  expect((await erase({}, office)).status).toBe(422);
});

test('B05 issue 13: what is erased in one organisation takes no value from the audit of another', async () => {
  const [elsewhere] = (
    await owner.query<{ id: string }>('select id from tenant where id <> $1 limit 1', [
      here.tenant.id,
    ])
  ).rows;
  const [entry, theirs] = [randomUUID(), elsewhere?.id ?? randomUUID()];
  await owner.query(`begin; set local row_security = on; set local app.tenant to '${theirs}'`);
  await owner.query(
    `insert into audit_entry (tenant_id, id, action, entity, entity_id, changes, details)
     values ($1, $2, 'people.edit', 'person', $3, '[{"field":"address","was":null,"became":"Here"}]', '{}')`,
    [theirs, entry, person.id],
  );
  await owner.query('commit');
  await erased();
  await owner.query(`begin; set local row_security = on; set local app.tenant to '${theirs}'`);
  const { rows } = await owner.query('select changes from audit_entry where id = $1', [entry]);
  await owner.query('commit');
  expect(JSON.stringify(rows)).toContain('Here');
});
