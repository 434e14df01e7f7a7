import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { sharedFacetOf } from '../../server/access/roles/facets.ts';
import { must } from '../../src/domain/must.ts';
import { holds, type Permission, roleNames } from '../../src/domain/permissions.ts';
import type { SyncPage } from '../../src/domain/protocol.ts';
import { registers } from '../../src/domain/registers.gen.ts';
import {
  mostLists,
  nameIsTaken,
  type SavedList,
  tooManyLists,
} from '../../src/domain/saved/saved-list.ts';
import { auditOf } from '../support/audit.ts';
import { bearer } from '../support/api.ts';
import { church, endRoles, wholeTenant } from '../support/members.ts';
import { mutationOf, push } from '../support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

const path = '/api/v1/savedlists';
const key = () => ({ 'idempotency-key': randomUUID() });
const cells = {
  register: 'groups',
  name: 'Cells in Soweto',
  question: { only: 'status:active', sort: 'name', view: 'cards' },
  shared: false,
};

let server: RunningServer;
let tenant: TestTenant;
let nomsa: Person;
let pastor: Person;
let usher: Person;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  nomsa = await tenant.person('System Admin', wholeTenant);
  pastor = await tenant.person('Pastor', church(tenant.churches[0]));
  usher = await tenant.person('Usher', church(tenant.churches[0]));
});
afterAll(() => server.close());

interface Refusal {
  error: { code: string; message: string; details?: { fields?: Record<string, string> } };
}

async function save(person: Person, changes: object = {}): Promise<string> {
  const list = { ...cells, name: randomUUID(), ...changes };
  const answer = await person.ask('POST', path, list, key());
  expect(answer.status, await answer.clone().text()).toBe(202);
  return ((await answer.json()) as { id: string }).id;
}

const change = (person: Person, id: string, changes: object, register = 'groups') =>
  person.ask('PATCH', `${path}/${id}`, { register, changes }, key());
const remove = (person: Person, id: string) =>
  person.ask('DELETE', `${path}/${id}`, undefined, key());

/** A device of the pastor hands these in. */
const handIn = (...items: ReturnType<typeof mutationOf>[]) =>
  push(server.app, bearer(pastor.signedIn), items);

async function refusalOf(asked: Promise<Response>, status: number): Promise<Refusal['error']> {
  const answer = await asked;
  expect(answer.status).toBe(status);
  return ((await answer.json()) as Refusal).error;
}

async function seenBy(person: Person): Promise<SavedList[]> {
  const answer = await person.ask('GET', path);
  return ((await answer.json()) as { data: SavedList[] }).data;
}
const sees = async (person: Person, id: string) =>
  (await seenBy(person)).some((one) => one.id === id);

/** The news of one list on a device of this person since a cursor. */
async function pulled(person: Person, cursor?: string) {
  const answer = await person.ask('GET', `/api/v1/sync${cursor ? `?cursor=${cursor}` : ''}`);
  return (await answer.json()) as SyncPage;
}

