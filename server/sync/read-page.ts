import { rowForView } from '#domain/entity.ts';
import { must } from '#domain/must.ts';
import type { Change, AccessScope, SyncPage } from '#domain/protocol.ts';
import { syncedEntities } from '#domain/synced-entities.gen.ts';
import { viewOfRow } from '../access/roles/view-of-row.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { type EntityStore, selectList, tableName } from '../entity-store.ts';
import { entityStores } from '../entity-stores.ts';
import { type Form } from './older/forms.ts';
import { isAskedBy } from './older/first-form.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { fingerprints, otherSince } from './fingerprints.ts';
import { beginning, firstRows, manyPages } from './first-sync.ts';
import { type ChangeRow, scopesOf, within } from './change-row.ts';
import { fitting } from './fitting.ts';
import { countedFirst, countRows, countUpTo } from './count-rows.ts';
import { measureScopes, mostRows } from './measure-scopes.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { tenantSeq } from './tables.ts';

export interface Question {
  cursor: string | undefined;
  /** One scope only, from its beginning: one that was gained. */
  scope: string | undefined;
  form: Form;
  limit: number;
}

const columnsOfHead = pick(tenantSeq, ['epoch', 'v', 'minV', 'onlineOnly']);
type Head = RowOf<typeof columnsOfHead>;

const noId = '00000000-0000-0000-0000-000000000000';

/** Stands in a cursor for the end of a version: no entity's name sorts behind it. */
const pastEntities = '~';

const headText = `select ${columnsOfHead} from tenant_seq where tenant_id = $1`;

/**
 * In the order of an index, so that a page costs what it holds and not what is left. Each touch of a
 * row moves all the scopes that hold it, so those have one version; a scope that it left earlier
 * is left out where another one holds it now.
 */
const changesText = `
  select c.t, c.id, c.v,
    coalesce(array_agg(c.scope order by c.scope) filter (where not c.gone), '{}') as scopes
  from change c where c.tenant_id = $1 and ${within('c')} and c.v >= $3 and c.v <= $6
    and (c.v, c.t, c.id) > ($3::bigint, $4::text, $5::uuid)
  group by c.v, c.t, c.id
  having bool_or(not c.gone) or not exists (
    select 1 from change n where n.tenant_id = $1 and n.t = c.t and n.id = c.id and n.v > c.v
      and ${within('n')})
  order by c.v, c.t, c.id limit $7`;

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
  accessScopes: readonly AccessScope[],
): Promise<Change[]> {
  const viewOf = new Map(accessScopes.map((entry) => [entry.scope, entry.view]));
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
    return { t, id, v, scopes, d: withEntityFields(entity.schema.shape, d) };
  });
}

/** Columns that are only the server's are no part of what a device holds. */
function withEntityFields(shape: object, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => field in shape));
}

/** Whether what the cursor's device holds no longer fits: it fetches all of it again, in place. */
function isPast(asked: Cursor, head: Head, form: Form): boolean {
  if (asked.epoch !== head.epoch || asked.v < head.minV || asked.form !== form) return true;
  if (asked.fingerprints === undefined) return true;
  // In the middle of a first sync, whose first rows came otherwise.
  return inFirstSync(asked) && otherSince(asked.fingerprints).length > 0;
}

const inFirstSync = ({ place }: Cursor) => place !== undefined && place.only === undefined;

/**
 * If rows of an entity have another form than the device's came in, it gets that entity's again before it goes
 * on from where it stands. They take the places of those it has: at no moment is one of them away.
 */
function again(asked: Cursor): Cursor {
  const other = otherSince(asked.fingerprints ?? '');
  if (other.length === 0) return asked;
  const only = [...new Set([...(asked.place?.only ?? []), ...other])];
  return { ...asked, place: { ...beginning, only } };
}

