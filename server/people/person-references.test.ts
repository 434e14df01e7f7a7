import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrls } from '../../tests/support/own-database.ts';
import { registers } from '#domain/registers.gen.ts';
import { connectOwner } from '../database/pools.ts';
import { columnOf, tableName } from '../entity-store.ts';
import { storeNamed } from '../entity-stores.ts';
import { personReferences } from './person-references.ts';

let owner: pg.Client;
beforeAll(async () => {
  owner = await connectOwner(databaseUrls().owner);
});
afterAll(() => owner.end());

const moved = new Set(
  personReferences.flatMap(({ entity, fields }) => {
    const store = storeNamed(entity.name);
    return fields.map((field) => `${tableName(store)}.${columnOf(store, field)}`);
  }),
);

test('issue 13: a merge moves every column that has a foreign key to people, or is called after them', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name
    from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey) and a.attname <> 'tenant_id'
    where k.contype = 'f' and k.confrelid = 'person'::regclass
    union
    select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)(person|people)(_|$)'`);
  const named = rows.map(({ name }) => name);
  expect(named.filter((name) => !moved.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});

test('issue 13: a register that names people by a field says so in the references of its entity', () => {
  for (const { register } of registers) {
    for (const [field, of] of Object.entries(register.fields)) {
      const named = of?.input.kind === 'lookup' ? of.input.among.entity.name : null;
      if (named === null) continue;
      expect(register.entity.references, `${register.name}.${field}`).toHaveProperty(field, named);
    }
  }
});