describe('issue 12: a saved list', () => {
  test('keeps the question of its owner, and nobody else knows of it', async () => {
    const id = await save(pastor, { name: 'Mine' });
    const own = (await seenBy(pastor)).find((one) => one.id === id);
    expect(own).toMatchObject({ ...cells, name: 'Mine', accountId: pastor.id });
    expect(own?.createdAt).toBe(own?.updatedAt);
    for (const other of [nomsa, usher]) {
      expect(await sees(other, id)).toBe(false);
      expect((await refusalOf(change(nomsa, id, { name: 'Theirs' }), 404)).message).toBe(
        'This saved list was deleted. Save it again',
      );
      expect((await remove(other, id)).status).toBe(202);
    }
    expect(await sees(pastor, id)).toBe(true);
  });

  test('that is shared is seen by everybody who sees its register, and leaves their devices when sharing ends', async () => {
    const id = await save(pastor, { shared: true });
    const elsewhere = await tenant.person('Pastor', church(tenant.churches[2]));
    const stranger = await (await newTenant(server)).person('System Admin', wholeTenant);
    expect(await sees(elsewhere, id)).toBe(true);
    expect(await sees(nomsa, id)).toBe(true);
    // An usher sees churches, and no groups.
    expect(await sees(usher, id)).toBe(false);
    expect(await sees(stranger, id)).toBe(false);

    const { cursor, changes } = await pulled(elsewhere);
    expect(changes).toContainEqual(
      expect.objectContaining({ t: 'savedList', id, d: expect.objectContaining({ shared: true }) }),
    );
    expect((await change(pastor, id, { shared: false })).status).toBe(202);
    expect((await pulled(elsewhere, cursor)).changes).toContainEqual(
      expect.objectContaining({ t: 'savedList', id, gone: true }),
    );
    expect(await sees(elsewhere, id)).toBe(false);
    expect(await sees(pastor, id)).toBe(true);
  });

  test('says whose it is, also when its owner changes their name', async () => {
    const renamed = await tenant.person('Pastor', church(tenant.churches[0]));
    const id = await save(renamed, { shared: true });
    const { cursor } = await pulled(nomsa);
    await renamed.ask('PATCH', '/api/common/user', { user: { name: 'Themba Ndlovu' } });
    expect((await pulled(nomsa, cursor)).changes).toContainEqual(
      expect.objectContaining({ id, d: expect.objectContaining({ ownerName: 'Themba Ndlovu' }) }),
    );
  });

  test('of churches is shared with those who see churches', async () => {
    const id = await save(nomsa, { register: 'churches', shared: true });
    expect(await sees(usher, id)).toBe(true);
  });

  test('is changed by its owner alone, and one field leaves the others', async () => {
    const id = await save(pastor, { shared: true });
    for (const other of [nomsa, await tenant.person('Pastor', church(tenant.churches[0]))]) {
      const { message } = await refusalOf(change(other, id, { name: 'Theirs' }), 403);
      expect(message).toBe('Only the person who saved this list can change it');
    }
    const question = { q: 'orlando' };
    expect((await change(pastor, id, { question })).status).toBe(202);
    expect((await change(pastor, id, { name: 'Orlando' })).status).toBe(202);
    const list = (await seenBy(nomsa)).find((one) => one.id === id);
    expect(list).toMatchObject({ question, name: 'Orlando', shared: true, accountId: pastor.id });
  });

  test('that is shared is tidied by who administers the whole organisation, which the audit tells', async () => {
    const churchAdmin = await tenant.person('Church Admin', church(tenant.churches[0]));
    const id = await save(pastor, { shared: true });
    await refusalOf(change(churchAdmin, id, { shared: false }), 403);
    await refusalOf(remove(churchAdmin, id), 403);
    expect((await change(nomsa, id, { shared: false })).status).toBe(202);
    expect(await sees(pastor, id)).toBe(true);

    const gone = await save(pastor, { shared: true });
    expect((await remove(nomsa, gone)).status).toBe(202);
    expect(await sees(pastor, gone)).toBe(false);
    const lines = [...(await auditOf(tenant.id, id)), ...(await auditOf(tenant.id, gone))];
    expect(lines.map(({ action }) => action)).toEqual(['savedLists.edit', 'savedLists.delete']);
  });

  test('that an administrator deleted is brought back as it was, once, by an administrator alone', async () => {
    const colleague = await tenant.person('System Admin', wholeTenant);
    const stranger = await (await newTenant(server)).person('System Admin', wholeTenant);
    const id = await save(pastor, { shared: true });
    const before = (await seenBy(pastor)).find((one) => one.id === id);
    const restore = (person: Person, register = 'groups') =>
      person.ask('POST', `${path}/${id}/restore`, { register }, key());
    await remove(nomsa, id);
    await refusalOf(restore(pastor), 403);
    await refusalOf(restore(usher), 403);
    await refusalOf(restore(stranger), 404);
    await refusalOf(restore(nomsa, 'churches'), 404);
    expect(await sees(pastor, id)).toBe(false);
    expect((await restore(nomsa)).status).toBe(202);
    expect((await seenBy(pastor)).find((one) => one.id === id)).toEqual(before);
    // Pressed on another device too.
    expect((await restore(colleague)).status).toBe(202);
    expect((await seenBy(pastor)).filter((one) => one.id === id)).toHaveLength(1);
    expect(
      (await auditOf(tenant.id, id)).map(({ action, outcome }) => `${action} ${outcome}`),
    ).toEqual(['savedLists.delete done', 'savedLists.restore refused', 'savedLists.restore done']);
    // What its owner deletes is not an administrator's to bring back.
    await remove(pastor, id);
    await refusalOf(restore(nomsa), 404);
  });

  test('stays deleted where its owner has given the name to another one meanwhile', async () => {
    const name = `Cells ${randomUUID()}`;
    const id = await save(pastor, { shared: true, name });
    await remove(nomsa, id);
    await save(pastor, { name });
    const asked = nomsa.ask('POST', `${path}/${id}/restore`, { register: 'groups' }, key());
    expect((await refusalOf(asked, 422)).message).toContain('has a new list with this name');
  });

  test('is of a register that the person may see, before anything is looked up', async () => {
    const { message } = await refusalOf(usher.ask('POST', path, cells, key()), 403);
    expect(message).toBe('You need a role that shows groups for this');
    await refusalOf(change(usher, randomUUID(), { shared: true }), 403);
    const unknown = { ...cells, register: 'treasures' };
    expect((await refusalOf(nomsa.ask('POST', path, unknown, key()), 422)).details?.fields).toEqual(
      { register: expect.stringContaining('Update the app') },
    );
    // A list is not moved to a register that its reader sees.
    const id = await save(pastor);
    await refusalOf(change(pastor, id, { shared: true }, 'churches'), 404);
  });

  test('has a name that its owner uses once for the register, whatever its letters', async () => {
    const other = await save(pastor);
    await save(pastor, { name: 'Cells of Orlando' });
    await save(pastor, { name: 'Cells of Orlando', register: 'churches' });
    await save(nomsa, { name: 'Cells of Orlando' });
    const again = { ...cells, name: '  CELLS of Órlando ' };
    const refused = await refusalOf(pastor.ask('POST', path, again, key()), 422);
    expect(refused.details?.fields).toEqual({ name: nameIsTaken });
    const renamed = await refusalOf(change(pastor, other, { name: 'cells of orlando' }), 422);
    expect(renamed.details?.fields).toEqual({ name: nameIsTaken });
  });

  test.each([
    ['no name', { name: ' ' }],
    ['a name of 81 letters', { name: 'x'.repeat(81) }],
    ['a search that no list takes', { question: { q: 'x'.repeat(101) } }],
    ['unreadable letters', { question: { only: '\u0000' } }],
  ])('is refused in a sentence with %s', async (_, wrong) => {
    const { message, details } = await refusalOf(
      nomsa.ask('POST', path, { ...cells, ...wrong }, key()),
      422,
    );
    expect(message.length).toBeGreaterThan(5);
    expect(Object.keys(details?.fields ?? {})).toHaveLength(1);
  });

  test('stays with others when its owner leaves, and an administrator deletes it', async () => {
    const leaver = await tenant.person('Pastor', church(tenant.churches[1]));
    const id = await save(leaver, { shared: true });
    await endRoles(server.services.pool, tenant.id, leaver.id);
    expect(await sees(pastor, id)).toBe(true);
    expect((await remove(nomsa, id)).status).toBe(202);
    expect(await sees(pastor, id)).toBe(false);
  });

  test('that was saved, renamed and deleted without a network is so once, however often it is sent', async () => {
    const create = mutationOf({ ...cells, name: 'From the bus' }, { name: 'savedLists.create' });
    const { id } = create;
    const edit = mutationOf(
      { id, register: 'groups', changes: { name: 'From home', shared: true } },
      { name: 'savedLists.edit', after: id },
    );
    for (const status of ['applied', 'duplicate']) {
      const results = await handIn(create, edit);
      expect(results.map((result) => result.status)).toEqual([status, status]);
    }
    const named = (await seenBy(nomsa)).filter((one) => one.id === id);
    expect(named.map(({ name }) => name)).toEqual(['From home']);
    // Saved on a second device too, which had not heard of the first one.
    const twice = mutationOf({ ...cells, name: 'From home' }, { name: 'savedLists.create' });
    expect(await handIn(twice)).toMatchObject([
      { status: 'rejected', problem: { code: 'validation', message: nameIsTaken } },
    ]);
    const removal = mutationOf({ id }, { name: 'savedLists.delete' });
    expect(await handIn(removal)).toMatchObject([{ status: 'applied' }]);
    expect(await sees(nomsa, id)).toBe(false);
  });

  test('is one of a hundred at most for each register', async () => {
    const keen = await tenant.person('Pastor', church(tenant.churches[0]));
    for (let at = 0; at < mostLists; at++) await save(keen, { name: `List ${at}` });
    const one = { ...cells, name: 'One more' };
    const refused = await refusalOf(keen.ask('POST', path, one, key()), 422);
    expect(refused.details?.fields).toEqual({ name: tooManyLists });
    await save(keen, { name: 'One more', register: 'churches' });
    const first = (await seenBy(keen)).find(({ name }) => name === 'List 0');
    await remove(keen, must(first, 'the first list').id);
    await save(keen, { name: 'One more' });
  });
});

test.each(registers.map(({ register }) => [register.name, register.may.view] as const))(
  'issue 12: what is shared about %s is for those who may see such rows',
  async (_, view: Permission) => {
    const scope = `church:${tenant.id}/${sharedFacetOf(view)}`;
    for (const role of roleNames) {
      const person = await tenant.person(role, church(tenant.churches[0]));
      const { reach } = await pulled(person);
      const grants = [{ role, scope: 'tenant', scopeId: null, churchIds: [] }] as const;
      const has = reach?.some((entry) => entry.scope === scope) ?? false;
      expect(has, role).toBe(holds(grants as never, view));
    }
  },
);
