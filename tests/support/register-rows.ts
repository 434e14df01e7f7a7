import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inTenant } from '../../server/database/tenant.ts';
import { selectList, tableName } from '../../server/entity-store.ts';
import { storeNamed } from '../../server/entity-stores.ts';
import {
  type AnyRow,
  linkedRegisters,
  lookupsOf,
  type Register,
  writableFields,
} from '../../src/domain/register/register.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import { people } from '../../src/domain/people/people.ts';
import { settledPerson } from '../../src/domain/people/settled-person.ts';
import type { Person } from '../../src/domain/people/entities.ts';
import { must } from '../../src/domain/must.ts';
import { anyRow, anyValue, type Population } from './any-rows.ts';
import type { TestTenant } from './tenant.ts';

/** Values that the schema takes and no rule refuses. One in three of a value that may be nothing is nothing: not here. */
const first = (below: number) => (below === 3 ? 1 : 0);

/** Rows of each lookup: more than a test adds rows that may not name one twice. */
const lookedUp = 120;
const turns = new WeakMap<Population, number>();

/** Another row each time, in their turn. */
function nextOf(population: Population, name: string): string {
  const turn = (turns.get(population) ?? 0) + 1;
  turns.set(population, turn);
  const rows = population[name] ?? [];
  return must(rows[turn % rows.length], `a row of ${name}`).id;
}

/** Input for a new row, naming rows that exist; no name comes twice. */
export function freshInput(register: Register, population: Population): Record<string, unknown> {
  const store = storeNamed(register.entity.name);
  const fields = new Set([...writableFields(register), ...register.place]);
  const typed = [...fields].map((field) => {
    const input = register.fields[field]?.input;
    const usual = register.blank[field];
    if (input?.kind === 'flag') return [field, usual];
    if (usual === null && !register.search.includes(field)) return [field, null];
    if (input?.kind === 'choice') return [field, Object.keys(input.options)[0]];
    if (input?.kind === 'own' || (input?.kind === 'line' && usual)) return [field, usual];
    if (input?.kind === 'lookup') return [field, nextOf(population, input.among.entity.name)];
    return [field, anyValue(store, field, population, first)];
  });
  return { ...Object.fromEntries(typed), status: register.blank['status'] };
}

/** The first field whose words are looked for that people type. */
export function textField({ search, fields }: Register): string {
  const typed = search.find((field) => /^(line|paragraph)$/.test(fields[field]?.input.kind ?? ''));
  return must(typed, 'a text that is looked for');
}

/** A new row as somebody could type it, with these two words as its title. */
export async function inputTitled(
  pool: pg.Pool,
  tenant: TestTenant,
  register: Register,
  population: Population,
  [firstName, lastName]: readonly [string, string],
): Promise<Record<string, unknown>> {
  const input = freshInput(register, population);
  const named = register.search.find((field) => register.fields[field]?.input.kind === 'lookup');
  if (named === undefined) {
    // Nothing else that a title may be made of.
    const others = register.search.filter((field) => register.blank[field] === null);
    const nothing = Object.fromEntries(others.map((field) => [field, null]));
    return { ...input, ...nothing, [textField(register)]: `${firstName} ${lastName}` };
  }
  const row = settledPerson({
    ...people.blank,
    ...(anyRow(storeNamed('person'), population, first) as Pick<Person, 'id' | 'churchId'>),
    firstName,
    lastName,
    nickName: null,
    accountId: null,
    erasedOn: null,
  });
  await inTenant(pool, tenant.id, (tx) =>
    recordEffect(tx, { output: null, inserts: { person: [row] } }, null),
  );
  return { ...input, [named]: row.id };
}

/** A row of each register that this one names, in the tenant's first church, and the tenant's churches. */
export async function populate(
  pool: pg.Pool,
  tenant: TestTenant,
  register: Register,
): Promise<Population> {
  const population: Population = { church: tenant.churches.slice(0, 1).map((id) => ({ id })) };
  for (const other of linkedRegisters(register)) {
    const { name } = other.entity;
    if (population[name] || other === register) continue;
    const below = await populate(pool, tenant, other);
    const row: AnyRow = { ...other.blank, ...freshInput(other, below), id: randomUUID() };
    await inTenant(pool, tenant.id, (tx) =>
      recordEffect(tx, { output: null, inserts: { [name]: [row] } }, null),
    );
    Object.assign(population, below, { [name]: [row] });
  }
  for (const { entity } of lookupsOf(register)) {
    const store = storeNamed(entity.name);
    const rows = Array.from({ length: lookedUp }, () => ({
      ...anyRow(store, population, first),
      accountId: null,
      // No new row names an erased person.
      erasedOn: null,
    }));
    await inTenant(pool, tenant.id, (tx) =>
      recordEffect(tx, { output: null, inserts: { [entity.name]: rows } }, null),
    );
    population[entity.name] = rows;
  }
  return population;
}

/** The row as the table has it; null for none. */
export async function keptRow(
  pool: pg.Pool,
  tenant: TestTenant,
  register: Register,
  id: string,
): Promise<AnyRow | null> {
  const store = storeNamed(register.entity.name);
  const [row] = await inTenant(pool, tenant.id, (tx) =>
    tx.rows<AnyRow>(
      '',
      `select ${selectList(store)} from ${tableName(store)} where tenant_id = $1 and id = $2`,
      [tx.tenantId, id],
    ),
  );
  return row ?? null;
}
