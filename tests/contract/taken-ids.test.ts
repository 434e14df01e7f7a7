import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tablesOf } from '../../server/backup/tables-of.ts';
import type { RunningServer } from '../../server/create-server.ts';
import { connectOwner } from '../../server/database/pools.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { entityStores } from '../../server/entity-stores.ts';
import { tableName } from '../../server/entity-store.ts';
import { sendMessages } from '../../server/shell/send-messages.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import { isQueued, type QueuedOperation } from '../../src/domain/operation.ts';
import type { MutationResult } from '../../src/domain/protocol.ts';
import { gives } from '../../src/domain/permissions.ts';
import type { RegisterOfFeature } from '../../src/domain/domain-feature.ts';
import { registers } from '../../src/domain/registers.gen.ts';
import { operations } from '../../src/domain/registry.ts';
import { families } from '../../src/domain/families/families.ts';
import { familyMembers } from '../../src/domain/families/family-members.ts';
import { freshInput, populate, textField } from '../support/register-rows.ts';
import { addDays } from '../../src/domain/values/dates/local-date.ts';
import { bearer } from '../support/api.ts';
import { fillTables } from '../support/every-table.ts';
import { church, endRoles } from '../support/members.ts';
import { databaseUrls } from '../support/own-database.ts';
import { addPicture, picture } from '../support/pictures.ts';
import { reportTargetOf } from '../support/places.ts';
import { mutationOf, push, reportAt, reportFor, today } from '../support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';
import { groupTypes } from '../../src/domain/groups/group-types.ts';
import { wholeRow } from '../../src/domain/register/register.ts';
import { groups } from '../../src/domain/groups/groups.ts';
import { memberships } from '../../src/domain/groups/memberships.ts';
import { must } from '../../src/domain/must.ts';
import { mergeInput } from '../support/merging.ts';
import { addPeople } from '../support/people.ts';
import { personOf } from '../support/people-rows.ts';

let server: RunningServer;
let tenant: TestTenant;
/** Holds every permission over the first church, and none over whose rows are tried here. */
let person: Person;
/** Holds what is held over the whole organisation alone. */
let administrator: Person;
let colleague: Person;
/** The id of somebody else's row in every table at once. */
const taken = randomUUID();
const takenNumber = 7000;
const [cell, meeting, chatId] = [randomUUID(), randomUUID(), randomUUID()];

const groupTypeId = randomUUID();

async function seedPlaces(): Promise<void> {
  const when = { churchId: tenant.churches[0], weekdays: [4], startTime: '19:00' };
  const group = wholeRow(groups, {
    ...when,
    id: cell,
    groupTypeId,
    name: 'Cell',
    status: 'active',
  });
  const service = { ...when, id: meeting, name: 'M', kind: 'cell', status: 'active', sort: 9 };
  const memberIds = [person.id, colleague.id].toSorted();
  const chat = { id: chatId, memberIds, lastNumber: 3, lastMessageAt: null };
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    const groupType = [
      wholeRow(groupTypes, { id: groupTypeId, name: 'Cell', reportForm: 'group' }),
    ];
    await recordEffect(tx, { output: null, inserts: { groupType } }, null);
    const inserts = { group: [group], service: [service], chat: [chat] };
    await recordEffect(tx, { output: null, inserts }, null);
  });
}

async function seedTaken(): Promise<void> {
  const tables = new Set(entityStores.map(tableName));
  const owner = await connectOwner(databaseUrls().owner);
  try {
    const all = (await tablesOf(owner)).filter(({ name }) => tables.has(name));
    await fillTables(owner, all, [
      { id: taken, tenantId: tenant.id, text: 'theirs', at: takenNumber },
    ]);
  } finally {
    await owner.end();
  }
}

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  person = await tenant.person('Church Admin', church(tenant.churches[0]));
  colleague = await tenant.person('Church Admin', church(tenant.churches[0]));
  administrator = await tenant.person('System Admin', { kind: 'tenant' });
  await seedPlaces();
  await seedTaken();
});
afterAll(() => server.close());

