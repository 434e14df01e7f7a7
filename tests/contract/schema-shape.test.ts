import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { globalTables } from '../../server/database/global-tables.ts';
import { connectOwner } from '../../server/database/pools.ts';
import { databaseUrls } from '../support/own-database.ts';

let owner: pg.Client;

beforeAll(async () => {
  owner = await connectOwner(databaseUrls().owner);
});
afterAll(() => owner.end());

async function names(sql: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(sql);
  return rows.map((row) => row.name).toSorted();
}

const ofTenants = (name: string) => !(globalTables as readonly string[]).includes(name);

describe('the schema can be spread over machines, and tenants never meet in it', () => {
  test('every table of the list of global tables is there', async () => {
    const tables = await names(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    expect(tables).toEqual(expect.arrayContaining([...globalTables]));
    expect(tables.filter(ofTenants).length).toBeGreaterThanOrEqual(11);
  });

  test('every other table has tenant_id first in primary, unique and foreign keys', async () => {
    const { rows } = await owner.query<{ table: string; key: string; columns: string[] }>(`
      select c.relname as table, k.conname as key,
        array(select a.attname from unnest(k.conkey) with ordinality as u(n, at)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = u.n order by u.at)::text[] as columns
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'f')`);
    const keys = rows.filter((row) => ofTenants(row.table));
    expect(keys.filter((row) => row.columns[0] !== 'tenant_id')).toEqual([]);
    expect(keys.length).toBeGreaterThan(15);
  });

  test('every other table has a primary key, and its indexes begin with tenant_id', async () => {
    const { rows } = await owner.query<{ table: string; index: string; first: string }>(`
      select c.relname as table, i.indexrelid::regclass::text as index, a.attname as first
      from pg_index i join pg_class c on c.oid = i.indrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where c.relnamespace = 'public'::regnamespace`);
    const wrong = rows.filter((row) => ofTenants(row.table) && row.first !== 'tenant_id');
    expect(wrong).toEqual([]);
    const without = await names(`
      select relname as name from pg_class c where relnamespace = 'public'::regnamespace
        and relkind = 'r' and not exists (
          select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')`);
    expect(without.filter(ofTenants)).toEqual([]);
  });

  test('B05: row security is forced on every other table, with one policy that names the tenant', async () => {
    const { rows } = await owner.query<{ table: string; forced: boolean; policies: string[] }>(`
      select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as forced,
        array(select pg_get_expr(p.polqual, p.polrelid) from pg_policy p where p.polrelid = c.oid)
          as policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`);
    const tables = rows.filter((row) => ofTenants(row.table));
    expect(tables.filter((row) => !row.forced)).toEqual([]);
    const predicate =
      "(tenant_id = (NULLIF(current_setting('app.tenant'::text, true), ''::text))::uuid)";
    expect(tables.filter((row) => row.policies.join() !== predicate)).toEqual([]);
  });

  test('there are no triggers and no functions of ours', async () => {
    expect(await names('select tgname as name from pg_trigger where not tgisinternal')).toEqual([]);
    expect(
      await names(
        "select proname as name from pg_proc where pronamespace = 'public'::regnamespace",
      ),
    ).toEqual([]);
  });

  test('the role of the server owns nothing and bypasses nothing', async () => {
    const role = new URL(databaseUrls().app).username;
    const { rows } = await owner.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
         exists (select 1 from pg_class where relowner = r.oid) as "ownsTables",
         exists (select 1 from pg_database where datdba = r.oid) as "ownsDatabases",
         exists (select 1 from pg_auth_members where member = r.oid) as "isMember"
       from pg_roles r where rolname = $1`,
      [role],
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        ownsTables: false,
        ownsDatabases: false,
        isMember: false,
      },
    ]);
  });

  test('B05: the owner without a tenant is refused, never shown an empty table', async () => {
    await expect(owner.query('select * from attendance_report')).rejects.toThrow(
      /row-level security/,
    );
  });
});
