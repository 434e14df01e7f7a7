import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { church } from '../../tests/support/members.ts';
import { addPeople } from '../../tests/support/people.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import { customFields } from '#domain/custom-fields/custom-fields.ts';
import { type CustomField, customKinds } from '#domain/custom-fields/entities.ts';
import { customName } from '#domain/rows/row-values.ts';
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

interface Result {
  status: string;
  problem?: { message: string; fields?: Record<string, string> };
  current?: { clashes: { field: string; now: unknown; byName: string }[] };
}

async function send(author: Person, name: string, args: object, id = randomUUID()) {
  const form = name.startsWith('people.') ? 2 : 1;
  const [result] = await push(server.app, bearer(author.signedIn), [
    mutationOf(args, { name, id, form }),
  ]);
  return { ...(result as Result), id };
}

const choice = (label: string) => ({ id: randomUUID(), label, retired: false });

/** A new field of people, by its id. */
async function added(said: Partial<CustomField> = {}): Promise<string> {
  const row = { ...customFields.blank, label: `Field ${randomUUID().slice(0, 8)}`, ...said };
  const { status, id } = await send(office, 'customFields.create', row);
  expect(status).toBe('applied');
  return id;
}

const changed = (id: string, edits: object) => send(office, 'customFields.edit', { id, edits });
const retired = (id: string) => changed(id, { status: { was: 'active', shallBe: 'archived' } });

/** Somebody with these values, whom the office knows. */
async function known(custom: Record<string, unknown> | null = null): Promise<string> {
  const person = personOf(tenant.churches[0], 'Thandi Nkosi', { custom: custom as never });
  await addPeople(server.services.pool, tenant.id, [person]);
  return person.id;
}

const edit = (id: string, custom: object, author = office) =>
  send(author, 'people.edit', { id, churchId: tenant.churches[0], edits: { custom } });

type Said = Readonly<Record<string, unknown>>;

function editsOf(fields: readonly string[], was: Said, is: Said): object {
  return Object.fromEntries(
    fields.map((field) => [field, { was: was[field] ?? null, shallBe: is[field] ?? null }]),
  );
}

async function valuesOf(id: string): Promise<unknown> {
  const answer = await office.ask('GET', `/api/v1/people/${id}`);
  const { data } = (await answer.json()) as { data: { custom: unknown } };
  return data.custom;
}

/** The custom fields that this person's device holds, by their ids. */
async function heldBy(person: Person): Promise<Map<string, CustomField>> {
  const answer = await person.ask('GET', '/api/v1/sync?limit=2000');
  const { changes } = (await answer.json()) as {
    changes: { t: string; id: string; d?: CustomField }[];
  };
  return new Map(changes.flatMap(({ t, id, d }) => (t === 'customField' && d ? [[id, d]] : [])));
}

describe('issue 13: custom fields of an organisation', () => {
  test('System Admin alone adds and changes them', async () => {
    const admin = await tenant.person('Church Admin', church(tenant.churches[0]));
    const row = { ...customFields.blank, label: 'Transport' };
    const { status } = await send(admin, 'customFields.create', row);
    expect(status).toBe('rejected');
    const id = await added();
    const edits = { label: { was: 'x', shallBe: 'y' } };
    expect(await send(admin, 'customFields.edit', { id, edits })).toMatchObject({
      status: 'rejected',
    });
  });

  test('go to everybody who sees rows of their register, and to nobody else', async () => {
    const [ofPeople, ofGroups, ofChurches] = [
      await added({ register: 'people' }),
      await added({ register: 'groups' }),
      await added({ register: 'churches' }),
    ];
    const usher = await tenant.person('Usher', church(tenant.churches[0]));
    const pastor = await tenant.person('Pastor', church(tenant.churches[1]));
    const seen = [...(await heldBy(usher)).keys()];
    expect(seen).toContain(ofChurches);
    expect(seen).not.toContain(ofPeople);
    expect(seen).not.toContain(ofGroups);
    const all = await heldBy(pastor);
    for (const id of [ofPeople, ofGroups, ofChurches]) expect([...all.keys()]).toContain(id);
    const stranger = await newTenant(server);
    const other = await stranger.person('System Admin', { kind: 'tenant' });
    expect([...(await heldBy(other)).keys()]).not.toContain(ofPeople);
  });

  test('of one register do not share a label, of two they may', async () => {
    await added({ label: 'Shirt size' });
    const again = { ...customFields.blank, label: 'shirt size' };
    expect(await send(office, 'customFields.create', again)).toMatchObject({
      status: 'rejected',
      problem: { fields: { label: expect.stringContaining('Choose another label') } },
    });
    await added({ label: 'Shirt size', register: 'families' });
  });

  test('keep their kind and the choices that rows may have', async () => {
    const choices = [choice('Taxi'), choice('On foot')];
    const id = await added({ kind: 'oneOf', choices });
    const less = await changed(id, { choices: { was: choices, shallBe: choices.slice(1) } });
    expect(less.problem?.fields).toEqual({
      choices: '“Taxi” may be in use. Retire it instead of taking it away',
    });
    expect((await heldBy(office)).get(id)?.choices).toEqual(choices);
  });
});

