import { DatabaseError } from 'pg';
import { must } from '#domain/must.ts';
import type { AuditLine } from '../audit/audit-line.ts';
import { asParameter, insertLines } from '../audit/write-audit.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { type EntityStore, primaryKeyName, tableName, toColumns } from '../entity-store.ts';
import { entityStores } from '../entity-stores.ts';
import { getColumns } from '../table-columns.ts';
import type { Effect, Rows } from './effect.ts';
import { foreignId } from './foreign-id.ts';
import { follow, readMoved } from './restamp.ts';

export interface Recorded {
  v: number;
  epoch: string;
  /** Scopes whose subscribers get an event. */
  scopes: string[];
  /** Accounts whose access scopes changed. */
  accountIds?: string[];
}

/** Answer to keep for a mutation. */
export interface Verdict {
  id: string;
  status: 'applied' | 'held';
  /** What the audit tells of it. */
  lines: readonly AuditLine[];
}

function insert(store: EntityStore, name: string, parameter: number): string {
  const table = tableName(store);
  return `${name} as (
    insert into ${table} select * from jsonb_populate_recordset(null::${table}, $${parameter}::jsonb)
    returning *)`;
}

function replace(store: EntityStore, name: string, parameter: number): string {
  const table = tableName(store);
  const updates = getColumns(store.table)
    .map(({ column }) => column)
    .filter((column) => column !== 'tenant_id' && column !== 'id')
    .map((column) => `${column} = excluded.${column}`);
  return `${name} as (
    insert into ${table} select * from jsonb_populate_recordset(null::${table}, $${parameter}::jsonb)
    on conflict (tenant_id, id) do update set ${updates.join(', ')} returning *)`;
}

function erase(store: EntityStore, name: string, parameter: number): string {
  return `${name} as (
    delete from ${tableName(store)} where tenant_id = $1 and id = any($${parameter}::uuid[])
    returning *)`;
}

/** An erased row leaves every scope that it was in. */
function left(store: EntityStore, erased: string): string {
  return `union all
      select c.scope, c.t, c.id, true from ${erased} e cross join lateral (
        select scope, t, id from change
        where tenant_id = $1 and t = '${store.name}' and id = e.id and not gone offset 0) c`;
}

interface Statement {
  /** Numbered: PostgreSQL tells prepared statements apart by 63 characters, fewer than some effects name. */
  name: string;
  text: string;
}
const statements = new Map<string, Statement>();

/** Which stores an effect touches, and how. */
interface Touch {
  inserting: readonly EntityStore[];
  replacing: readonly EntityStore[];
  erasing: readonly EntityStore[];
}

/** Each way of writing takes one parameter, after the five of the statement itself. */
function writesOf({ inserting, replacing, erasing }: Touch): string[] {
  const first = 6;
  const second = first + inserting.length;
  const third = second + replacing.length;
  const written = entityStores.filter((store) => [inserting, replacing].flat().includes(store));
  const both = written.map((store) => {
    const ways = [
      ...inserting.flatMap((one, at) => (one === store ? [`i${at}`] : [])),
      ...replacing.flatMap((one, at) => (one === store ? [`r${at}`] : [])),
    ];
    const all = ways.map((way) => `select * from ${way}`).join(' union all ');
    return `${relationOf(store)} as (${all})`;
  });
  return [
    ...inserting.map((store, at) => insert(store, `i${at}`, first + at)),
    ...replacing.map((store, at) => replace(store, `r${at}`, second + at)),
    ...erasing.map((store, at) => erase(store, `e${at}`, third + at)),
    ...both,
    ...entityStores.flatMap((store) => alongside(store, { written, erasing })),
  ];
}

/** The write that goes with rows that are written or erased. */
function alongside(
  store: EntityStore,
  { written, erasing }: Record<'written' | 'erasing', readonly EntityStore[]>,
): string[] {
  const relations = [
    ...(written.includes(store) ? [relationOf(store)] : []),
    ...(erasing.includes(store) ? [`e${erasing.indexOf(store)}`] : []),
  ];
  if (!store.alongside || relations.length === 0) return [];
  const all = relations.map((relation) => `select * from ${relation}`).join(' union all ');
  return [`beside_${tableName(store)} as (${store.alongside(`(${all})`)})`];
}

/** Name of the relation with the rows that a statement wrote to a store. */
function relationOf(store: EntityStore): string {
  return `written_${tableName(store)}`;
}

/**
 * One statement: takes the tenant's next version, writes the rows, moves the `change` rows of the
 * scopes they are in, were in and are no longer in, and stores the answer. The version is taken and
 * kept until the commit, so versions become visible in their order. The audit's lines go with it. `offset 0` makes PostgreSQL look
 * up each touched row by its key: joined, all of the tenant's change rows are read for every one.
 */
