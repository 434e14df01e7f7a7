import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPeople } from '../../tests/support/people.ts';
import { church } from '../../tests/support/members.ts';
import { type Merging, mergingHere } from '../../tests/support/merging.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { newTenant } from '../../tests/support/tenant.ts';
import { customFields } from '#domain/custom-fields/custom-fields.ts';
import type { Customised } from '#domain/custom-fields/entities.ts';
import { erasedSays } from '#domain/rows/is-erased.ts';
import type { Person } from '#domain/people/entities.ts';
import { nameOf } from '#domain/people/rules.ts';
import { customName } from '#domain/rows/row-values.ts';

let here: Merging;
/** A field that names a person, of each register. */
let fields: Record<'people' | 'families' | 'groups' | 'churches', string>;
beforeAll(async () => {
  here = await mergingHere();
  fields = {
    people: await fieldOf('people'),
    families: await fieldOf('families'),
    groups: await fieldOf('groups'),
    churches: await fieldOf('churches'),
  };
});
afterAll(() => here.server.close());

async function fieldOf(register: Customised): Promise<string> {
  const row = { ...customFields.blank, register, label: `Host of ${register}`, kind: 'person' };
  const { id, status } = await here.send('customFields.create', row);
  expect(status).toBe('applied');
  return id;
}

const name = 'Thoko Hostmarked';
async function somebody(said: Partial<Person> = {}): Promise<Person> {
  const person = personOf(said.churchId ?? here.tenant.churches[0], name, said);
  await here.add('person', [person]);
  return person;
}

const setIn = (register: 'families' | 'groups', id: string, was: unknown, shallBe: unknown) =>
  here.send(`${register}.edit`, {
    id,
    churchId: here.tenant.churches[0],
    edits: { custom: { [fields[register]]: { was, shallBe } } },
  });

const hostOf = async (t: string, field: string, id: string): Promise<unknown> => {
  const custom = (await here.rowOf(t, id))?.['custom'] as Record<string, unknown> | null;
  return custom?.[field] ?? null;
};

/** A row of each register that names this person, and how to read whom it names. */
async function namedEverywhere(person: Person) {
  const custom = (field: string) => ({ custom: { [field]: person.id } });
  const [family, group] = [await here.family(), await here.group()];
  await setIn('families', family, null, person.id);
  await setIn('groups', group, null, person.id);
  const friend = await somebody(custom(fields.people));
  const [churchId] = here.tenant.churches;
  await here.send('churches.edit', {
    id: churchId,
    edits: { custom: { [fields.churches]: { was: null, shallBe: person.id } } },
  });
  return async () => ({
    family: await hostOf('family', fields.families, family),
    group: await hostOf('group', fields.groups, group),
    friend: await hostOf('person', fields.people, friend.id),
    church: await hostOf('church', fields.churches, churchId),
  });
}
const all = (id: string | null) => ({ family: id, group: id, friend: id, church: id });

const cleared = (was: string) =>
  here.send('churches.edit', {
    id: here.tenant.churches[0],
    edits: { custom: { [fields.churches]: { was, shallBe: null } } },
  });

describe('issue 13: a custom field that names a person takes', () => {
  test('nobody who is not there, is of another organisation, out of sight, archived or erased', async () => {
    const other = await newTenant(here.server);
    const stranger = personOf(other.churches[0], 'Naledi Dube');
    await addPeople(here.server.services.pool, other.id, [stranger]);
    const [away, gone] = [
      await somebody({ status: 'archived' }),
      await somebody({ status: 'archived', erasedOn: '2026-01-01' }),
    ];
    const family = await here.family();
    const notFound = 'This person was not found. Choose another';
    for (const [value, says] of [
      ['Naledi', 'Choose a person'],
      [12, 'Choose a person'],
      [randomUUID(), notFound],
      [stranger.id, notFound],
      [away.id, 'This person is archived. Choose another'],
      [gone.id, erasedSays],
    ] as const) {
      expect(await setIn('families', family, null, value)).toMatchObject({
        status: 'rejected',
        problem: { fields: { [customName(fields.families)]: says } },
      });
    }
    const beside = await somebody({ churchId: here.tenant.churches[1] });
    const admin = await here.tenant.person('Church Admin', church(here.tenant.churches[0]));
    const edits = { custom: { [fields.families]: { was: null, shallBe: beside.id } } };
    const input = { id: family, churchId: here.tenant.churches[0], edits };
    expect(await here.send('families.edit', input, admin)).toMatchObject({ status: 'rejected' });
    expect(await here.send('families.edit', input)).toMatchObject({ status: 'applied' });
  });

  test('no report', async () => {
    const row = { ...customFields.blank, label: 'Preacher', kind: 'person' };
    expect(
      await here.send('customFields.create', { ...row, register: 'churchReports' }),
    ).toMatchObject({ status: 'rejected', problem: { fields: { kind: expect.any(String) } } });
  });

  test('and is found by, and the audit never says whom', async () => {
    const [host, family] = [await somebody(), await here.family()];
    await setIn('families', family, null, host.id);
    const answer = await here.admin.ask('POST', '/api/v1/families/browse', {
      filters: { custom: { [fields.families]: host.id } },
    });
    expect(await answer.json()).toMatchObject({ data: [{ id: family }], totalResults: 1 });
    const audit = await here.admin.ask('GET', `/api/v1/audit?entity=family&record=${family}`);
    const text = await audit.text();
    expect(text).toContain('Host of families');
    expect(text).not.toContain(name);
    expect(text).not.toContain(host.id);
  });
});

