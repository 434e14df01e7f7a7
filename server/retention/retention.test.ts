import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesAbout } from '../../tests/support/audit-log.ts';
import { bearer } from '../../tests/support/api.ts';
import { church } from '../../tests/support/members.ts';
import { mutationOf, push, reportFor } from '../../tests/support/reports.ts';
import { type Retaining, retainingHere } from '../../tests/support/retaining.ts';
import { safetyNotes } from '#domain/care/safety-notes.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import { must } from '#domain/must.ts';
import type { Person } from '#domain/people/entities.ts';
import { isErased } from '#domain/rows/is-erased.ts';
import { mayErase } from './retention-lock.ts';

let here: Retaining;
let beside: Retaining;
beforeAll(async () => {
  here = await retainingHere();
  beside = await retainingHere();
});
afterAll(async () => {
  await here.server.close();
  await beside.server.close();
});

/** So many years after the moment, and some milliseconds. */
function yearsAfter(moment: Date, years: number, ms = 0): Date {
  const later = new Date(moment.getTime());
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return new Date(later.getTime() + ms);
}
const years = (count: number) => yearsAfter(new Date(), count);
const isGone = async ({ id }: Person, of = here) => isErased(await of.personNow(id));
const newestRun = async (of = here) => must((await of.read()).runs[0], 'a run');

async function afresh(of = here): Promise<void> {
  await of.forgetRuns();
  for (const table of ['retention_period', 'notification', 'user_message', 'chat_message']) {
    await of.within((tx) =>
      tx.rows('', `delete from ${table} where tenant_id = $1`, [tx.tenantId]),
    );
  }
  await of.within((tx) =>
    tx.rows('', "update person set status = 'active' where tenant_id = $1", [tx.tenantId]),
  );
}

test('issue 13: somebody who was archived is erased when the time is over, and not a moment before', async () => {
  await afresh();
  const person = await here.somebody('archived');
  await here.keepFor('people', 12);
  const left = await here.lastChangeOf('person', person.id);
  await here.run(yearsAfter(left, 1));
  expect(await isGone(person)).toBe(false);
  expect(await newestRun()).toMatchObject({ counts: {}, failed: 0 });
  await here.forgetRuns();
  await here.run(yearsAfter(left, 1, 1));
  expect(await isGone(person)).toBe(true);
  const run = await newestRun();
  expect(run).toMatchObject({ counts: { people: 1 }, failed: 0 });
  expect(run.finishedAt).not.toBeNull();
  const [line] = await linesAbout(here.admin, person.id);
  expect(line).toMatchObject({ actor: null, reason: 'Their data is no longer needed' });
  const [told] = await linesAbout(here.admin, run.id);
  expect(told).toMatchObject({
    title: 'Erased by itself',
    changes: [{ label: 'People who left', became: '1' }],
  });
});

test('issue 13: who came back, is owed a visit, can sign in or was changed lately stays', async () => {
  await afresh();
  const cameBack = await here.somebody('movedAway');
  const visited = await here.somebody('archived');
  await here.followUp(visited.id);
  const account = await here.tenant.person('Usher', church(here.churchId));
  const signsIn = await here.somebody('archived', { accountId: account.id });
  const changed = await here.somebody('archived');
  const gone = await here.somebody('movedAway');
  await here.keepFor('people', 12);
  const at = years(2);
  await here.within((tx) =>
    tx.rows(
      '',
      `insert into row_event (tenant_id, t, row_id, at, account_id, author_name, what, changes)
       values ($1, 'person', $2, $3, $4, 'Naledi', 'edited', '[]')`,
      [tx.tenantId, changed.id, new Date(at.getTime() - 86_400_000).toISOString(), account.id],
    ),
  );
  await here.change(cameBack.id, { was: 'movedAway', shallBe: 'active' });
  await here.run(at);
  for (const person of [cameBack, visited, signsIn, changed])
    expect(await isGone(person)).toBe(false);
  expect(await isGone(gone)).toBe(true);
});