/** Rows under an id, of every table that devices hold: table -> row. */
async function rowsUnder(id: string): Promise<Record<string, unknown>> {
  return inTenant(server.services.pool, tenant.id, async (tx) => {
    const found: Record<string, unknown> = {};
    for (const table of entityStores.map(tableName)) {
      const [row] = await tx.rows<{ row: unknown }>(
        '',
        `select to_jsonb(t) as row from ${table} t where tenant_id = $1 and id = $2`,
        [tx.tenantId, id],
      );
      if (row) found[table] = row.row;
    }
    return found;
  });
}

let days = 0;
const freshDay = () => addDays(today(), -(days++ % 58));

async function send(author: Person, name: string, args: unknown, id = randomUUID(), form = 1) {
  const item = mutationOf(args, { name, id, form });
  const [result] = await push(server.app, bearer(author.signedIn), [item]);
  return result as MutationResult;
}

async function applied(author: Person, name: string, args: unknown): Promise<string> {
  const result = await send(author, name, args);
  if (result.status !== 'applied') throw new Error(JSON.stringify(result));
  return result.id;
}

const submitting = 'attendance.submitChurchReport';

/** A report of the person's, and what says which it is. */
async function reported(attendance: number, by = person) {
  const date = freshDay();
  const report = reportFor(tenant, { date, attendance });
  const id = await applied(by, submitting, report);
  return { id, date, ...reportTargetOf(tenant, 0), groupId: null, basedOn: id };
}

/** A report of somebody else, as the person sees it. */
async function seenByPerson() {
  return { ...(await reported(80, colleague)), seenReview: null };
}

/** Two reports that differ, and a choice between them. */
async function deciding(choice: string, attendance: number) {
  const report = await reported(50);
  const { date } = report;
  const other = reportFor(tenant, { date, attendance: 60 });
  const versionId = await applied(colleague, submitting, other);
  const { basedOn: _b, date: _d, churchId: _c, serviceId: _s, groupId: _g, ...values } = other;
  return { ...report, versionId, choice, values: { ...values, attendance } };
}

async function ownMessage(): Promise<{ id: string }> {
  const message = { accountId: person.id, title: 'To you', body: 'Read me' };
  await inTenant(server.services.pool, tenant.id, (tx) => sendMessages(tx, [message], new Date()));
  const rows = await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows<{ number: number }>(
      '',
      'select number from user_message where tenant_id = $1 and account_id = $2 order by number desc',
      [tx.tenantId, person.id],
    ),
  );
  return { id: String(rows[0]?.number) };
}

