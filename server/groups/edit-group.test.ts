import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { church } from '../../tests/support/members.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import { editGroupName, type GroupEdits } from '#domain/groups/group-editing.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import { recordEffect } from '../sync/record-effect.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { wholeRow } from '#domain/register/register.ts';

let server: RunningServer;
let tenant: TestTenant;
let naledi: Person;
let sipho: Person;
let id: string;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  naledi = await tenant.person('Church Admin', church(tenant.churches[0]));
  sipho = await tenant.person('Church Admin', church(tenant.churches[0]));
});
afterAll(() => server.close());

beforeEach(async () => {
  id = randomUUID();
  const groupTypeId = randomUUID();
  const when = { weekdays: [4], startTime: '19:00', status: 'active', description: null };
  const group = { id, churchId: tenant.churches[0], groupTypeId, name: 'Cell', ...when };
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    const groupType = [
      wholeRow(groupTypes, { id: groupTypeId, name: 'Cell', reportForm: 'group' }),
    ];
    await recordEffect(tx, { output: null, inserts: { groupType } }, null);
    await recordEffect(tx, { output: null, inserts: { group: [group] } }, null);
  });
});

async function edit(author: Person, edits: GroupEdits, changed: object = {}) {
  const args = { id, churchId: tenant.churches[0], edits, ...changed };
  const item = mutationOf(args, { name: editGroupName, id: randomUUID() });
  const [result] = await push(server.app, bearer(author.signedIn), [item]);
  return result;
}

async function kept() {
  const [row] = await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows('', 'select name, description from groups where tenant_id = $1 and id = $2', [
      tx.tenantId,
      id,
    ]),
  );
  return row;
}

const named = (was: string, shallBe: string) => ({ name: { was, shallBe } });
const described = (was: string | null, shallBe: string | null) => ({
  description: { was, shallBe },
});

describe('issue 11.3: two people edit one group', () => {
  test('each in another field: both stay', async () => {
    expect(await edit(naledi, named('Cell', 'East'))).toMatchObject({ status: 'applied' });
    expect(await edit(sipho, described(null, 'On Fridays'))).toMatchObject({ status: 'applied' });
    expect(await kept()).toEqual({ name: 'East', description: 'On Fridays' });
  });

  test('both wish for the same: it is so, and nobody is asked', async () => {
    await edit(naledi, named('Cell', 'East'));
    expect(await edit(sipho, named('Cell', 'East'))).toMatchObject({ status: 'applied' });
    expect(await kept()).toMatchObject({ name: 'East' });
  });

  test('two wishes for one field: the second hears of the first, and by whom; nothing of it is written', async () => {
    await edit(naledi, named('Cell', 'East'));
    const both = { ...named('Cell', 'West'), ...described(null, 'On Fridays') };
    expect(await edit(sipho, both)).toMatchObject({
      status: 'conflict',
      problem: { message: expect.stringContaining(`${naledi.signedIn.user.name} changed this`) },
      current: {
        clashes: [
          { field: 'name', now: 'East', byName: naledi.signedIn.user.name, at: expect.any(String) },
        ],
      },
    });
    expect(await kept()).toEqual({ name: 'East', description: null });
    // What stands there now is known: the wish is made.
    expect(await edit(sipho, named('East', 'West'))).toMatchObject({ status: 'applied' });
    expect(await kept()).toMatchObject({ name: 'West' });
  });

  test('what it was is compared and never kept to the rules of today; what it shall be is', async () => {
    expect(await edit(naledi, named('Cell', ''))).toMatchObject({
      status: 'rejected',
      problem: { code: 'validation' },
    });
    const old = ' odd \u2028 name ';
    await inTenant(server.services.pool, tenant.id, (tx) =>
      tx.rows('', 'update groups set name = $3 where tenant_id = $1 and id = $2', [
        tx.tenantId,
        id,
        old,
      ]),
    );
    expect(await edit(naledi, named(old, 'East'))).toMatchObject({ status: 'applied' });
  });

  test('B09 through another church than its own there is no such group', async () => {
    const everywhere = await tenant.person('System Admin', { kind: 'tenant' });
    const moved = { churchId: tenant.churches[1] };
    expect(await edit(everywhere, named('Cell', 'East'), moved)).toMatchObject({
      status: 'rejected',
      problem: { code: 'not_found' },
    });
    const local = await tenant.person('Church Admin', church(tenant.churches[1]));
    expect(await edit(local, named('Cell', 'East'), moved)).toMatchObject({ status: 'rejected' });
    expect(await edit(local, named('Cell', 'East'))).toMatchObject({
      status: 'rejected',
      problem: { code: 'forbidden' },
    });
    expect(await kept()).toMatchObject({ name: 'Cell' });
  });
});
