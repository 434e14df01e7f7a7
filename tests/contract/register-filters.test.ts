import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { storeNamed } from '../../server/entity-stores.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import { must } from '../../src/domain/must.ts';
import { type ListFilter, listFilters } from '../../src/domain/register/filters.ts';
import type { Register } from '../../src/domain/register/register.ts';
import { registers } from '../../src/domain/registers.gen.ts';
import { registerQueries } from '../../src/store/register/register-queries.ts';
import { pull } from '../../src/sync/pull.ts';
import { anyRow, type AnyRow, type Choose, fieldsOf, referenceOf } from '../support/any-rows.ts';
import { type Holder, holderOf } from '../support/holder.ts';
import { registerTenant } from '../support/register-tenant.ts';
import { testServer } from '../support/test-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const rules = [
  null,
  'DTSTART:20260106T190000\nRRULE:FREQ=WEEKLY;BYDAY=TU',
  'DTSTART:20260106T190000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
  'DTSTART:20260104T090000\nRRULE:FREQ=MONTHLY;BYDAY=-1SU',
  'DTSTART:20260131T190000\nRRULE:FREQ=MONTHLY;BYMONTHDAY=31',
  'DTSTART:20260101T060000\nRRULE:FREQ=DAILY',
  // Of a program that says more than this one reads.
  'EXDATE:20260101T060000',
];

/** The same numbers in every run. */
function inTurn(): Choose {
  let at = 0;
  return (below) => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(at / 65_536) % below;
  };
}

/** Rows that differ in whatever a filter asks about. */
function someRows(register: Register, population: Record<string, AnyRow[]>): AnyRow[] {
  const choose = inTurn();
  const store = storeNamed(register.entity.name);
  const scheduled = Object.entries(register.fields).flatMap(([field, of]) =>
    of?.input.kind === 'schedule' ? [field] : [],
  );
  // None of them is there yet.
  const own = fieldsOf(store).filter((field) => referenceOf(store, field) === store.name);
  return Array.from({ length: 2 * rules.length }, (_, at) => ({
    ...anyRow(store, population, choose),
    ...Object.fromEntries(own.map((field) => [field, null])),
    ...Object.fromEntries(scheduled.map((field) => [field, rules[at % rules.length]])),
  }));
}

/** Values that a filter offers, that a row has, and that are none. */
function valuesOf({ name, input }: ListFilter, rows: readonly AnyRow[]): fc.Arbitrary<string> {
  const offered = input.kind === 'choice' ? Object.keys(input.options) : ['true', 'false'];
  const had = rows.flatMap((row) => (typeof row[name] === 'string' ? [row[name]] : []));
  return fc.constantFrom(...offered, ...had, '__proto__', '', 'tuesday,thursday');
}

const filtered = registers.flatMap(({ register }) =>
  listFilters(register).length > 0 ? [[register.name, register] as const] : [],
);

describe.each(filtered)('issue 12: the filters of %s', (_name, register) => {
  let holder: Holder;
  let rows: AnyRow[];

  beforeAll(async () => {
    const { tenant, nomsa, population } = await registerTenant(server, register);
    rows = someRows(register, population);
    await inTenant(server.services.pool, tenant.id, (tx) =>
      recordEffect(tx, { output: null, inserts: { [register.entity.name]: rows } }, null),
    );
    holder = await holderOf(server, nomsa);
    await pull(holder.device.context, nomsa.id);
  });

  const of = { page: 1, perPage: 500, orderBy: '', descending: false };
  async function onDevice(filters: Record<string, string>): Promise<string[]> {
    const { page } = registerQueries(register);
    return (await page(holder.store, { ...of, filters })).rows.map(({ id }) => id).toSorted();
  }
  async function onServer(filters: Record<string, string>): Promise<string[]> {
    const answer = await holder.person.ask('POST', `${register.path}/browse`, {
      filters,
      results: 500,
    });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: AnyRow[] }).data.map(({ id }) => id).toSorted();
  }

  test('device and server find the same rows', async () => {
    const chosen = listFilters(register).map((filter) =>
      fc.option(valuesOf(filter, rows).map((value) => [filter.name, value] as const)),
    );
    const question = fc
      .tuple(...chosen)
      .map((pairs) => Object.fromEntries(pairs.filter((pair) => pair !== null)));
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        expect(await onDevice(asked)).toEqual(await onServer(asked));
      }),
      { numRuns: 40 },
    );
  });

  test('each filter over what follows from a row finds every row by one choice at least, and no two filters share a name', async () => {
    const names = listFilters(register).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const everything = await onServer({});
    for (const [name, { options }] of Object.entries(register.derived ?? {})) {
      const found = await Promise.all(
        Object.keys(options).map((choice) => onServer({ [name]: choice })),
      );
      expect([...new Set(found.flat())].toSorted()).toEqual(everything);
    }
  });
});

test('issue 12: groups are found by the weekday on which they meet, in whichever weeks', () => {
  const { register } = must(
    registers.find((one) => one.register.name === 'groups'),
    'the groups',
  );
  const { meetsOn } = must(register.derived, 'filters of groups');
  const choices = rules.map((schedule) =>
    meetsOn?.choicesOf({ ...register.blank, id: 'a', schedule }, '2026-11-22').join(' '),
  );
  expect(choices).toEqual([
    'none',
    'tuesday',
    'tuesday thursday',
    'sunday',
    'none',
    'sunday monday tuesday wednesday thursday friday saturday',
    'none',
  ]);
});