/** Captured input in the newest form. */
function captured({ name, offline }: QueuedOperation): Record<string, unknown> {
  const file = join(import.meta.dirname, `../fixtures/forms/${name}.${offline.form}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

const adding = {
  shortcut: 'shell.addShortcut',
  notification: 'shell.addNotification',
  savedList: 'savedLists.create',
} as const;

let made = 0;

async function ownRow(kind: keyof typeof adding): Promise<{ id: string }> {
  const operation = queued.find(({ name }) => name === adding[kind]);
  if (!operation) throw new Error(`Nothing adds a ${kind}`);
  made += 1;
  const named = kind === 'savedList' ? { name: `List ${made}` } : {};
  return { id: await applied(person, operation.name, { ...captured(operation), ...named }) };
}

/** A list of the person's that the administrator deleted. */
async function removedList(): Promise<object> {
  made += 1;
  const list = { register: 'groups', name: `List ${made}`, question: {}, shared: true };
  const id = await applied(person, 'savedLists.create', list);
  await applied(administrator, 'savedLists.delete', { id });
  return { id, register: 'groups' };
}

const groupPlace = () => ({ churchId: tenant.churches[0], serviceId: meeting });

/** Two people are in a new group, and one of them begins another. */
async function splitting(): Promise<object> {
  const group = { ...groupsOfTests(), id: randomUUID(), name: `Cell ${randomUUID()}` };
  const people = [1, 2].map((at) => personOf(tenant.churches[0], `Nomsa ${at}`));
  const groupMembership = people.map((one) =>
    wholeRow(memberships, {
      ...memberships.blank,
      id: randomUUID(),
      groupId: group.id,
      churchId: group.churchId,
      personId: one.id,
      joinedOn: '2026-01-01',
    }),
  );
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    for (const inserts of [{ group: [group], person: people }, { groupMembership }]) {
      await recordEffect(tx, { output: null, inserts }, null);
    }
  });
  const { id, personId } = must(groupMembership[0], 'a membership');
  const members = [{ id, movedId: randomUUID(), personId, roleKey: 'member' }];
  return { id: group.id, churchId: group.churchId, name: `Cell ${randomUUID()}`, members };
}

/** A family of somebody who is in the list. */
async function gathering(): Promise<object> {
  const somebody = personOf(tenant.churches[0], `Lerato ${(made += 1)}`);
  await addPeople(server.services.pool, tenant.id, [somebody]);
  const family = { ...families.blank, churchId: tenant.churches[0], name: 'Dube' };
  const member = { ...familyMembers.blank, id: randomUUID(), personId: somebody.id };
  return { family, people: [], members: [member] };
}

/** Somebody whose address nobody knew. */
async function reaching(): Promise<object> {
  const somebody = personOf(tenant.churches[0], `Sipho ${(made += 1)}`);
  await addPeople(server.services.pool, tenant.id, [somebody]);
  return { id: somebody.id, edits: { address: { was: null, shallBe: `${made} Main Road` } } };
}

const meetingPlace = () => ({ ...groupPlace(), groupId: cell, date: freshDay() });

/** A mark of somebody of the church. */
async function marking(): Promise<object> {
  const somebody = personOf(tenant.churches[0], `Thabo ${(made += 1)}`);
  await addPeople(server.services.pool, tenant.id, [somebody]);
  const at = '2026-11-18T16:52:04.120Z';
  return { personId: somebody.id, mark: 'present', newConvert: false, holySpirit: false, at };
}

/** Two records of one person. */
async function merging(): Promise<ReturnType<typeof mergeInput>> {
  const two = [1, 2].map((at) => personOf(tenant.churches[0], `Palesa ${at}`));
  await addPeople(server.services.pool, tenant.id, two);
  const [kept, lost] = two;
  return mergeInput(must(kept, 'a person'), must(lost, 'another record'));
}

/** Two who became one. */
async function undoing(): Promise<object> {
  const input = await merging();
  const mergeId = randomUUID();
  await send(person, 'people.merge', input, mergeId);
  return { id: input.id, churchId: input.churchId, mergeId };
}

const groupsOfTests = () =>
  wholeRow(groups, {
    ...groups.blank,
    id: '',
    churchId: tenant.churches[0],
    groupTypeId,
    weekdays: [4],
  });

/** A line of a file of headcounts. */
function headcount() {
  const { basedOn: _, ...row } = reportFor(tenant, { date: freshDay() });
  return { ...row, id: randomUUID() };
}

/** Inputs for the person themselves, for operations that need more than a captured input. */
const own: Record<string, (() => Promise<object>)[]> = {
  [submitting]: [async () => reportFor(tenant, { date: freshDay() })],
  'attendance.submitGroupReport': [
    async () => ({ ...reportAt(groupPlace(), { date: freshDay() }), groupId: cell }),
  ],
  'attendance.decide': [
    () => deciding('keep', 50),
    () => deciding('both', 60),
    () => deciding('addUp', 110),
    () => deciding('edited', 70),
  ],
  'attendance.void': [() => reported(40).then((report) => ({ ...report, reason: null }))],
  'attendance.verify': [seenByPerson],
  'attendance.return': [async () => ({ ...(await seenByPerson()), note: 'Count again' })],
  'attendance.undoReview': [
    async () => {
      const seen = await seenByPerson();
      const seenReview = await applied(person, 'attendance.verify', seen);
      return { ...seen, seenReview };
    },
  ],
  'attendance.import': [async () => ({ rows: [headcount()] })],
  'attendance.undoImport': [
    async () => {
      const row = headcount();
      await applied(administrator, 'attendance.import', { rows: [row] });
      return { ids: [row.id] };
    },
  ],
  'access.changeOwnPhoto': [
    async () => {
      const pictureId = randomUUID();
      await addPicture(server.app, person, pictureId, picture('photo.jpg'));
      return { pictureId };
    },
  ],
  'attendance.attachPicture': [
    async () => {
      const { id: versionId, basedOn: _, ...place } = await reported(40);
      const pictureId = randomUUID();
      await addPicture(server.app, person, pictureId, picture('photo.jpg'));
      return { ...place, versionId, pictureId };
    },
  ],
  'rolls.mark': [async () => ({ ...meetingPlace(), marks: [await marking()] })],
  'rolls.addFirstTimer': [async () => meetingPlace()],
  'families.createWhole': [gathering],
  'groups.split': [splitting],
  'people.editContacts': [reaching],
  'people.merge': [merging],
  'people.undoMerge': [undoing],
  'churches.saveReportPolicy': [
    async () => ({
      churchId: tenant.churches[0],
      edits: { adultFrom: { was: 20, shallBe: 19 } },
    }),
  ],
  'organisation.edit': [async () => ({ edits: { phone: { was: null, shallBe: '+27115550101' } } })],
  'chat.send': [async () => ({ id: chatId })],
  'chat.markRead': [async () => ({ id: chatId, upTo: 2 })],
  'shell.changeShortcut': [() => ownRow('shortcut')],
  'shell.removeShortcut': [() => ownRow('shortcut')],
  'savedLists.create': [async () => ({ name: `List ${(made += 1)}` })],
  'savedLists.edit': [
    async () => ({ ...(await ownRow('savedList')), changes: { name: `List ${(made += 1)}` } }),
  ],
  'savedLists.delete': [() => ownRow('savedList')],
  'savedLists.restore': [removedList],
  'shell.changeNotification': [() => ownRow('notification')],
  'shell.removeNotification': [() => ownRow('notification')],
  'shell.readMessage': [ownMessage],
  'shell.removeMessage': [ownMessage],
};

/** The inputs that add a row of a register and that change it. */
function ofRegister({ register, operations: of }: RegisterOfFeature) {
  const { create, edit, addMany, editMany } = of;
  const fresh = async () => {
    const population = await populate(server.services.pool, tenant, register);
    return freshInput(register, population);
  };
  const changed = async () => {
    const row = await fresh();
    const id = await applied(administrator, create.name, row);
    const place = Object.fromEntries(register.place.map((field) => [field, row[field]]));
    const field = textField(register);
    const edits = { [field]: { was: row[field], shallBe: `Changed ${(made += 1)}` } };
    return { id, ...place, edits };
  };
  return {
    [create.name]: [fresh],
    [edit.name]: [changed],
    [addMany.name]: [async () => ({ rows: [{ ...(await fresh()), id: randomUUID() }] })],
    [editMany.name]: [async () => ({ edits: [await changed()] })],
  };
}

const queued = operations.filter(isQueued);

/** Registers that a role over one church adds no rows to: churches, and the church groups above them. */
const aboveChurches = new Set(
  registers.flatMap(({ register: { addedOver }, operations: of }) =>
    addedOver.includes('church')
      ? []
      : [of.create.name, of.edit.name, of.addMany.name, of.editMany.name],
  ),
);

/** Rows of the whole organisation are nobody else's. */
function isOfAll({ name, may }: QueuedOperation): boolean {
  if (aboveChurches.has(name) || name === 'savedLists.restore') return true;
  return may !== 'anyone' && may !== 'signedIn' && !gives('Church Admin', may);
}

const ownOrOfRegisters: typeof own = Object.assign({}, own, ...registers.map(ofRegister));

const cases = queued.flatMap((operation) =>
  (ownOrOfRegisters[operation.name] ?? [async () => ({})]).map((make, at) => ({
    title: `${operation.name} ${at + 1}`,
    operation,
    args: async () => ({ ...captured(operation), ...(await make()) }),
  })),
);

/** The arguments with one id, or number of a row, after the other in the place of their own. */
function withTaken(args: object): object[] {
  return Object.entries(args).flatMap(([key, value]): object[] => {
    if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(String(value))) return [{ ...args, [key]: taken }];
    // Of many, the first.
    if (Array.isArray(value) && typeof value[0] === 'object') {
      return withTaken(value[0] as object).map((one) => Object.assign({}, args, { [key]: [one] }));
    }
    if (key === 'id' && /^\d+$/.test(String(value))) {
      return [{ ...args, [key]: String(takenNumber) }];
    }
    return [];
  });
}

test('somebody else has a row of every kind under one id', async () => {
  expect(Object.keys(await rowsUnder(taken))).toHaveLength(entityStores.length);
});

describe.each(cases)('issue 10.2: $title', ({ operation, args }) => {
  const { name, offline } = operation;
  const asked = async (input: object, id?: ReturnType<typeof randomUUID>) =>
    send(isOfAll(operation) ? administrator : person, name, input, id, offline.form);

  test('an id that names somebody else’s row changes nothing of it', async () => {
    // A first time by one's own id: whether a row is made under it is seen, not said.
    const free = randomUUID();
    const before = await rowsUnder(taken);
    const input = await args();
    expect(await asked(input, free)).toMatchObject({ status: 'applied' });
    const makes = Object.keys(await rowsUnder(free)).length > 0;

    await inTenant(server.services.pool, tenant.id, (tx) =>
      tx.rows('', 'delete from mutation where tenant_id = $1 and id = $2', [tx.tenantId, taken]),
    );
    // Only the first reading of a chat makes a row.
    if (name === 'chat.markRead') await forgetReadings();
    const result = await asked(await args(), taken);
    if (makes) {
      const foreign = await send(colleague, name, input, free, offline.form);
      expect({ ...foreign, id: taken }).toEqual(result);
      expect(result).toMatchObject({ status: 'rejected', problem: { code: 'forbidden' } });
    } else expect(result.status).toBe('applied');
    expect(await rowsUnder(taken)).toEqual(before);
  });

  if (isOfAll(operation)) return;
  test('what it asks for is not changed where it is somebody else’s', async () => {
    const before = await rowsUnder(taken);
    for (const input of withTaken(await args())) {
      await asked(input);
      expect(await rowsUnder(taken)).toEqual(before);
    }
  });
});

async function forgetReadings(): Promise<void> {
  await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows('', 'delete from chat_reading where tenant_id = $1 and chat_id = $2', [
      tx.tenantId,
      chatId,
    ]),
  );
}

test('issue 10.2: nor is a report kept in review under it', async () => {
  const leaver = await tenant.person('Usher', church(tenant.churches[0]));
  await endRoles(server.services.pool, tenant.id, leaver.id);
  const before = await rowsUnder(taken);
  const report = reportFor(tenant, { date: freshDay() });
  expect((await send(leaver, submitting, report)).status).toBe('held');
  await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows('', 'delete from mutation where tenant_id = $1 and id = $2', [tx.tenantId, taken]),
  );
  expect(await send(leaver, submitting, report, taken)).toMatchObject({
    status: 'rejected',
    problem: { code: 'forbidden' },
  });
  expect(await rowsUnder(taken)).toEqual(before);
});
