import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { auditPage } from '../../tests/support/audit-log.ts';
import { church, wholeTenant } from '../../tests/support/members.ts';
import { reportTargetOf } from '../../tests/support/places.ts';
import { mutationOf, push, reportAt } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let admin: Person;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  admin = await tenant.person('System Admin', wholeTenant);
});
afterAll(() => server.close());

const refusedOf = async (person: Person) =>
  (await auditPage(admin, { actorId: person.id, outcome: 'refused' })).data;

const usher = () => tenant.person('Usher', church(tenant.churches[0]));

describe('issue 13: refused attempts', () => {
  test('a report for a church that is not theirs', async () => {
    const person = await usher();
    const mutation = mutationOf(reportAt(reportTargetOf(tenant, 2)));
    const [result] = await push(server.app, bearer(person.signedIn), [mutation]);
    expect(result).toMatchObject({ status: 'rejected', problem: { code: 'forbidden' } });
    expect(await refusedOf(person)).toMatchObject([
      { title: 'Report submitted', outcome: 'refused', error: 'forbidden', changes: [] },
    ]);
  });

  test('a report that a rule forbids, without what it said', async () => {
    const person = await usher();
    const wrong = { ...reportAt(reportTargetOf(tenant, 0)), date: '2031-01-05', notes: 'A secret' };
    const [result] = await push(server.app, bearer(person.signedIn), [mutationOf(wrong)]);
    expect(result).toMatchObject({ status: 'rejected', problem: { code: 'validation' } });
    const lines = await refusedOf(person);
    expect(lines).toMatchObject([{ error: 'validation' }]);
    expect(JSON.stringify(lines)).not.toContain('A secret');
  });

  test('a call without the right, and one for a record out of scope', async () => {
    const person = await usher();
    expect((await person.ask('GET', '/api/v1/access/team')).status).toBe(403);
    const local = await tenant.person('Church Admin', church(tenant.churches[0]));
    const [, , durban] = tenant.churches;
    const path = `/api/v1/access/accounts/${admin.id}/roles`;
    const role = { role: 'Usher', scope: 'church', scopeId: durban };
    expect((await local.ask('POST', path, role)).status).toBe(404);
    expect(await refusedOf(person)).toMatchObject([{ action: 'access.listTeam' }]);
    const [line] = await refusedOf(local);
    expect(line).toMatchObject({ action: 'access.assignRole', error: 'not_found', about: null });
  });

  test('a clash of two edits is none', async () => {
    const [churchId] = tenant.churches;
    const edits = { description: { was: 'something else', shallBe: 'Ours' } };
    const args = { id: churchId, edits };
    const mutation = mutationOf(args, { name: 'churches.edit' });
    const [result] = await push(server.app, bearer(admin.signedIn), [mutation]);
    expect(result).toMatchObject({ status: 'conflict' });
    expect(await refusedOf(admin)).toEqual([]);
  });

  test('whoever guesses fills no table: the last line says that no more are written', async () => {
    const person = await usher();
    for (let tries = 0; tries < 40; tries += 1) {
      const path = `/api/v1/access/sessions/${randomUUID()}/end`;
      expect((await person.ask('POST', path, {})).status).toBe(404);
    }
    const lines = await refusedOf(person);
    expect(lines).toHaveLength(30);
    expect(lines[0]).toMatchObject({ lastNoted: true });
    expect(lines[1]).toMatchObject({ lastNoted: false });
  });
});
