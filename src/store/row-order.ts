import type { Entity } from '#domain/entity.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { orderKey } from '#domain/rows/order-key.ts';
import type { Cache } from './cache.ts';
import { keptCount } from './kept-counts.ts';

/** The index of rows in the order of their list: those that are not archived, then the archived ones. */
export const orderIndex = '_order';

/** Rows a transaction puts in order: a page that reads waits for it. */
const chunk = 500;

/** The part of the index that holds the archived rows, or the others: all of its keys begin so. */
export function orderPart(archived: boolean): string {
  return archived ? '1' : '0';
}

/** Place of a row in the index of its list; undefined if its entity has none, or the row lacks the text. */
export function placeInOrder(
  { orderedBy }: Pick<Entity, 'orderedBy'>,
  row: object = {},
): { [orderIndex]?: string } {
  if (orderedBy === undefined) return {};
  const text: unknown = Reflect.get(row, orderedBy);
  if (typeof text !== 'string') return {};
  return { [orderIndex]: `${orderPart(isArchived(row))}${orderKey(text)}` };
}

/** Number of rows of a list in its index. */
export interface InOrder {
  all: number;
  archived: number;
  /** Rows that an older program wrote do not stand in it. */
  isWhole: boolean;
}

/** Lists of which each row was found in its index: nothing that this program writes lacks its place. */
const wholeLists = new WeakMap<Cache, Set<string>>();

/** Null where the list has no index. Counting takes as long as there are rows: what is known is not counted again. */
export async function countInOrder(cache: Cache, entity: string): Promise<InOrder | null> {
  const table = cache.table(entity);
  if (!(orderIndex in table.schema.idxByName)) return null;
  const part = (archived: boolean) =>
    table.where(orderIndex).startsWith(orderPart(archived)).count();
  const known = wholeLists.get(cache) ?? new Set();
  wholeLists.set(cache, known);
  if (known.has(entity)) {
    // The kept count alone would tell a live query of no change; Dexie reports every change to a query that counts an index.
    const [rows, archived] = await Promise.all([keptCount(cache, entity), part(true)]);
    return { all: rows - archived, archived, isWhole: true };
  }
  const [rows, all, archived] = await Promise.all([table.count(), part(false), part(true)]);
  const isWhole = all + archived === rows;
  if (isWhole && rows > 0) known.add(entity);
  return { all, archived, isWhole };
}

/** Databases in which each row has its place: nothing that this program writes lacks it. */
const inOrder = new WeakSet<Cache>();

/** Gives rows that an older program wrote their place in the index. Killed in between, the next start goes on. */
export async function putInOrder(
  cache: Cache,
  entityOf: (name: string) => Promise<Entity>,
): Promise<void> {
  if (inOrder.has(cache)) return;
  for (const { name } of cache.tables) {
    const held = await countInOrder(cache, name);
    if (held === null || held.isWhole) continue;
    const entity = await entityOf(name);
    const table = cache.table<object, string>(name);
    const ids = await table.toCollection().primaryKeys();
    for (let at = 0; at < ids.length; at += chunk) {
      await table
        .where(':id')
        .anyOf(ids.slice(at, at + chunk))
        .modify((row) => void Object.assign(row, placeInOrder(entity, row)));
    }
  }
  inOrder.add(cache);
}
