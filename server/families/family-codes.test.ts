import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergingHere, type Merging } from '../../tests/support/merging.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { must } from '#domain/must.ts';
import type { Role } from '#domain/permissions.ts';
import { drawCode } from './family-codes.ts';

let here: Merging;
beforeAll(async () => {
  here = await mergingHere();
});
afterAll(() => here.server.close());

const form = /^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/;

async function newCode(id: string, churchId = here.tenant.churches[0], by = here.admin) {
  const answer = await by.ask('POST', `/api/v1/families/${id}/code`, { churchId });
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
}

async function codesOf(ids: string[], by = here.admin) {
  const answer = await by.ask('POST', '/api/v1/families/codes', { ids });
  if (answer.status !== 200) return answer.status;
  return ((await answer.json()) as { data: { familyId: string; code: string }[] }).data;
}

const holder = (role: Role, at = here.tenant.churches[0]) =>
  here.tenant.person(role, { kind: 'church', id: at });

test('issue 13: a code is of signs that nobody takes for another, and no two are the same', () => {
  const drawn = Array.from({ length: 2000 }, drawCode);
  for (const code of drawn) expect(code).toMatch(form);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('issue 13: a family has no code until somebody makes one, and a new one ends the old one', async () => {
  const id = await here.family();
  expect(await codesOf([id])).toEqual([]);
  const first = must((await newCode(id)).code, 'a code');
  expect(await codesOf([id])).toEqual([{ familyId: id, code: first }]);
  const second = must((await newCode(id)).code, 'another code');
  expect(second).not.toBe(first);
  expect(await codesOf([id])).toEqual([{ familyId: id, code: second }]);
});

test('issue 13: two who ask for a new code at once leave one, which is one of theirs', async () => {
  const id = await here.family();
  const made = await Promise.all([newCode(id), newCode(id)]);
  const left = (await codesOf([id])) as { code: string }[];
  expect(left).toHaveLength(1);
  expect(made.map(({ code }) => code)).toContain(left[0]?.code);
});

test('issue 13 B06: who may not edit the family neither reads nor makes a code', async () => {
  const id = await here.family();
  await newCode(id);
  const elsewhere = await holder('Church Admin', here.tenant.churches[1]);
  expect(await codesOf([id], elsewhere)).toEqual([]);
  expect((await newCode(id, here.tenant.churches[0], elsewhere)).status).toBe(404);
  expect((await newCode(id, here.tenant.churches[1], elsewhere)).status).toBe(404);
  for (const role of ['Auditor', 'Communications', 'Usher', 'Group Leader'] as const) {
    const person = await holder(role);
    expect(await codesOf([id], person), role).toBe(403);
    expect((await newCode(id, here.tenant.churches[0], person)).status, role).toBe(403);
  }
  expect((await newCode(randomUUID())).status).toBe(404);
});

test('issue 13: the audit says that there is a new code, and no line has it', async () => {
  const id = await here.family();
  const codes = [await newCode(id), await newCode(id)].map(({ code }) => must(code, 'a code'));
  const lines = await here.within((tx) =>
    tx.rows<{ action: string }>(
      '',
      'select * from audit_log where tenant_id = $1 and entity_id = $2',
      [tx.tenantId, id],
    ),
  );
  expect(lines.map(({ action }) => action)).toEqual(['families.newCode', 'families.newCode']);
  for (const code of codes) expect(JSON.stringify(lines)).not.toContain(code);
});

test('issue 13: a code is in nothing that devices pull, and goes with the family', async () => {
  const lerato = personOf(here.tenant.churches[0], 'Lerato Dube');
  await here.add('person', [lerato]);
  const id = await here.family();
  await here.familyMember(id, lerato.id);
  const code = must((await newCode(id)).code, 'a code');
  const pulled = await here.admin.ask('GET', '/api/v1/sync?limit=2000');
  expect(await pulled.text()).not.toContain(code);
  const answer = await here.admin.ask('POST', `/api/v1/people/${lerato.id}/erase`, {
    churchId: lerato.churchId,
    name: 'Lerato Dube',
    reason: 'asked',
  });
  expect(answer.status).toBe(200);
  expect(await codesOf([id])).toEqual([]);
});