const rowsIn = async (table: string) => {
  const [found] = await here.within((tx) =>
    tx.rows<{ n: number }>('', `select count(*) as n from ${table} where tenant_id = $1`, [
      tx.tenantId,
    ]),
  );
  return found?.n;
};

test('issue 13: reports and memberships of who is erased are counted as before', async () => {
  await afresh();
  const usher = await here.tenant.person('Usher', church(here.churchId));
  const report = mutationOf(reportFor(here.tenant));
  expect(await push(here.server.app, bearer(usher.signedIn), [report])).toMatchObject([
    { status: 'applied' },
  ]);
  const closed = await here.admin.ask('POST', `/api/v1/access/accounts/${usher.id}/disable`);
  expect(closed.status).toBeLessThan(300);
  const person = await here.somebody('archived', { accountId: usher.id });
  const member = await here.member(await here.group(), person.id, { note: 'Marulaword' });
  const counted = ['attendance_report', 'report_version', 'group_membership', 'person'];
  const before = await Promise.all(counted.map(rowsIn));
  await here.keepFor('people', 12);
  await here.run(years(2));
  expect(await isGone(person)).toBe(true);
  expect(await Promise.all(counted.map(rowsIn))).toEqual(before);
  expect(before[0]).toBeGreaterThan(0);
  expect(await here.rowOf('groupMembership', member)).toMatchObject({ status: 'left', note: null });
});

test('issue 13: each organisation has times of its own, and one that chose none erases nothing', async () => {
  await afresh();
  await afresh(beside);
  const [ours, theirs] = [await here.somebody('archived'), await beside.somebody('archived')];
  await here.keepFor('people', 12);
  await beside.keepFor('people', 36);
  const at = years(2);
  await here.run(at);
  await beside.run(at);
  expect(await isGone(ours)).toBe(true);
  expect(await isGone(theirs, beside)).toBe(false);
  await beside.forgetRuns();
  await beside.run(years(4));
  expect(await isGone(theirs, beside)).toBe(true);
  await afresh(beside);
  const kept = await beside.somebody('archived');
  await beside.run(years(9));
  expect(await isGone(kept, beside)).toBe(false);
  expect((await beside.read()).runs).toEqual([]);
});

test('issue 13: a run that is cut off goes on where it was, and counts nobody twice', async () => {
  await afresh();
  const people = [];
  for (let count = 0; count < 3; count += 1) people.push(await here.somebody('archived'));
  await here.keepFor('people', 12);
  const at = years(2);
  const kill = new AbortController();
  await here.run(at, { signal: kill.signal, onChange: () => kill.abort() });
  const cut = await newestRun();
  expect(cut).toMatchObject({ counts: { people: 1 }, finishedAt: null });
  await here.run(new Date(at.getTime() + 6 * 3_600_000));
  const run = await newestRun();
  expect(run).toMatchObject({ id: cut.id, counts: { people: 3 } });
  expect(run.finishedAt).not.toBeNull();
  for (const person of people) expect(await isGone(person)).toBe(true);
});

test('issue 13: two processes never erase at once, and a day has one run', async () => {
  await afresh();
  const person = await here.somebody('archived');
  await here.keepFor('people', 12);
  const at = years(2);
  await here.within(async (tx) => {
    expect(await mayErase(tx)).toBe(true);
    await here.run(at);
  });
  expect(await isGone(person)).toBe(false);
  expect((await here.read()).runs).toEqual([]);
  await Promise.all([here.run(at), here.run(at), here.run(at)]);
  // A process that found the lock taken leaves the rest to the next round.
  await here.run(at);
  expect(await isGone(person)).toBe(true);
  const late = await here.somebody('archived');
  await here.run(new Date(at.getTime() + 6 * 3_600_000));
  expect(await isGone(late)).toBe(false);
  expect((await here.read()).runs).toHaveLength(1);
});

