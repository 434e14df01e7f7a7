import { rowForView } from '#domain/entity.ts';
import { must } from '#domain/must.ts';
import type { Change, ReachEntry, SyncPage } from '#domain/protocol.ts';
import { syncedEntities } from '#domain/synced-entities.ts';
import { viewOfRow } from '../access/view-of-row.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { type EntityStore, selectList, tableName } from '../entity-store.ts';
import { entityStores } from '../entity-stores.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { firstRows } from './first-sync.ts';
import { after, type ChangeRow, visible, visibleParameters } from './visible.ts';

export interface Question {
  cursor: string | undefined;
  /** One slice only, from its beginning: one that was gained. */
  scope: string | undefined;
  limit: number;
}

interface Head {
  epoch: string;
  v: number;
  minV: number;
}

const noId = '00000000-0000-0000-0000-000000000000';

/** Stands in a cursor for the end of a version: no entity's name sorts behind it. */
const pastEntities = '~';

const headText = 'select epoch, v, min_v as "minV" from tenant_seq where tenant_id = $1';

/**
 * In the order of an index, so that a page costs what it holds and not what is left. Each touch of a
 * row moves all the slices that hold it, so those stand at one version; a slice that it left earlier
 * is not news where another one holds it now.
 */
const changesText = `
  select c.t, c.id, c.v,
    coalesce(array_agg(c.scope order by c.scope) filter (where not c.gone), '{}') as scopes
  from change c where c.tenant_id = $1 and ${visible('c')} and c.v >= ${after(1)} and c.v <= ${after(4)}
    and (c.v, c.t, c.id) > (${after(1)}::bigint, ${after(2)}::text, ${after(3)}::uuid)
  group by c.v, c.t, c.id
  having bool_or(not c.gone) or not exists (
    select 1 from change n where n.tenant_id = $1 and n.t = c.t and n.id = c.id and n.v > c.v
      and ${visible('n')})
  order by c.v, c.t, c.id limit ${after(5)}`;

const totalText = `select count(*) as total from (
  select distinct c.t, c.id from change c
  where c.tenant_id = $1 and ${visible('c')} and not c.gone and c.v <= ${after(1)}) held`;

async function rowsOf(
  tx: TenantTransaction,
  store: EntityStore,
  ids: string[],
): Promise<Map<string, Record<string, unknown>>> {
  const rows = await tx.rows<Record<string, unknown>>(
    `pull ${store.name}`,
    `select ${selectList(store)} from ${tableName(store)} where tenant_id = $1 and id = any($2)`,
    [tx.tenantId, ids],
  );
  return new Map(rows.map((row) => [String(row['id']), row]));
}

async function fill(
  tx: TenantTransaction,
  found: ChangeRow[],
  reach: readonly ReachEntry[],
): Promise<Change[]> {
  const viewOf = new Map(reach.map((entry) => [entry.scope, entry.view]));
  const byEntity = new Map<string, Map<string, Record<string, unknown>>>();
  for (const store of entityStores) {
    const ids = found.filter((row) => row.t === store.name && row.scopes.length > 0);
    if (ids.length === 0) continue;
    byEntity.set(
      store.name,
      await rowsOf(
        tx,
        store,
        ids.map((row) => row.id),
      ),
    );
  }
  return found.map(({ t, id, v, scopes }): Change => {
    const row = byEntity.get(t)?.get(id);
    if (scopes.length === 0 || !row) return { t, id, v, scopes: [], gone: true };
    const entity = must(
      syncedEntities.find(({ name }) => name === t),
      `the entity ${t}`,
    );
    const d = rowForView(entity, row, viewOfRow(scopes, viewOf));
    return { t, id, v, scopes, ...(d && { d: withEntityFields(entity.schema.shape, d) }) };
  });
}

/** Columns that are only the server's are no part of what a device holds. */
function withEntityFields(shape: object, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => field in shape));
}

/** The next page of what changed within the caller's reach, bounded by the head read first. */
export async function readPage(
  tx: TenantTransaction,
  caller: Caller,
  question: Question,
): Promise<SyncPage> {
  const [row] = await tx.rows<Head>('head', headText, [tx.tenantId]);
  const head = must(row, 'the version counter of the tenant');
  const asked = question.cursor === undefined ? null : readCursor(question.cursor);
  const reset = asked !== null && (asked.epoch !== head.epoch || asked.v < head.minV);
  const from = asked && !reset ? asked : null;
  const reach = question.scope
    ? caller.reach.filter((entry) => entry.scope === question.scope)
    : caller.reach;
  return answer(tx, caller, { ...question, head, from, reset, reach });
}

interface Bounded extends Question {
  head: Head;
  from: Cursor | null;
  reset: boolean;
  reach: readonly ReachEntry[];
}

/** Rows of one page, and where the next one begins. */
interface Found {
  rows: ChangeRow[];
  more: boolean;
  at: Omit<Cursor, 'epoch' | 'reachVersion'>;
}

/** Behind a first sync stands everything up to the head that it began at. */
async function findFirst(tx: TenantTransaction, asked: Bounded): Promise<Found> {
  const { head, from, reach, limit } = asked;
  const until = from?.v ?? head.v;
  const { rows, next } = await firstRows(tx, { reach, until, place: from?.place, limit });
  const at = { v: until, t: pastEntities, id: noId, place: next };
  return { rows, more: next !== undefined || head.v > until, at };
}

async function findChanged(
  tx: TenantTransaction,
  { head, reach, limit }: Bounded,
  from: Cursor,
): Promise<Found> {
  const end = { v: head.v, t: pastEntities, id: noId };
  // What thousands of devices ask all day: between the end of a version and a head that is still there is nothing.
  if (from.v === head.v && from.t === pastEntities) return { rows: [], more: false, at: end };
  const found = await tx.rows<ChangeRow>('changes', changesText, [
    tx.tenantId,
    ...visibleParameters(reach),
    from.v,
    from.t,
    from.id,
    head.v,
    limit + 1,
  ]);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, more: last !== undefined, at: last ? { v: last.v, t: last.t, id: last.id } : end };
}

async function answer(tx: TenantTransaction, caller: Caller, asked: Bounded): Promise<SyncPage> {
  const { head, from, reset, reach, scope } = asked;
  const isFirst = from === null || from.place !== undefined;
  const { rows, more, at } = isFirst
    ? await findFirst(tx, asked)
    : await findChanged(tx, asked, from);
  const cursor = writeCursor({ ...at, epoch: head.epoch, reachVersion: caller.reachVersion });
  const reachIsNew = scope === undefined && from?.reachVersion !== caller.reachVersion;
  const [counted] = from === null ? await total(tx, asked) : [];
  return {
    cursor,
    more,
    ...(reset && { reset: true as const }),
    ...(reachIsNew && { reach: [...caller.reach] }),
    changes: await fill(tx, rows, reach),
    ...(counted && { total: counted.total }),
  };
}

function total(tx: TenantTransaction, { reach, head }: Bounded): Promise<{ total: number }[]> {
  return tx.rows('total', totalText, [tx.tenantId, ...visibleParameters(reach), head.v]);
}
