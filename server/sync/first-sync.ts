import type { AccessScope } from '#domain/protocol.ts';
import { isLocalDate } from '#domain/values/dates/is-local-date.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { type EntityStore, tableName } from '../entity-store.ts';
import { entityStores } from '../entity-stores.ts';
import { notOurs, type Place } from './cursor.ts';
import { type ChangeRow, scopesOf, within } from './change-row.ts';
import { fitting, weightOfAll } from './fitting.ts';

/** One part of a first sync, in the order of `text`. */
interface Part {
  /** Stands in cursors: another order has other numbers. */
  number: number;
  text: string;
  /** Asked where `text` finds no full page: it may not have looked far enough. */
  otherwise?: string;
  start: Pick<Place, 'key' | 'id'>;
  /** Names of its entities. */
  entities: ReadonlySet<string>;
  /** A place in it is told by a day. */
  byDay: boolean;
  /** Rows of it, at most, and none where a page is full; all of them without. */
  most?: number;
}

const byEntityText = `
  select c.t, c.id, c.v, c.t as key, array_agg(c.scope order by c.scope) as scopes
  from change c where c.tenant_id = $1 and ${within('c')} and c.t = any($3) and not c.gone and c.v <= $6
    and (c.t, c.id) > ($4::text, $5::uuid)
  group by c.t, c.id, c.v order by c.t, c.id limit $7`;

/** Rows down an index that a page looks at: years of packed reports lie behind those that it finds. */
const looksAt = 5000;

/** A version says nothing of a row's age: an import brings years in one. Down an index instead. */
const newestText = (store: EntityStore, column: string) => `
  select '${store.name}' as t, r.id, held.v, r.${column}::text as key, held.scopes
  from (select id, ${column} from ${tableName(store)}
    where tenant_id = $1 and (${column}, id) < ($4::date, $5::uuid)
    order by ${column} desc, id desc limit ${looksAt}) r
  cross join lateral (
    select max(c.v) as v, array_agg(c.scope order by c.scope) as scopes
    from change c where c.tenant_id = $1 and c.t = '${store.name}' and c.id = r.id
      and c.t = any($3) and ${within('c')} and not c.gone and c.v <= $6
    having count(*) > 0) held
  order by r.${column} desc, r.id desc limit $7`;

/** The same from what the scopes hold, all of it at once: for where that is little among much. */
const heldText = (store: EntityStore, column: string) => `
  with held as materialized (
    select c.id, max(c.v) as v, array_agg(c.scope order by c.scope) as scopes
    from change c where c.tenant_id = $1 and c.t = any($3) and ${within('c')} and not c.gone and c.v <= $6
    group by c.id)
  select '${store.name}' as t, r.id, held.v, r.${column}::text as key, held.scopes
  from held join ${tableName(store)} r on r.tenant_id = $1 and r.id = held.id
  where (r.${column}, r.id) < ($4::date, $5::uuid)
  order by r.${column} desc, r.id desc limit $7`;

const lowest = { key: '', id: '00000000-0000-0000-0000-000000000000' };

type Unnumbered = Omit<Part, 'number'>;

/**
 * Rows of the long lists that come among the first: a screen shows them while the app's files are on their way. The
 * cursor does not remember them: where their own part comes in a later page, they come once more.
 */
const fewListed = 100;
/** Of fewer pages the list is there soon, and the newest reports would wait for some of it. */
export const manyPages = 10;

function upwards(arrives: EntityStore['arrives']): Unnumbered {
  const stores = entityStores.filter((store) => store.arrives === arrives);
  return {
    text: byEntityText,
    start: lowest,
    entities: new Set(stores.map(({ name }) => name)),
    byDay: false,
  };
}

/** From the last day that there is. */
function downwards(isHistory: boolean): Unnumbered[] {
  return entityStores.flatMap((store) => {
    const { arrives } = store;
    if (typeof arrives !== 'object' || (arrives.isHistory ?? false) !== isHistory) return [];
    return [
      {
        text: newestText(store, arrives.newest),
        otherwise: heldText(store, arrives.newest),
        start: { key: '2199-12-31', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
        entities: new Set([store.name]),
        byDay: true,
      },
    ];
  });
}

/** Lower ones were those of earlier orders: what stands behind a place in one may stand before it in this one. */
const lowestNumber = 20;

const listed = upwards('listed');

const parts: readonly Part[] = [
  upwards('first'),
  { ...listed, most: fewListed },
  upwards(undefined),
  ...downwards(false),
  listed,
  upwards('last'),
  ...downwards(true),
].map((part, at) => Object.assign(part, { number: lowestNumber + at }));

/** Before the first row of the first part. */
export const beginning: Place = { part: lowestNumber, ...lowest };

interface Asked {
  accessScopes: readonly AccessScope[];
  /** The head's version when the first page was read. */
  until: number;
  place: Place | undefined;
  limit: number;
  /** The device gets all of it in a few pages. */
  isSmall: boolean;
}

interface FirstRows {
  rows: ChangeRow[];
  /** Place to go on from; undefined when all has been brought. */
  next: Place | undefined;
}

type FoundRow = ChangeRow & { key: string };

async function rowsOf(
  tx: TenantTransaction,
  { number, text, otherwise }: Part,
  values: unknown[],
): Promise<FoundRow[]> {
  const found = await tx.rows<FoundRow>(`first ${number}`, text, values);
  if (otherwise === undefined || found.length === values.at(-1)) return found;
  return tx.rows<FoundRow>(`first ${number} otherwise`, otherwise, values);
}

/**
 * Rows for a device that holds nothing: all that stand at one version, in an order of their own.
 * A row that changes meanwhile leaves it for a higher version, which the pull that follows brings.
 */
export async function firstRows(
  tx: TenantTransaction,
  { accessScopes, until, place, limit, isSmall }: Asked,
): Promise<FirstRows> {
  const rows: ChangeRow[] = [];
  const only = place?.only;
  /** Entities of which this page has some -> the last of them. */
  const some = new Map<ReadonlySet<string>, Pick<Place, 'key' | 'id'>>();
  const begin = parts.findIndex(({ number }) => number === (place ?? beginning).part);
  if (begin < 0) throw notOurs();
  for (const part of parts.slice(begin)) {
    const from = place?.part === part.number ? place : (some.get(part.entities) ?? part.start);
    const entities = [...part.entities].filter((name) => only?.includes(name) ?? true);
    if (entities.length === 0) continue;
    if (part.most !== undefined && isSmall) continue;
    if (part.byDay && !isLocalDate(from.key)) throw notOurs();
    const left = Math.max(0, Math.min(limit - weightOfAll(rows), part.most ?? limit));
    const found = await rowsOf(tx, part, [
      tx.tenantId,
      scopesOf(accessScopes),
      entities,
      from.key,
      from.id,
      until,
      // One more tells whether there is more.
      left + 1,
    ]);
    const taken = fitting(found, left);
    rows.push(...taken);
    const { key, id } = taken.at(-1) ?? from;
    if (part.most !== undefined) some.set(part.entities, { key, id });
    else if (found.length > taken.length)
      return { rows, next: { part: part.number, key, id, only } };
  }
  return { rows, next: undefined };
}
