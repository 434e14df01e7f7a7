import { rowForView, type View, views } from '#domain/entity.ts';
import { must } from '#domain/must.ts';
import type { Change, ReachEntry, SyncPage } from '#domain/protocol.ts';
import { syncedEntities } from '#domain/synced-entities.ts';
import { viewOfRow } from '../access/view-of-row.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { type EntityStore, selectList, tableName } from '../entity-store.ts';
import { entityStores } from '../entity-stores.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';

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

interface ChangeRow {
  t: string;
  id: string;
  v: number;
  /** Slices of the reach that hold it now, by a view that sees it. */
  scopes: string[];
}

const noId = '00000000-0000-0000-0000-000000000000';

/** Stands in a cursor for the end of a version: no entity's name sorts behind it. */
const pastEntities = '~';

/** Entities a view sees, by name: fixed, since views are. */
const seenBy = Object.fromEntries(
  views.map((view) => [
    view,
    syncedEntities.filter((entity) => entity.views[view] !== undefined).map(({ name }) => name),
  ]),
) as Record<View, string[]>;

/** A change row counts where the view of its slice sees its entity. Two parameters a view, from 2 on. */
const visible = (alias: string) =>
  `(${views
    .map((_, at) => `(${alias}.scope = any($${at * 2 + 2}) and ${alias}.t = any($${at * 2 + 3}))`)
    .join(' or ')})`;

function visibleParameters(reach: readonly ReachEntry[]): string[][] {
  return views.flatMap((view) => [
    reach.filter((entry) => entry.view === view).map((entry) => entry.scope),
    seenBy[view],
  ]);
}

/** The parameters after those of the views. */
const after = (at: number) => `$${views.length * 2 + 1 + at}`;

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
  having bool_or(not c.gone) or (not ${after(5)}::boolean and not exists (
    select 1 from change n where n.tenant_id = $1 and n.t = c.t and n.id = c.id and n.v > c.v
      and ${visible('n')}))
  order by c.v, c.t, c.id limit ${after(6)}`;

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

async function answer(
  tx: TenantTransaction,
  caller: Caller,
  { head, from, reset, reach, scope, limit }: Bounded,
): Promise<SyncPage> {
  const parameters = visibleParameters(reach);
  // What thousands of devices ask all day: between the end of a version and a head that is still there is nothing.
  const isQuiet = from?.v === head.v && from.t === pastEntities;
  const found = isQuiet
    ? []
    : await tx.rows<ChangeRow>('changes', changesText, [
        tx.tenantId,
        ...parameters,
        from?.v ?? 0,
        from?.t ?? '',
        from?.id ?? noId,
        head.v,
        // A device that holds nothing yet need not hear what is gone.
        from === null,
        limit + 1,
      ]);
  const page = found.slice(0, limit);
  const more = found.length > limit;
  const last = more ? page.at(-1) : undefined;
  const cursor = writeCursor({
    epoch: head.epoch,
    v: last?.v ?? head.v,
    t: last?.t ?? pastEntities,
    id: last?.id ?? noId,
    reachVersion: caller.reachVersion,
  });
  const reachIsNew = scope === undefined && from?.reachVersion !== caller.reachVersion;
  const total =
    from === null
      ? await tx.rows<{ total: number }>('total', totalText, [tx.tenantId, ...parameters, head.v])
      : [];
  return {
    cursor,
    more,
    ...(reset && { reset: true as const }),
    ...(reachIsNew && { reach: [...caller.reach] }),
    changes: await fill(tx, page, reach),
    ...(total[0] && { total: total[0].total }),
  };
}