describe('issue 13: where two people become one, custom fields that name them', () => {
  test('name the one who stays, and as before once it is undone', async () => {
    const { kept, lost } = await here.twoPeople();
    const named = await namedEverywhere(lost);
    expect(await named()).toEqual(all(lost.id));
    const merge = await here.merge(kept, lost);
    expect(await named()).toEqual(all(kept.id));
    expect(await here.undo(kept, merge.id)).toMatchObject({ status: 'applied' });
    expect(await named()).toEqual(all(lost.id));
    await cleared(lost.id);
  });

  test('of the two themselves name the one who stays', async () => {
    const { kept, lost } = await here.twoPeople();
    const edits = { custom: { [fields.people]: { was: null, shallBe: lost.id } } };
    await here.send('people.edit', { id: kept.id, churchId: kept.churchId, edits });
    const merge = await here.merge(await here.personNow(kept.id), lost);
    expect(merge).toMatchObject({ status: 'applied' });
    expect(await hostOf('person', fields.people, kept.id)).toBe(kept.id);
    await here.undo(kept, merge.id);
    expect(await hostOf('person', fields.people, kept.id)).toBe(lost.id);
  });

  test('keep what somebody changed since, field by field, when it is undone', async () => {
    const { kept, lost } = await here.twoPeople();
    const family = await here.family();
    const note = await here.send('customFields.create', {
      ...customFields.blank,
      register: 'families',
      label: 'Since the merge',
    });
    await setIn('families', family, null, lost.id);
    const merge = await here.merge(kept, lost);
    await here.send('families.edit', {
      id: family,
      churchId: kept.churchId,
      edits: { custom: { [note.id]: { was: null, shallBe: 'Moved house' } } },
    });
    await here.undo(kept, merge.id);
    expect((await here.rowOf('family', family))?.['custom']).toEqual({
      [fields.families]: lost.id,
      [note.id]: 'Moved house',
    });
  });

  test('wait for a merge that is on its way, and name the one who stays', async () => {
    const { kept, lost } = await here.twoPeople();
    const family = await here.family();
    const named = await here.within(async (tx) => {
      const ids = [tx.tenantId, lost.id];
      await tx.rows('', 'select 1 from person where tenant_id = $1 and id = $2 for update', ids);
      const done = new AbortController();
      const said = setIn('families', family, null, lost.id).finally(() => done.abort());
      let waiting: object[] = [];
      while (!done.signal.aborted && waiting.length === 0) {
        // A transaction keeps what it saw first of the other sessions until it is told to look again.
        await tx.rows('', 'select pg_stat_clear_snapshot()', []);
        waiting = await tx.rows(
          '',
          `select 1 from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
          [],
        );
      }
      await tx.rows(
        '',
        `insert into row_alias (tenant_id, t, id, kept_id) values ($1, 'person', $2, $3)`,
        [...ids, kept.id],
      );
      return { said };
    });
    expect(await named.said).toMatchObject({ status: 'applied' });
    expect(await hostOf('family', fields.families, family)).toBe(kept.id);
  });

  test('take the old id, said by a device that has not heard of it, as the new one', async () => {
    const { kept, lost } = await here.twoPeople();
    await here.merge(kept, lost);
    const [family, id] = [await here.family(), randomUUID()];
    expect(await setIn('families', family, null, lost.id)).toMatchObject({ status: 'applied' });
    expect(await hostOf('family', fields.families, family)).toBe(kept.id);
    expect(await setIn('families', family, lost.id, null)).toMatchObject({ status: 'applied' });
    expect(await hostOf('family', fields.families, family)).toBeNull();
    const { id: _, ...friend } = personOf(kept.churchId, 'A Friend', {
      custom: { [fields.people]: lost.id },
    });
    const many = await here.send('people.addMany', { rows: [{ id, ...friend }] });
    expect(many).toMatchObject({ status: 'applied' });
    expect(await hostOf('person', fields.people, id)).toBe(kept.id);
  });
});

describe('issue 13: an erased person', () => {
  test('is named by no custom field, and the last of a family goes with it', async () => {
    const host = await somebody();
    const named = await namedEverywhere(host);
    const own = await here.family();
    await here.familyMember(own, host.id);
    await setIn('families', own, null, host.id);
    const data = await here.admin.ask('POST', `/api/v1/people/${host.id}/data`, {
      churchId: host.churchId,
    });
    expect(await data.text()).toContain('Groups: Host of groups');
    const answer = await here.admin.ask('POST', `/api/v1/people/${host.id}/erase`, {
      churchId: host.churchId,
      reason: 'asked',
      name: nameOf(host),
    });
    expect(answer.status).toBe(200);
    expect(await named()).toEqual(all(null));
    expect(await here.rowOf('family', own)).toBeUndefined();
  });
});
