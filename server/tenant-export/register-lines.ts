import type { ClientBase } from 'pg';
import { type AnyRow, type Register, wholeRow } from '#domain/register/register.ts';
import { valueIn } from '#domain/rows/row-values.ts';
import { csv } from '#domain/values/csv.ts';
import { escapeLiteral } from 'pg';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList, tableName } from '../entity-store.ts';
import { storeNamed } from '../entity-stores.ts';
import { linkedTitles } from '../register/linked-titles.ts';
import { registerOfTenant } from '../register/register-of-tenant.ts';
import { cellOf, moreLines } from './cell-of.ts';
import { cursorRows } from './cursor-rows.ts';

export interface Reading {
  client: ClientBase;
  tx: TenantTransaction;
  caller: Caller;
}

async function cellsOf(
  { tx, caller }: Reading,
  register: Register,
  rows: readonly AnyRow[],
): Promise<string[][]> {
  const titles = new Map(await linkedTitles({ tx, caller }, register, rows));
  return rows.map((row) => [
    row.id,
    ...Object.entries(register.fields).map(([field, of]) =>
      of ? cellOf(of.input, valueIn(row, field), titles) : '',
    ),
  ]);
}

/** A register as a table for people, with the id of each row, by which it is found in the exact data. */
export async function* registerLines(
  reading: Reading,
  plain: Register,
): AsyncGenerator<{ text: string; rows: number }, undefined> {
  const { client, tx } = reading;
  const register = await registerOfTenant(tx, plain);
  const labels = Object.entries(register.fields).map(([field, of]) => of?.label ?? field);
  yield { text: csv([['Id', ...labels]]), rows: 0 };
  const store = storeNamed(register.entity.name);
  const table = tableName(store);
  const parts = cursorRows<AnyRow>(
    client,
    `select ${selectList(store)} from ${table} where tenant_id = ${escapeLiteral(tx.tenantId)} order by id`,
  );
  for await (const part of parts) {
    const rows = part.map((row) => wholeRow(register, row));
    yield { text: moreLines(await cellsOf(reading, register, rows)), rows: part.length };
  }
}