describe('issue 13: values of custom fields', () => {
  test('are written with a new person, read back and looked for', async () => {
    const [text, number, day] = [
      await added(),
      await added({ kind: 'number', unit: 'km' }),
      await added({ kind: 'date' }),
    ];
    const custom = { [text]: 'Zebra crossing', [number]: 2.5, [day]: '2026-02-28' };
    const { id, status } = await send(office, 'people.create', {
      ...personOf(tenant.churches[0], 'Naledi Dube'),
      custom,
    });
    expect(status).toBe('applied');
    expect(await valuesOf(id)).toEqual(custom);
    const found = await office.ask('POST', '/api/v1/people/browse', { searchTerm: 'zebra' });
    expect(await found.json()).toMatchObject({ data: [{ id }], totalResults: 1 });
  });

  test('of any kind are written, pulled and read back as they were', async () => {
    const choices = [choice('Choir'), choice('Sound'), choice('Catering')];
    const ids = choices.map((one) => one.id);
    const text = fc.stringMatching(/^[A-Za-zÀ-ž0-9 ,;"'=+-]{1,40}$/);
    const values: Record<CustomField['kind'], fc.Arbitrary<unknown>> = {
      text,
      longText: text,
      number: fc.oneof(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(0.1, 2.5, -1e-7)),
      date: fc.constantFrom('2026-02-28', '1987-12-31'),
      yesNo: fc.boolean(),
      oneOf: fc.constantFrom(...ids),
      severalOf: fc.shuffledSubarray(ids, { minLength: 1 }),
      person: fc.constantFrom(await known(), await known()),
    };
    const fields = new Map<string, fc.Arbitrary<unknown>>();
    for (const kind of customKinds) {
      const has = kind === 'oneOf' || kind === 'severalOf';
      fields.set(await added({ kind, choices: has ? choices : [] }), values[kind]);
    }
    const any = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(any, any, async (first, then) => {
        const id = await known();
        for (const [was, is] of [
          [{}, first],
          [first, then],
          [then, first],
        ] as const) {
          expect(await edit(id, editsOf([...fields.keys()], was, is))).toMatchObject({
            status: 'applied',
          });
          expect((await valuesOf(id)) ?? {}).toEqual(is);
        }
        const pulled = await office.ask('GET', '/api/v1/sync?limit=2000');
        const { changes } = (await pulled.json()) as {
          changes: { id: string; d?: { custom: unknown } }[];
        };
        expect(changes.find((one) => one.id === id)?.d?.custom ?? {}).toEqual(first);
      }),
      { numRuns: 15 },
    );
  });

  test('a program of before says none, and takes none away', async () => {
    const text = await added();
    const id = await known({ [text]: 'kept' });
    const { custom: _custom, ...row } = personOf(tenant.churches[0], 'Of before');
    const results = await push(server.app, bearer(office.signedIn), [
      mutationOf(row, { name: 'people.create', id: randomUUID(), form: 1 }),
      mutationOf(
        {
          id,
          churchId: tenant.churches[0],
          edits: { occupation: { was: null, shallBe: 'Nurse' } },
        },
        { name: 'people.edit', id: randomUUID(), form: 1 },
      ),
    ]);
    expect(results).toMatchObject([{ status: 'applied' }, { status: 'applied' }]);
    expect(await valuesOf(id)).toEqual({ [text]: 'kept' });
  });

  test('of a wrong kind, of an unknown field or of another register are refused at the field', async () => {
    const [number, ofGroups] = [
      await added({ kind: 'number' }),
      await added({ register: 'groups' }),
    ];
    const id = await known();
    for (const [field, value] of [
      [number, 'twelve'],
      [ofGroups, 'text'],
      [randomUUID(), 'text'],
    ] as const) {
      const { status, problem } = await edit(id, { [field]: { was: null, shallBe: value } });
      expect(status).toBe('rejected');
      expect(Object.keys(problem?.fields ?? {})).toEqual([customName(field)]);
    }
    expect(await valuesOf(id)).toBeNull();
  });

  test('of two fields do not clash; of one they do, by its name', async () => {
    const [one, two] = [await added(), await added()];
    const id = await known();
    const other = await tenant.person('Church Admin', church(tenant.churches[0]));
    expect(await edit(id, { [one]: { was: null, shallBe: 'mine' } })).toMatchObject({
      status: 'applied',
    });
    expect(await edit(id, { [two]: { was: null, shallBe: 'theirs' } }, other)).toMatchObject({
      status: 'applied',
    });
    expect(await valuesOf(id)).toEqual({ [one]: 'mine', [two]: 'theirs' });
    const late = await edit(id, { [one]: { was: null, shallBe: 'late' } }, other);
    expect(late).toMatchObject({
      status: 'conflict',
      current: { clashes: [{ field: customName(one), now: 'mine' }] },
    });
  });

  test('of a retired field stay, are taken away, and are refused anew', async () => {
    const field = await added({ label: 'Weather' });
    const [holder, other] = [await known({ [field]: 'Rain' }), await known()];
    expect(await retired(field)).toMatchObject({ status: 'applied' });
    const edits = { occupation: { was: null, shallBe: 'Nurse' } };
    const place = { id: holder, churchId: tenant.churches[0] };
    expect(await send(office, 'people.edit', { ...place, edits })).toMatchObject({
      status: 'applied',
    });
    expect(await valuesOf(holder)).toEqual({ [field]: 'Rain' });
    // A device that held the old form.
    const { problem } = await edit(other, { [field]: { was: null, shallBe: 'Sun' } });
    expect(problem?.fields).toEqual({ [customName(field)]: '“Weather” was retired. Leave it out' });
    expect(await edit(holder, { [field]: { was: 'Rain', shallBe: null } })).toMatchObject({
      status: 'applied',
    });
    expect(await valuesOf(holder)).toBeNull();
  });

  test('renaming a field changes nothing in rows, and a choice that was retired stays where it is', async () => {
    const choices = [choice('Taxi'), choice('On foot')];
    const [taxi] = choices;
    const field = await added({ label: 'Transport here', kind: 'oneOf', choices });
    const id = await known({ [field]: taxi?.id });
    await changed(field, {
      label: { was: 'Transport here', shallBe: 'Comes by' },
      choices: {
        was: choices,
        shallBe: [{ ...choices[0], retired: true }, choices[1]],
      },
    });
    expect(await valuesOf(id)).toEqual({ [field]: taxi?.id });
    const { problem } = await edit(await known(), { [field]: { was: null, shallBe: taxi?.id } });
    expect(problem?.fields).toEqual({
      [customName(field)]: '“Taxi” is not a choice any more. Choose another',
    });
  });

  test('narrow a list by REST, each in an import is judged by itself', async () => {
    const field = await added({ kind: 'yesNo' });
    const [good, bad] = [randomUUID(), randomUUID()];
    const row = (id: string, value: unknown) => ({
      ...personOf(tenant.churches[0], 'Many Rows'),
      id,
      custom: { [field]: value },
    });
    const { status } = await send(office, 'people.addMany', {
      rows: [row(good, true), row(bad, 'maybe')],
    });
    expect(status).toBe('conflict');
    const answer = await office.ask('POST', '/api/v1/people/browse', {
      filters: { custom: { [field]: 'true' } },
    });
    expect(await answer.json()).toMatchObject({ data: [{ id: good }], totalResults: 1 });
  });

  test('the audit says which field was changed, and never to what', async () => {
    const field = await added({ label: 'Allergies' });
    const id = await known();
    await edit(id, { [field]: { was: null, shallBe: 'Secret nuts' } });
    const answer = await office.ask('GET', `/api/v1/audit?entity=person&record=${id}`);
    const text = await answer.text();
    expect(text).toContain('Allergies');
    expect(text).not.toContain('Secret nuts');
  });
});