test('issue 13: for a day after it was chosen nothing is erased, and taken back it never is', async () => {
  await afresh();
  const person = await here.somebody('archived');
  await here.within((tx) =>
    tx.rows('', "update row_event set at = at - interval '3 years' where tenant_id = $1", [
      tx.tenantId,
    ]),
  );
  const chosen = Date.now();
  expect((await here.edit({ people: { was: null, shallBe: 12 } })).status).toBe(202);
  await here.run(new Date(chosen + 23 * 3_600_000));
  expect(await isGone(person)).toBe(false);
  expect((await here.edit({ people: { was: 12, shallBe: null } })).status).toBe(202);
  await here.run(new Date(chosen + 50 * 3_600_000));
  expect(await isGone(person)).toBe(false);
});

test('issue 13: settled follow-ups keep their number and lose their words; open ones keep both', async () => {
  await afresh();
  const { id: personId } = await here.somebody('active');
  const add = async (said: object) => {
    const sent = await here.send('followUps.create', {
      ...followUps.blank,
      personId,
      churchId: here.churchId,
      assignedDate: '2026-11-01',
      note: 'Marulanote',
      ...said,
    });
    expect(sent).toEqual(expect.objectContaining({ status: 'applied' }));
    return sent.id;
  };
  const done = await add({ doneOn: '2026-11-02', outcome: 'Marulaoutcome' });
  const open = await add({});
  await here.keepFor('followUps', 6);
  await here.run(years(1));
  expect(await here.rowOf('followUp', done)).toMatchObject({
    status: 'done',
    doneOn: '2026-11-02',
    note: null,
    outcome: null,
  });
  expect(await here.rowOf('followUp', open)).toMatchObject({ note: 'Marulanote' });
  const events = await here.within((tx) =>
    tx.rows('', 'select 1 from row_event where tenant_id = $1 and row_id = $2', [
      tx.tenantId,
      done,
    ]),
  );
  expect(events).toEqual([]);
  expect(await newestRun()).toMatchObject({ counts: { followUps: 1 } });
});

