import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { church } from '../../tests/support/members.ts';
import { addPeople } from '../../tests/support/people.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { FollowUp } from '#domain/follow-ups/entities.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let office: Person;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  office = await tenant.person('System Admin', { kind: 'tenant' });
});
afterAll(() => server.close());

async function known(name: string): Promise<string> {
  const person = personOf(tenant.churches[0], name);
  await addPeople(server.services.pool, tenant.id, [person]);
  return person.id;
}

async function send(author: Person, name: string, args: object, id = randomUUID()) {
  const [result] = await push(server.app, bearer(author.signedIn), [
    mutationOf(args, { name, id }),
  ]);
  return { ...(result as { status: string; problem?: { fields?: object } }), id };
}

function add(personId: string, said: Partial<FollowUp> = {}, author = office) {
  const row = { ...followUps.blank, personId, churchId: tenant.churches[0], ...said };
  return send(author, 'followUps.create', { ...row, assignedDate: '2026-11-10' });
}

/** The follow-ups that this person's device holds, by their ids. */
async function heldBy(person: Person): Promise<Map<string, FollowUp>> {
  const answer = await person.ask('GET', '/api/v1/sync?limit=2000');
  const { changes } = (await answer.json()) as {
    changes: { t: string; id: string; d?: FollowUp }[];
  };
  return new Map(changes.flatMap(({ t, id, d }) => (t === 'followUp' && d ? [[id, d]] : [])));
}

test('issue 13: a follow-up is done by its day and its outcome, and open again without them', async () => {
  const { id } = await add(await known('Thabo Nkosi'));
  const [churchId] = tenant.churches;
  const edit = (edits: object) => send(office, 'followUps.edit', { id, churchId, edits });
  const doneOn = { was: null, shallBe: '2026-11-20' };
  expect(await edit({ doneOn })).toMatchObject({
    status: 'rejected',
    problem: { fields: { outcome: 'Say how it went' } },
  });
  const outcome = { was: null, shallBe: 'We prayed' };
  expect(await edit({ doneOn, outcome })).toMatchObject({ status: 'applied' });
  expect((await heldBy(office)).get(id)).toMatchObject({ status: 'done' });
  const back = {
    doneOn: { was: '2026-11-20', shallBe: null },
    outcome: { was: 'We prayed', shallBe: null },
  };
  expect(await edit(back)).toMatchObject({ status: 'applied' });
  expect((await heldBy(office)).get(id)).toMatchObject({ status: 'active' });
});

test('issue 13: one that was done before it is written down is done from the beginning', async () => {
  const done = { doneOn: '2026-11-12', outcome: 'Visited at home' };
  const { id, status } = await add(await known('Sizwe Dube'), done);
  expect(status).toBe('applied');
  expect((await heldBy(office)).get(id)).toMatchObject({ status: 'done' });
});

test('issue 13: it is in the church of its person, and goes along to another one', async () => {
  const [soweto, tshwane] = tenant.churches;
  const lindiwe = await known('Lindiwe Sithole');
  expect(await add(lindiwe, { churchId: tshwane })).toMatchObject({
    status: 'rejected',
    problem: { fields: { personId: expect.stringContaining('another church') } },
  });
  const { id } = await add(lindiwe);
  const before = await tenant.person('Pastor', church(soweto));
  const after = await tenant.person('Pastor', church(tshwane));
  expect((await heldBy(before)).has(id)).toBe(true);
  expect((await heldBy(after)).has(id)).toBe(false);
  const edits = { churchId: { was: soweto, shallBe: tshwane } };
  expect(await send(office, 'people.edit', { id: lindiwe, churchId: soweto, edits })).toMatchObject(
    { status: 'applied' },
  );
  expect((await heldBy(before)).has(id)).toBe(false);
  expect((await heldBy(after)).get(id)).toMatchObject({ churchId: tshwane });
});

test('issue 13: who sees people and no follow-ups holds none; an auditor holds them and changes none', async () => {
  const [soweto] = tenant.churches;
  const { id } = await add(await known('Naledi Mokoena'));
  const auditor = await tenant.person('Auditor', { kind: 'tenant' });
  expect((await heldBy(auditor)).has(id)).toBe(true);
  const edits = { severity: { was: 'Normal', shallBe: 'Urgent' } };
  const edit = { id, churchId: soweto, edits };
  expect(await send(auditor, 'followUps.edit', edit)).toMatchObject({ status: 'rejected' });
  for (const role of ['Communications', 'Usher'] as const) {
    const other = await tenant.person(role, church(soweto));
    expect((await heldBy(other)).size).toBe(0);
  }
});
