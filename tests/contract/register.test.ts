import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedFacets } from '../../server/access/roles/facets.ts';
import type { RunningServer } from '../../server/create-server.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { createName, editName } from '../../src/domain/register/policies.ts';
import { wished } from '../../src/domain/editing.ts';
import { archiveEdits } from '../../src/domain/register/archiving.ts';
import {
  type AnyRow,
  archivedStatus,
  settledRow,
  writableFields,
} from '../../src/domain/register/register.ts';
import { registers } from '../../src/domain/registers.gen.ts';
import { bearer } from '../support/api.ts';
import { auditOf } from '../support/audit.ts';
import type { Population } from '../support/any-rows.ts';
import { church } from '../support/members.ts';
import { freshInput, inputTitled, keptRow, textField } from '../support/register-rows.ts';
import { registerTenant } from '../support/register-tenant.ts';
import { mutationOf, push } from '../support/reports.ts';
import type { Person, TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

/** Every promise of the mechanism, over every register: a new one is held by being defined. */
let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const forms = new Map(
  registers
    .flatMap((one) => Object.values(one.operations))
    .flatMap(({ name, offline }) => (typeof offline === 'object' ? [[name, offline.form]] : [])),
);

async function send(author: Person, name: string, args: unknown, id = randomUUID()) {
  const item = mutationOf(args, { name, id, form: forms.get(name) ?? 0 });
  const [result] = await push(server.app, bearer(author.signedIn), [item]);
  return result as { status: string; problem?: { code: string; fields?: object } } & object;
}

const named = registers.map((one) => [one.register.name, one] as const);

describe.each(named)('issue 12: the register %s', (_name, { register, operations }) => {
  const { path } = register;
  /** A text that people type, and that the list shows first. */
  const field = textField(register);
  /** The status of an archived row. */
  const gone = archivedStatus(register);
  const unique = register.rules.find((one) => one.rule === 'unique');
  let tenant: TestTenant;
  let nomsa: Person;
  let sipho: Person;
  let usher: Person;
  let population: Population;

  beforeAll(async () => {
    ({ tenant, nomsa, sipho, usher, population } = await registerTenant(server, register));
  });

  const fresh = () => freshInput(register, population);
  const kept = (id: string) => keptRow(server.services.pool, tenant, register, id);

  async function added(input: object = fresh(), author = nomsa): Promise<AnyRow> {
    const id = randomUUID();
    expect(await send(author, createName(register), input, id)).toMatchObject({
      status: 'applied',
      output: { id },
    });
    const row = await kept(id);
    if (!row) throw new Error('It was not kept');
    return row;
  }

  const placeOf = (row: AnyRow) => Object.fromEntries(register.place.map((one) => [one, row[one]]));

  /** Edits that archive a row, or bring it back. */
  const toArchive = (row: AnyRow, archived = true) =>
    archiveEdits(register, row, archived, '2026-11-25');

  const edit = (author: Person, row: AnyRow, edits: object) =>
    send(author, editName(register), { id: row.id, ...placeOf(row), edits });

  async function find(author: Person, term: string): Promise<object[]> {
    const answer = await author.ask('GET', `${path}/autocomplete?searchTerm=${term}`);
    return answer.status === 200 ? ((await answer.json()) as { data: object[] }).data : [];
  }

  async function read(author: Person, address: string, body?: object) {
    const answer = await author.ask(body ? 'POST' : 'GET', `${path}${address}`, body);
    return { status: answer.status, body: (await answer.json()) as { data: AnyRow[] } };
  }

  test('a row is added under the id of its submission, found, read, and its history says by whom', async () => {
    const input = fresh();
    const row = await added(input);
    expect(row).toMatchObject(input);
    const found = await read(nomsa, '/browse', { searchTerm: String(row[field]), results: 500 });
    expect(found.body.data.map(({ id }) => id)).toContain(row.id);
    const one = await read(nomsa, `/${row.id}`);
    expect(one.body.data).toEqual(row);
    const history = await read(nomsa, `/${row.id}/history`);
    expect(history.body.data).toMatchObject([
      { what: 'created', byName: nomsa.signedIn.user.name, changes: [] },
    ]);
    expect(await auditOf(tenant.id, row.id)).toMatchObject([
      { action: operations.create.name, actorId: nomsa.id },
    ]);
  });

  test('two people change two fields of a row: both stay, and the history tells of both', async () => {
    const row = await added();
    const text = { was: row[field], shallBe: `${String(row[field])} b` };
    expect(await edit(nomsa, row, { [field]: text })).toMatchObject({ status: 'applied' });
    expect(await edit(sipho, row, toArchive(row))).toMatchObject({ status: 'applied' });
    const after = settledRow(
      register,
      wished({ ...row, [field]: text.shallBe }, toArchive(row)),
      row,
    );
    expect(await kept(row.id)).toEqual(after);
    const { body } = await read(nomsa, `/${row.id}/history`);
    expect(body.data).toMatchObject([
      {
        byName: sipho.signedIn.user.name,
        changes: expect.arrayContaining([{ field: 'status', was: row['status'], became: gone }]),
      },
      { byName: nomsa.signedIn.user.name, changes: [{ field, was: text.was }] },
      { what: 'created' },
    ]);
  });

  test('two people change one field: the second hears of the first, and nothing of theirs is written', async () => {
    const row = await added();
    const was = row[field];
    await edit(nomsa, row, { [field]: { was, shallBe: `${String(was)} n` } });
    expect(await edit(sipho, row, { [field]: { was, shallBe: `${String(was)} s` } })).toMatchObject(
      {
        status: 'conflict',
        current: {
          clashes: [{ field, now: `${String(was)} n`, byName: nomsa.signedIn.user.name }],
        },
      },
    );
    expect(await kept(row.id)).toMatchObject({ [field]: `${String(was)} n` });
  });

  test('an archived row leaves the list, is found among the archived, and comes back', async () => {
    const row = await added();
    const listed = async (archived: boolean) =>
      (await read(nomsa, '/browse', { archived, results: 500 })).body.data.map(({ id }) => id);
    await edit(nomsa, row, toArchive(row));
    expect(await listed(false)).not.toContain(row.id);
    expect(await listed(true)).toContain(row.id);
    await edit(nomsa, row, toArchive(wished(row, toArchive(row)), false));
    expect(await listed(false)).toContain(row.id);
  });

  test.runIf(unique)(
    'a taken name is a sentence at its field; mended, the same submission is taken',
    async () => {
      const row = await added();
      const id = randomUUID();
      const name = unique?.field ?? '';
      const isId = register.fields[name]?.input.kind === 'lookup';
      const alike = isId ? row[name] : ` ${String(row[name]).toUpperCase()} `;
      const taken = { ...fresh(), ...placeOf(row), [name]: alike };
      expect(await send(sipho, createName(register), taken, id)).toMatchObject({
        status: 'rejected',
        problem: { code: 'validation', fields: { [name]: unique?.says } },
      });
      expect(await kept(id)).toBeNull();
      expect(await send(sipho, createName(register), fresh(), id)).toMatchObject({
        status: 'applied',
      });
      const other = await kept(id);
      const wish = { was: other?.[name], shallBe: row[name] };
      const renamed = await edit(sipho, { ...row, id }, { [name]: wish });
      if (register.fields[name]?.forNew) expect(await kept(id)).toEqual(other);
      else {
        expect(renamed).toMatchObject({
          status: 'rejected',
          problem: { fields: { [name]: unique?.says } },
        });
      }
    },
  );

  test.runIf(unique)('two who take one name at the same moment: one of them has it', async () => {
    const input = fresh();
    const results = await Promise.all(
      [nomsa, sipho, nomsa, sipho].map((author) => send(author, createName(register), input)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([
      'applied',
      'rejected',
      'rejected',
      'rejected',
    ]);
  });

  test('a row that is named and is not there, or that one may not see, is a sentence at its field', async () => {
    for (const [name, of] of Object.entries(register.fields)) {
      if (of?.input.kind !== 'reference' && of?.input.kind !== 'lookup') continue;
      if (register.place.includes(name) || !writableFields(register).includes(name)) continue;
      expect(
        await send(nomsa, createName(register), { ...fresh(), [name]: randomUUID() }),
      ).toMatchObject({ status: 'rejected', problem: { fields: { [name]: expect.any(String) } } });
    }
  });

  test('who may not write it is told so before any look-up, and reads nothing that is not theirs', async () => {
    const row = await added();
    expect(await send(usher, createName(register), fresh())).toMatchObject({
      status: 'rejected',
      problem: { code: 'forbidden' },
    });
    expect(await edit(usher, row, toArchive(row))).toMatchObject({
      status: 'rejected',
      problem: { code: 'forbidden' },
    });
    expect(await kept(row.id)).toEqual(row);
  });

  test('what stands beside the fields, and fields that only the program sets, are not written', async () => {
    const row = await added({ ...fresh(), tenantId: randomUUID(), accountId: nomsa.id, id: 'x' });
    const own = Object.keys(register.fields).filter(
      (one) => !writableFields(register).includes(one) && !register.place.includes(one),
    );
    const alone = settledRow(register, row, null);
    for (const one of own) {
      const follows = alone[one] !== register.blank[one];
      expect(row[one]).toEqual(follows ? alone[one] : register.blank[one]);
    }
  });

  test('whatever is sent in a field is refused in words, never with a fault of the server', async () => {
    const strange = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('', ' ', 'a\0b', '\ud800', 'x'.repeat(100_000), -1, 1.5, '__proto__'),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...writableFields(register)),
        strange,
        async (name, value) => {
          const result = await send(nomsa, createName(register), { ...fresh(), [name]: value });
          expect(['applied', 'rejected']).toContain(result.status);
          if (result.status === 'rejected') {
            expect(JSON.stringify(result.problem)).toMatch(/"message":"[A-Z]/);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a page is as large as asked, ordered as asked, and says how many there are', async () => {
    for (let count = 0; count < 3; count += 1) await added();
    const ordered = Object.keys(register.fields).find((one) => register.fields[one]?.column);
    const { body } = await read(nomsa, '/browse', { results: 2, page: 2, orderBy: ordered });
    const page = body as unknown as { data: AnyRow[]; totalPages: number; totalResults: number };
    expect(page.data.length).toBeGreaterThan(0);
    expect(page.totalPages).toBe(Math.ceil(page.totalResults / 2));
    const order = async (sortOrder: string) =>
      (await read(nomsa, '/browse', { results: 500, orderBy: ordered, sortOrder })).body.data.map(
        ({ id }) => id,
      );
    expect(await order('descending')).toEqual((await order('ascending')).toReversed());
    expect((await read(nomsa, '/browse', { results: 2, page: 9999 })).body.data).toEqual([]);
    expect((await read(nomsa, '/browse', { orderBy: 'id; drop table church' })).status).toBe(422);
    expect((await read(nomsa, '/browse', { filters: { nothing: 'x' } })).status).toBe(422);
  });

  test('autocomplete finds rows by the beginnings of words, and nothing to who may not see them', async () => {
    const word = `Zola${randomUUID().slice(0, 6)}`;
    const { pool } = server.services;
    const input = await inputTitled(pool, tenant, register, population, ['Umoya', word]);
    const row = await added(input);
    const beside = Object.keys(register.found ?? {});
    expect(await find(nomsa, word.slice(0, -1).toLowerCase())).toEqual([
      {
        id: row.id,
        label: `Umoya <mark>${word.slice(0, -1)}</mark>${word.slice(-1)}`,
        ...Object.fromEntries(
          beside.map((name) => [name, expect.toBeOneOf([expect.any(String), null])]),
        ),
      },
    ]);
    expect(await find(nomsa, word.slice(1))).toEqual([]);
    expect(await find(nomsa, '')).toEqual([]);
    const stranger = await tenant.person('Usher', church(tenant.churches[2]));
    expect(await find(stranger, word)).toEqual([]);
    await edit(nomsa, row, toArchive(row));
    expect(await find(nomsa, word)).toEqual([]);
  });

  test('its rows are in scopes of its facet, or in the one that everybody has', async () => {
    const row = await added();
    const rows = await inTenant(server.services.pool, tenant.id, (tx) =>
      tx.rows<{ scope: string }>(
        'scopes of row',
        'select scope from change where tenant_id = $1 and id = $2',
        [tx.tenantId, row.id],
      ),
    );
    // A custom field goes with the rows of the register that it is of.
    const facets = register.name === 'customFields' ? Object.keys(sharedFacets) : [register.facet];
    const others = rows.filter(
      ({ scope }) => scope !== 'tenant' && !facets.some((facet) => scope.endsWith(`/${facet}`)),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });
});