test('issue 13: archived notes go from the server and from devices, with their history; others stay', async () => {
  await afresh();
  const { id: personId } = await here.somebody('active');
  const note = async () => {
    const sent = await here.send('safetyNotes.create', {
      ...safetyNotes.blank,
      personId,
      churchId: here.churchId,
      note: 'Allergic to marula',
      writtenOn: '2026-01-01',
    });
    expect(sent).toEqual(expect.objectContaining({ status: 'applied' }));
    return sent.id;
  };
  const [over, stands] = [await note(), await note()];
  const edits = { status: { was: 'active', shallBe: 'archived' } };
  const archived = await here.send('safetyNotes.edit', {
    id: over,
    churchId: here.churchId,
    edits,
  });
  expect(archived).toMatchObject({ status: 'applied' });
  const { cursor } = await here.pulledBy(here.admin);
  await here.keepFor('notes', 6);
  expect(await here.preview({ notes: 6 })).toEqual({ notes: 0 });
  await here.run(years(1));
  expect(await here.rowOf('safetyNote', over)).toBeUndefined();
  expect(await here.rowOf('safetyNote', stands)).toMatchObject({ status: 'active' });
  expect((await here.pulledBy(here.admin, cursor)).gone.has(over)).toBe(true);
  expect(await newestRun()).toMatchObject({ counts: { notes: 1 } });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('issue 13: old notifications go; what is counted before switching on is what goes', async () => {
  await afresh();
  const [old, young] = [daysAgo(70), daysAgo(20)];
  const row = (time: string) => ({
    id: randomUUID(),
    accountId: here.admin.id,
    read: true,
    link: null,
    useRouter: false,
    icon: null,
    image: null,
    title: 'Welcome',
    description: null,
    time,
  });
  await here.add('notification', [row(old), row(young)]);
  expect(await here.preview({ notifications: 1 })).toEqual({ notifications: 1 });
  expect(await here.preview({ notifications: 6 })).toEqual({ notifications: 0 });
  await here.keepFor('notifications', 1);
  await here.run(new Date());
  expect(await newestRun()).toMatchObject({ counts: { notifications: 1 } });
});

test('issue 13: old messages of Team Chat go from the server and from devices, with the answers that repeat them; the chat and newer ones stay', async () => {
  await afresh();
  const pastor = await here.tenant.person('Pastor', church(here.churchId));
  const chats = '/api/apps/chat/chats';
  const opened = await here.admin.ask('POST', chats, { colleagueId: pastor.id });
  const { id } = (await opened.json()) as { id: string };
  const send = async (value: string) => {
    const key = randomUUID();
    const path = `${chats}/${id}/messages`;
    const sent = await here.admin.ask('POST', path, { value }, { 'idempotency-key': key });
    expect(sent.status).toBe(202);
    return key;
  };
  const [old, young] = [await send('Marula is ill'), await send('See you on Sunday')];
  for (const [message, sentOn] of [
    [old, daysAgo(200)],
    [young, daysAgo(20)],
  ])
    await here.within((tx) =>
      tx.rows('', 'update chat_message set created_at = $3 where tenant_id = $1 and id = $2', [
        tx.tenantId,
        message,
        sentOn,
      ]),
    );
  const { cursor } = await here.pulledBy(pastor);
  expect(await here.preview({ chat: 6 })).toEqual({ chat: 1 });
  expect(await here.preview({ chat: 12 })).toEqual({ chat: 0 });
  await here.run(new Date());
  expect(await here.rowOf('chatMessage', old)).toBeDefined();
  await here.keepFor('chat', 6);
  await here.run(new Date());
  expect(await here.rowOf('chatMessage', old)).toBeUndefined();
  expect(await here.rowOf('chatMessage', young)).toMatchObject({ number: 2 });
  expect((await here.pulledBy(pastor, cursor)).gone.has(old)).toBe(true);
  const answers = await here.within((tx) =>
    tx.rows('', "select 1 from mutation where tenant_id = $1 and output::text like '%Marula is%'", [
      tx.tenantId,
    ]),
  );
  expect(answers).toEqual([]);
  const run = await newestRun();
  expect(run).toMatchObject({ counts: { chat: 1 }, failed: 0 });
  const [told] = await linesAbout(here.admin, run.id);
  expect(told?.changes).toEqual([{ label: 'Team Chat', was: '', became: '1' }]);
  const shown = await pastor.ask('GET', `/api/apps/chat/chat?id=${id}`);
  expect(await shown.json()).toMatchObject({
    unreadCount: 1,
    messages: [{ value: 'See you on Sunday' }],
  });
  const before = await pastor.ask('GET', `${chats}/${id}/messages?before=2`);
  expect(await before.json()).toEqual({ messages: [] });
  const next = await send('Marula is well');
  expect(await here.rowOf('chatMessage', next)).toMatchObject({ number: 3 });
});

const auditLine = (action: string, ago: string) =>
  here.within((tx) =>
    tx.rows(
      '',
      `insert into audit_entry (tenant_id, at, action, entity, entity_id, details)
       values ($1, now() - $3::interval, $2, 'person', $4, '{}')`,
      [tx.tenantId, action, ago, randomUUID()],
    ),
  );
const lines = (action: string) =>
  here.within((tx) =>
    tx.rows('', 'select 1 from audit_log where tenant_id = $1 and action = $2', [
      tx.tenantId,
      action,
    ]),
  );

test('issue 13: old lines of the audit go in batches, those of merges and young ones stay, and a line tells how many went', async () => {
  await afresh();
  for (const ago of ['5 years', '3 years 1 day']) await auditLine('people.edit.old', ago);
  await auditLine('people.edit.young', '2 years');
  await auditLine('people.merge', '5 years');
  await here.keepFor('audit', 36);
  expect(await here.preview({ audit: 36 })).toEqual({ audit: 2 });
  await here.run(new Date());
  expect(await lines('people.edit.old')).toEqual([]);
  expect(await lines('people.edit.young')).toHaveLength(1);
  expect(await lines('people.merge')).not.toEqual([]);
  const run = await newestRun();
  expect(run).toMatchObject({ counts: { audit: 2 }, failed: 0 });
  const told = await linesAbout(here.admin, run.id);
  expect(told).toHaveLength(1);
  expect(told[0]?.changes).toEqual([
    { label: 'Audit log', was: '', became: '2' },
    {
      label: 'Audit log before',
      was: '',
      became: yearsAfter(new Date(), -3).toISOString().slice(0, 10),
    },
  ]);
});

test('issue 13: a server that was taken over erases no line of the audit that is younger than a year, and none elsewhere', async () => {
  await auditLine('people.edit.late', '11 months');
  await here.within((tx) =>
    tx.rows('', 'insert into audit_cut (tenant_id, before) values ($1, now())', [tx.tenantId]),
  );
  expect(await lines('people.edit.late')).toHaveLength(1);
  const elsewhere = here.within((tx) =>
    tx.rows('', 'insert into audit_cut (tenant_id, before) values ($1, now())', [beside.tenant.id]),
  );
  await expect(elsewhere).rejects.toThrow(/row-level security/);
  const direct = here.within((tx) =>
    tx.rows('', 'delete from audit_entry where tenant_id = $1', [tx.tenantId]),
  );
  await expect(direct).rejects.toThrow(/permission denied/);
});

test.each([
  ['people', 11, 422],
  ['people', 12, 202],
  ['followUps', 5, 422],
  ['audit', 11, 422],
  ['notifications', 0, 422],
  ['chat', 2, 422],
  ['notes', 121, 422],
  ['notes', 7.5, 422],
])('issue 13: the server keeps %s for no %i months (%i)', async (kind, months, status) => {
  await afresh();
  const answer = await here.edit({ [kind]: { was: null, shallBe: months } });
  expect(answer.status).toBe(status);
});

test('issue 13: of two administrators who choose at once the later one is told, and nothing of theirs is written', async () => {
  await afresh();
  expect((await here.edit({ notes: { was: null, shallBe: 24 } })).status).toBe(202);
  const late = await here.edit({
    notes: { was: null, shallBe: 12 },
    audit: { was: null, shallBe: 36 },
  });
  expect(late.status).toBe(409);
  expect((await here.read()).periods).toMatchObject({ notes: 24, audit: null });
  const [line] = await linesAbout(here.admin, here.tenant.id);
  expect(line).toMatchObject({
    title: 'Times of keeping changed',
    changes: [{ label: 'Archived notes', was: 'kept', became: '2 years' }],
  });
});

test('B01 issue 13: who may not erase people cannot have them erased by a time', async () => {
  await afresh();
  const churchAdmin = await here.tenant.person('Church Admin', church(here.churchId));
  expect((await here.edit({ people: { was: null, shallBe: 12 } }, churchAdmin)).status).toBe(403);
  expect((await churchAdmin.ask('GET', '/api/v1/retention')).status).toBe(403);
  const role = await here.admin.ask('POST', '/api/v1/access/custom-roles', {
    name: `Settings ${randomUUID()}`,
    purpose: '',
    permissions: ['church.view', 'settings.system'],
  });
  const { id: customRoleId } = (await role.json()) as { id: string };
  const clerk = await here.tenant.person('Usher', church(here.churchId));
  const given = await here.admin.ask('POST', `/api/v1/access/accounts/${clerk.id}/roles`, {
    role: 'Custom',
    customRoleId,
    scope: 'tenant',
    scopeId: null,
  });
  expect(given.status).toBeLessThan(300);
  expect((await clerk.ask('GET', '/api/v1/retention')).status).toBe(200);
  expect((await here.edit({ people: { was: null, shallBe: 12 } }, clerk)).status).toBe(403);
  expect((await here.read()).periods.people).toBeNull();
});