/** The next page of changes in the caller's access scopes, bounded by the head read first. */
export async function readPage(
  tx: TenantTransaction,
  caller: Caller,
  question: Question,
): Promise<SyncPage> {
  const [row] = await tx.rows<Head>('head', headText, [tx.tenantId]);
  const head = must(row, 'the version counter of the tenant');
  const asked = question.cursor === undefined ? null : readCursor(question.cursor);
  const reset = asked !== null && isPast(asked, head, question.form);
  const from = asked && !reset ? again(asked) : null;
  const held = caller.accessScopes.filter(({ scope }) => !head.onlineOnly.includes(scope));
  const accessScopes = question.scope
    ? held.filter(({ scope }) => isAskedBy(question.form, question.scope, scope))
    : held;
  const bound = from === null ? await countUpTo(mostRows + 1, tx, accessScopes, head) : 0;
  // An import fills a scope at once: nobody has measured it yet.
  if (bound > mostRows && (await measureScopes(tx))) return readPage(tx, caller, question);
  const isCounted = from === null ? bound <= countedFirst : from.place?.uncounted === true;
  const total = isCounted ? await countRows(tx, accessScopes, head) : null;
  const isSmall = from === null && bound < manyPages * question.limit;
  return answer(tx, caller, { ...question, head, from, reset, accessScopes, total, isSmall });
}

interface Bounded extends Question {
  head: Head;
  from: Cursor | null;
  reset: boolean;
  accessScopes: readonly AccessScope[];
  /** Rows of the whole first sync, where they are counted with this page. */
  total: number | null;
  isSmall: boolean;
}

/** Rows of one page, and where the next one begins. */
interface Found {
  rows: ChangeRow[];
  more: boolean;
  at: Pick<Cursor, 'v' | 't' | 'id' | 'place'>;
}

/** Behind a first sync stands everything up to the head that it began at. */
async function findFirst(tx: TenantTransaction, asked: Bounded): Promise<Found> {
  const { head, from, accessScopes, limit, isSmall } = asked;
  const until = from?.v ?? head.v;
  const { rows, next } = await firstRows(tx, {
    accessScopes,
    until,
    place: from?.place,
    limit,
    isSmall,
  });
  const behind = from?.place?.only ? from : { t: pastEntities, id: noId };
  const uncounted = from === null && asked.total === null ? (true as const) : undefined;
  const place = next && { ...next, uncounted };
  const at = { v: until, t: behind.t, id: behind.id, place };
  return { rows, more: next !== undefined || head.v > until || at.t !== pastEntities, at };
}

async function findChanged(
  tx: TenantTransaction,
  { head, accessScopes, limit }: Bounded,
  from: Cursor,
): Promise<Found> {
  const end = { v: head.v, t: pastEntities, id: noId };
  // Thousands of devices ask this all day: between the end of a version and an unchanged head is nothing.
  if (from.v === head.v && from.t === pastEntities) return { rows: [], more: false, at: end };
  const found = await tx.rows<ChangeRow>('changes', changesText, [
    tx.tenantId,
    scopesOf(accessScopes),
    from.v,
    from.t,
    from.id,
    head.v,
    limit + 1,
  ]);
  const rows = fitting(found, limit);
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  return { rows, more: last !== undefined, at: last ? { v: last.v, t: last.t, id: last.id } : end };
}

/** The access scopes that devices hold, and those that only the server has. */
function scopesOnDevices({ accessScopes }: Caller, { onlineOnly }: Head): Partial<SyncPage> {
  if (onlineOnly.length === 0) return { reach: [...accessScopes] };
  const [large, held] = [true, false].map((is) =>
    accessScopes.filter(({ scope }) => onlineOnly.includes(scope) === is),
  );
  return { reach: held ?? [], onlineOnly: (large ?? []).map(({ scope }) => scope) };
}

async function answer(tx: TenantTransaction, caller: Caller, asked: Bounded): Promise<SyncPage> {
  const { head, from, reset, accessScopes, scope, form, total } = asked;
  const isFirst = from === null || from.place !== undefined;
  const { rows, more, at } = isFirst
    ? await findFirst(tx, asked)
    : await findChanged(tx, asked, from);
  const { epoch } = head;
  const cursor = writeCursor({
    ...at,
    epoch,
    accessScopesVersion: caller.accessScopesVersion,
    form,
    fingerprints,
  });
  const scopesAreNew =
    scope === undefined && from?.accessScopesVersion !== caller.accessScopesVersion;
  return {
    cursor,
    more,
    ...(reset && { reset: true as const }),
    ...(scopesAreNew && scopesOnDevices(caller, head)),
    changes: await fill(tx, rows, accessScopes),
    ...(total !== null && { total }),
  };
}
