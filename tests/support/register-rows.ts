import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inTenant } from '../../server/database/tenant.ts';
import { selectList, tableName } from '../../server/entity-store.ts';
import { storeNamed } from '../../server/entity-stores.ts';
import {
  type AnyRow,
  linkedRegisters,
  type Register,
  writableFields,
} from '../../src/domain/register/register.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import { anyValue, type Population } from './any-rows.ts';
import type { TestTenant } from './tenant.ts';

/** Values that are what the schema takes, and that no rule refuses. */
const first = () => 0;

/** What somebody could type for a new row, naming rows that there are; no name comes twice. */
export function freshInput(register: Register, population: Population): Record<string, unknown> {
  const store = storeNamed(register.entity.name);
  const fields = new Set([...writableFields(register), ...register.place]);
  const typed = [...fields].map((field) => {
    const input = register.fields[field]?.input;
    const blank = register.blank[field];
    if (blank === null || input?.kind === 'flag') return [field, blank];
    if (input?.kind === 'choice') return [field, Object.keys(input.options)[0]];
    return [field, anyValue(store, field, population, first)];
  });
  return { ...Object.fromEntries(typed), status: register.blank['status'] };
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
