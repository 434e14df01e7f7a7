import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { wished } from '../../src/domain/editing.ts';
import { archiveEdits } from '../../src/domain/register/archiving.ts';
import { mostAtOnce } from '../../src/domain/register/many-policies.ts';
import { type AnyRow, archivedStatus } from '../../src/domain/register/register.ts';
import { registers } from '../../src/domain/registers.gen.ts';
import { bearer } from '../support/api.ts';
import { auditOf } from '../support/audit.ts';
import type { Population } from '../support/any-rows.ts';
import { church } from '../support/members.ts';
import { freshInput, keptRow, textField } from '../support/register-rows.ts';
import { registerTenant } from '../support/register-tenant.ts';
import { mutationOf, push } from '../support/reports.ts';
import type { Person, TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

/** Promises about many rows of one submission, over every register. */
let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

interface Refused {
  id: string;
  message: string;
  fields?: Record<string, string>;
}
interface Result {
  status: string;
  output?: { present: string[]; refused: Refused[] };
  current?: { refused: Refused[] };
  problem?: { code: string; message: string };
}

async function send(author: Person, name: string, args: unknown, id = randomUUID()) {
  const item = mutationOf(args, { name, id });
  const [result] = await push(server.app, bearer(author.signedIn), [item]);
  return result as Result;
}

const named = registers.map((one) => [one.register.name, one] as const);

describe.each(named)('issue 12: many rows of %s', (_name, { register, operations }) => {
  const { addMany, editMany } = operations;
  const field = register.search[0] ?? '';
  const gone = archivedStatus(register);
  let tenant: TestTenant;
  let nomsa: Person;
  let sipho: Person;
  let usher: Person;
  let population: Population;

  beforeAll(async () => {
    ({ tenant, nomsa, sipho, usher, population } = await registerTenant(server, register));
  });

  const fresh = (): AnyRow => ({ ...freshInput(register, population), id: randomUUID() });
  const some = (count: number) => Array.from({ length: count }, fresh);
  const kept = (id: string) => keptRow(server.services.pool, tenant, register, id);
  const add = (rows: readonly object[], author = nomsa, id = randomUUID()) =>
    send(author, addMany.name, { rows }, id);
  const placeOf = (row: AnyRow) => Object.fromEntries(register.place.map((one) => [one, row[one]]));
  const editOf = (row: AnyRow, edits: object) => ({ id: row.id, ...placeOf(row), edits });
  const archiving = (row: AnyRow, archived: boolean) =>
    archiveEdits(register, row, archived, '2026-11-25');
  const change = (edits: readonly object[], author = nomsa, id = randomUUID()) =>
    send(author, editMany.name, { edits }, id);
  async function history(row: AnyRow): Promise<{ what: string; byName: string }[]> {
    const answer = await nomsa.ask('GET', `${register.path}/${row.id}/history`);
    return ((await answer.json()) as { data: { what: string; byName: string }[] }).data;
  }
  async function added(count: number): Promise<AnyRow[]> {
    const rows = some(count);
    expect(await add(rows)).toMatchObject({ status: 'applied', output: { refused: [] } });
    return rows;
  }

  test('each is added under its own id; its history and the audit say by whom', async () => {
    const rows = await added(3);
    for (const row of rows) {
      expect(await kept(row.id)).toMatchObject(row);
      expect(await history(row)).toMatchObject([
        { what: 'imported', byName: nomsa.signedIn.user.name },
      ]);
      expect(await auditOf(tenant.id, row.id)).toMatchObject([
        { action: addMany.name, actorId: nomsa.id },
      ]);
    }
  });

  test('a bad row keeps no other back: it alone comes back, with a sentence at its field', async () => {
    const [good, bad, other] = [fresh(), { ...fresh(), [field]: '' }, fresh()];
    const result = await add([good, bad, other]);
    const refused = [{ id: bad.id, message: expect.any(String), fields: expect.any(Object) }];
    expect(result).toMatchObject({ status: 'conflict', current: { refused } });
    expect(result.problem?.message).toMatch(/^1 .* was not accepted$/);
    expect(Object.keys(result.current?.refused[0]?.fields ?? {})).toContain(field);
    expect(await kept(good.id)).toMatchObject(good);
    expect(await kept(other.id)).toMatchObject(other);
    expect(await kept(bad.id)).toBeNull();
  });

  test('sent twice, they are there once, and the answer is the same; in another submission they are there already', async () => {
    const rows = [...some(2), { ...fresh(), [field]: '' }];
    const id = randomUUID();
    const first = await add(rows, nomsa, id);
    expect(first.status).toBe('conflict');
    expect(await add(rows, nomsa, id)).toEqual(first);
    const good = rows.slice(0, 2);
    const present = good.map((row) => row.id);
    expect(await add(good)).toMatchObject({ status: 'applied', output: { present, refused: [] } });
    for (const row of good) expect(await history(row)).toHaveLength(1);
  });

  test('the same rows from two people at the same moment: each is there once', async () => {
    const rows = some(3);
    const results = await Promise.all([nomsa, sipho, nomsa].map((author) => add(rows, author)));
    expect(results.map((one) => one.status)).toEqual(['applied', 'applied', 'applied']);
    expect(results.map(({ output }) => output?.present.length).toSorted()).toEqual([0, 3, 3]);
    for (const row of rows) expect(await history(row)).toHaveLength(1);
  });

  const unique = register.rules.find(({ rule }) => rule === 'unique');
  test.runIf(unique)('two rows of one submission with one name: the first has it', async () => {
    const first = fresh();
    const second = { ...first, id: randomUUID() };
    expect(await add([first, second])).toMatchObject({
      status: 'conflict',
      current: {
        refused: [{ id: second.id, fields: { [field]: expect.stringMatching(/^[A-Z]/) } }],
      },
    });
  });

  const self = Object.entries(register.fields).find(
    ([, of]) => of?.input.kind === 'reference' && of.input.to() === register,
  )?.[0];
  // Registers that do not name themselves make no such promise.
  if (self !== undefined) {
    test('a row may name one before it in the same submission', async () => {
      const above = fresh();
      const below = { ...fresh(), [self]: above.id };
      expect(await add([above, below])).toMatchObject({ status: 'applied' });
      expect(await kept(below.id)).toMatchObject({ [self]: above.id });
      expect(await add([{ ...fresh(), [self]: randomUUID() }])).toMatchObject({
        current: { refused: [{ fields: { [self]: expect.stringMatching(/not found/) } }] },
      });
    });
  }

  test('who may not write is told so before any look-up; of a place where one may not, each row is refused', async () => {
    const rows = some(2);
    expect(await add(rows, usher)).toMatchObject({
      status: 'rejected',
      problem: { code: 'forbidden' },
    });
    const local = await tenant.person('Church Admin', church(tenant.churches[2]));
    const result = await add(rows, local);
    expect(result.current?.refused.length ?? 2).toBe(2);
    for (const row of rows) expect(await kept(row.id)).toBeNull();
  });

  test('10,000 bad rows are refused in words, each, and never with a fault of the server', async () => {
    const bad: object[] = [
      { [field]: '' },
      { [field]: 'x'.repeat(5000) },
      { [field]: { $gt: '' } },
      { status: 'no status' },
      Object.fromEntries(Object.keys(register.fields).map((one) => [one, []])),
    ];
    let refused = 0;
    for (let sent = 0; sent < 10_000; sent += mostAtOnce) {
      const rows = Array.from({ length: mostAtOnce }, (_, at) => ({
        ...freshInput(register, population),
        ...bad[at % bad.length],
        id: randomUUID(),
      }));
      const result = await add(rows);
      // A status is not asked for where nobody types it: such a row may be taken.
      for (const one of result.current?.refused ?? []) {
        expect(one.message).toMatch(/^[A-Z]/);
        refused += 1;
      }
      expect(['conflict', 'rejected']).toContain(result.status);
    }
    expect(refused).toBeGreaterThanOrEqual(8000);
    const tooMany = await add(some(mostAtOnce + 1));
    expect(tooMany.problem).toMatchObject({
      code: 'validation',
      message: `Send at most ${mostAtOnce} at a time`,
    });
  }, 120_000);

  test('many are archived and brought back at once; one that is not there is refused alone', async () => {
    const rows = await added(3);
    const wishes = rows.map((row) => editOf(row, archiving(row, true)));
    expect(await change(wishes)).toMatchObject({ status: 'applied', output: { refused: [] } });
    for (const row of rows) {
      expect(await kept(row.id)).toMatchObject({ status: gone });
      expect(await history(row)).toMatchObject([{ what: 'changed' }, { what: 'imported' }]);
    }
    const back = rows.map((row) =>
      editOf(row, archiving(wished(row, archiving(row, true)) as AnyRow, false)),
    );
    const lost = { ...back[0], id: randomUUID() };
    expect(await change([lost, ...back])).toMatchObject({
      status: 'conflict',
      current: { refused: [{ id: lost.id, message: expect.stringMatching(/was not found/) }] },
    });
    for (const row of rows) expect(await kept(row.id)).toMatchObject({ status: row['status'] });
    expect(await change(back)).toMatchObject({
      status: 'applied',
      output: { present: rows.map(({ id }) => id) },
    });
  });

  test('a field that somebody else changed meanwhile is refused with their name, and nothing of the row is written', async () => {
    const [row, other] = await added(2);
    if (!row || !other) throw new Error('Nothing was added');
    const text = textField(register);
    const to = (one: AnyRow, shallBe: string) => ({ [text]: { was: one[text], shallBe } });
    await change([editOf(row, to(row, `${String(row[text])} s`))], sipho);
    const mine = [
      editOf(row, to(row, 'Mine')),
      editOf(other, to(other, `${String(other[text])} n`)),
    ];
    const result = await change(mine);
    expect(result.current?.refused).toMatchObject([
      { id: row.id, message: expect.stringContaining(sipho.signedIn.user.name) },
    ]);
    expect(await kept(row.id)).toMatchObject({ [text]: `${String(row[text])} s` });
    expect(await kept(other.id)).toMatchObject({ [text]: `${String(other[text])} n` });
  });

  test('an edit by who may not write changes nothing', async () => {
    const rows = await added(2);
    const wishes = rows.map((row) => editOf(row, archiving(row, true)));
    expect(await change(wishes, usher)).toMatchObject({ problem: { code: 'forbidden' } });
    const local = await tenant.person('Church Admin', church(tenant.churches[2]));
    await change(wishes, local);
    for (const row of rows) expect(await kept(row.id)).toMatchObject({ status: row['status'] });
  });
});