function statementFor(touch: Touch): Statement {
  const key = [touch.inserting, touch.replacing, touch.erasing].map(namesOf).join(' ');
  const known = statements.get(key);
  if (known) return known;
  const { inserting, replacing, erasing } = touch;
  const written = entityStores.filter((store) => [inserting, replacing].flat().includes(store));
  const held = written.map(
    (store) =>
      `select '${store.name}'::text as t, s.id, s.scope from (${store.scopes(relationOf(store))}) s`,
  );
  const touched = written.map(
    (store) => `select '${store.name}'::text as t, id from ${relationOf(store)}`,
  );
  const nothing = 'select null::text as t, null::uuid as id';
  const text = `with bump as (
      update tenant_seq set v = v + 1 where tenant_id = $1 returning v, epoch),
    ${writesOf(touch)
      .map((write) => `${write},`)
      .join('\n')}
    held as (${held.join(' union ') || `select x.*, null::text as scope from (${nothing}) x where false`}),
    touched as (${touched.join(' union all ') || `${nothing} where false`}),
    moved as (
      select scope, t, id, false as gone from held
      union all
      select c.scope, w.t, w.id, true from touched w cross join lateral (
        select scope from change where tenant_id = $1 and t = w.t and id = w.id and not gone
        offset 0) c
      where not exists (
        select 1 from held h where h.t = w.t and h.id = w.id and h.scope = c.scope)
      ${erasing.map((store, at) => left(store, `e${at}`)).join('\n')}),
    stamped as (
      insert into change (tenant_id, scope, t, id, v, gone)
      select $1, m.scope, m.t, m.id, b.v, m.gone from moved m cross join bump b
      on conflict (tenant_id, scope, t, id) do update set v = excluded.v, gone = excluded.gone),
    done as (
      update mutation m set status = $3, output = $4::jsonb, v = b.v from bump b
      where m.tenant_id = $1 and m.id = $2),
    told as (${insertLines('$1', '$5')})
    select b.v, b.epoch,
      array(select distinct scope from moved) as scopes from bump b`;
  const statement = { name: `record ${statements.size}`, text };
  statements.set(key, statement);
  return statement;
}

function namesOf(stores: readonly EntityStore[]): string {
  return stores.map((store) => store.name).join(',');
}

/** The stores that something is said of, in their order. */
function storesIn(said: Record<string, readonly unknown[]> = {}): readonly EntityStore[] {
  return entityStores.filter(({ name }) => (said[name]?.length ?? 0) > 0);
}

function asColumns(tenantId: string, stores: readonly EntityStore[], rows: Rows = {}): string[] {
  return stores.map((store) =>
    JSON.stringify((rows[store.name] ?? []).map((row) => toColumns(store, tenantId, { ...row }))),
  );
}

/** An id that came as a new row's has one already: whose it is, nobody learns. */
function taken(error: unknown, inserting: readonly EntityStore[]): boolean {
  if (!(error instanceof DatabaseError) || error.code !== '23505') return false;
  return inserting.some((store) => primaryKeyName(store) === error.constraint);
}

/** Writes the rows and their stamps in one statement. With a verdict it is the end of a mutation. */
async function writeRows(
  tx: TenantTransaction,
  { output, inserts, replaces, erased = {} }: Effect,
  verdict: Verdict | null,
  send: TenantTransaction['rows'],
): Promise<Recorded> {
  const inserting = storesIn(inserts);
  const replacing = storesIn(replaces);
  const erasing = storesIn(erased);
  const { name, text } = statementFor({ inserting, replacing, erasing });
  const answers = await send<Recorded>(name, text, [
    tx.tenantId,
    verdict?.id ?? null,
    verdict?.status ?? null,
    JSON.stringify(output ?? null),
    asParameter(verdict?.lines ?? []),
    ...asColumns(tx.tenantId, inserting, inserts),
    ...asColumns(tx.tenantId, replacing, replaces),
    ...erasing.map((store) => erased[store.name]),
  ]).catch((error: unknown) => {
    throw taken(error, inserting) ? foreignId() : error;
  });
  return must(answers[0], 'the version counter of the tenant');
}

/**
 * Writes what a handler asked for, once, under the next version of the tenant, and brings along what hangs on the
 * rows: the scopes of others that follow them, and access scopes.
 */
export async function recordEffect(
  tx: TenantTransaction,
  effect: Effect,
  verdict: Verdict | null,
): Promise<Recorded> {
  const moved = await readMoved(tx, effect);
  if (moved.length === 0) {
    return writeRows(tx, effect, verdict, verdict === null ? tx.rows : tx.lastRows);
  }
  const recorded = await writeRows(tx, effect, verdict, tx.rows);
  const { scopes, accountIds } = await follow(tx, moved, effect, recorded.v);
  return { ...recorded, scopes: [...new Set([...recorded.scopes, ...scopes])], accountIds };
}
