import type { TenantTransaction } from '../database/tenant.ts';
import { renewAccessScopes } from '../access/roles/access-scopes.ts';
import { type EntityStore, tableName } from '../entity-store.ts';
import { entityStores } from '../entity-stores.ts';
import type { Effect } from './effect.ts';

/** Changes of an effect to one store on which other rows, or access scopes, depend. */
export interface Moved {
  store: EntityStore;
  ids: string[];
  /** The rows that it replaces or erases, by columns, as they are before. */
  before: object[];
}

const idsOf = (rows: readonly object[] = []) => rows.map((row) => String(Reflect.get(row, 'id')));

const followersOf = (store: EntityStore) => entityStores.filter((one) => one.follows?.[store.name]);

/** Rows that an effect moves, read before the write. Most effects move none, and ask nothing. */
export async function readMoved(
  tx: TenantTransaction,
  { inserts = {}, replaces = {}, erased = {} }: Effect,
): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const store of entityStores) {
    if (!store.accountsToRenew && followersOf(store).length === 0) continue;
    const { name } = store;
    const old = [...idsOf(replaces[name]), ...(erased[name] ?? [])];
    const ids = [...idsOf(inserts[name]), ...old];
    if (ids.length === 0) continue;
    const before = await tx.rows<{ row: object }>(
      `before ${name}`,
      `select to_jsonb(r) as row from ${tableName(store)} r
       where tenant_id = $1 and id = any($2)`,
      [tx.tenantId, old],
    );
    moved.push({ store, ids, before: before.map(({ row }) => row) });
  }
  return moved;
}

/** As they were and as they are, from parameters 2 and 3. */
const bothOf = (table: string) => `moved as (
    select * from jsonb_populate_recordset(null::${table}, $2::jsonb)
    union all select * from ${table} where tenant_id = $1 and id = any($3::uuid[]))`;

/**
 * Rows of a follower that are elsewhere now get their scopes at the version of what moved them: nobody who
 * moves a church needs to remember what hangs on it. What stays where it is keeps its version.
 */
function restampText(follower: EntityStore, followed: EntityStore): string {
  const table = tableName(follower);
  const ids = follower.follows?.[followed.name]?.('moved') ?? '';
  return `with ${bothOf(tableName(followed))},
    ids as (select id from (${ids}) f where id is not null union select unnest($4::uuid[])),
    own as (select r.* from ids join ${table} r on r.tenant_id = $1 and r.id = ids.id),
    held as (select distinct s.id, s.scope from (${follower.scopes('own')}) s),
    was as (
      select c.id, c.scope from ids cross join lateral (
        select id, scope from change
        where tenant_id = $1 and t = '${follower.name}' and id = ids.id and not gone offset 0) c),
    elsewhere as (
      (select * from held except select * from was) union (select * from was except select * from held)),
    stamps as (
      select h.id, h.scope, false as gone from held h where h.id in (select id from elsewhere)
      union all
      select w.id, w.scope, true from was w where (w.id, w.scope) not in (select id, scope from held)),
    stamped as (
      insert into change (tenant_id, scope, t, id, v, gone)
      select $1, scope, '${follower.name}', id, $5::bigint, gone from stamps
      on conflict (tenant_id, scope, t, id) do update set v = excluded.v, gone = excluded.gone)
    select distinct scope from stamps`;
}

/** The scopes in which something came or went. */
async function restamp(
  tx: TenantTransaction,
  follower: EntityStore,
  { store, before, ids }: Moved,
  written: string[],
  v: number,
): Promise<string[]> {
  const stamped = await tx.rows<{ scope: string }>(
    `restamp ${follower.name} by ${store.name}`,
    restampText(follower, store),
    [tx.tenantId, JSON.stringify(before), ids, written, v],
  );
  return stamped.map(({ scope }) => scope);
}

/** The accounts whose access scopes it changed. */
async function renewScopesOfAccounts(
  tx: TenantTransaction,
  { store, before, ids }: Moved,
): Promise<string[]> {
  if (!store.accountsToRenew) return [];
  const found = await tx.rows<{ id: string }>(
    `reached by ${store.name}`,
    `with ${bothOf(tableName(store))} ${store.accountsToRenew('moved')}`,
    [tx.tenantId, JSON.stringify(before), ids],
  );
  const accountIds: string[] = [];
  for (const id of new Set(found.map((row) => row.id))) {
    if (await renewAccessScopes(tx, id)) accountIds.push(id);
  }
  return accountIds;
}

/** Brings along what depends on the rows that were written at this version. */
export async function follow(
  tx: TenantTransaction,
  moved: readonly Moved[],
  { inserts = {}, replaces = {} }: Effect,
  v: number,
): Promise<{ scopes: string[]; accountIds: string[] }> {
  const scopes = new Set<string>();
  const accountIds = new Set<string>();
  for (const one of moved) {
    for (const follower of followersOf(one.store)) {
      // Written beside what it follows, it saw that as it was before.
      const { name } = follower;
      const written = [...idsOf(inserts[name]), ...idsOf(replaces[name])];
      for (const scope of await restamp(tx, follower, one, written, v)) scopes.add(scope);
    }
    for (const id of await renewScopesOfAccounts(tx, one)) accountIds.add(id);
  }
  return { scopes: [...scopes], accountIds: [...accountIds] };
}
