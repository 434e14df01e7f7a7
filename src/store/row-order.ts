import type { Entity } from '#domain/entity.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { orderKey } from '#domain/rows/order-key.ts';
import type { Cache } from './cache.ts';

/** The index of rows in the order of their list: those that are not archived, then the archived ones. */
export const orderIndex = '_order';

/** Rows a transaction puts in order: a page that reads waits for it. */
const chunk = 500;

/** The part of the index that holds the archived rows, or the others: all of its keys begin so. */
export function orderPart(archived: boolean): string {
  return archived ? '1' : '0';
}

/** Where a row stands in the index of its list; nothing where its entity has none, or the row lacks the text. */
export function placeInOrder(
  { orderedBy }: Pick<Entity, 'orderedBy'>,
  row: object = {},
): { [orderIndex]?: string } {
  if (orderedBy === undefined) return {};
  const text: unknown = Reflect.get(row, orderedBy);
  if (typeof text !== 'string') return {};
  return { [orderIndex]: `${orderPart(isArchived(row))}${orderKey(text)}` };
}

/** Whether each row of a list stands in its index: those that an older program wrote do not. */
export async function isInOrder(cache: Cache, entity: string): Promise<boolean> {
  const table = cache.table(entity);
  if (!(orderIndex in table.schema.idxByName)) return false;
  return (await table.orderBy(orderIndex).count()) === (await table.count());
}

/** Gives rows that an older program wrote their place in the index. */
export async function putInOrder(cache: Cache, entities: readonly Entity[]): Promise<void> {
  for (const entity of entities) {
    if (entity.orderedBy === undefined || (await isInOrder(cache, entity.name))) continue;
    const table = cache.table<object, string>(entity.name);
    const ids = await table.toCollection().primaryKeys();
    for (let at = 0; at < ids.length; at += chunk) {
      await table
        .where(':id')
        .anyOf(ids.slice(at, at + chunk))
        .modify((row) => void Object.assign(row, placeInOrder(entity, row)));
    }
  }
}
