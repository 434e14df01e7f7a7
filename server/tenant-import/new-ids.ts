import { randomUUID } from 'node:crypto';

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Old id -> new id. */
export type NewIds = ReadonlyMap<string, string>;

/** New ids in the order of the old ones: what is sorted by them, such as the members of a chat, stays sorted. */
export function newIdsFor(ids: readonly string[]): NewIds {
  const made = ids.map(() => randomUUID()).toSorted();
  return new Map(ids.toSorted().map((id, at) => [id, made[at] ?? id]));
}

/**
 * A row as JSON with other ids, wherever they stand: in columns, in scopes, in addresses, in values within values. An id is
 * never part of anything else, and JSON writes it as it is.
 */
export function withNewIds(line: string, ids: NewIds): string {
  return ids.size === 0 ? line : line.replaceAll(anyId, (id) => ids.get(id) ?? id);
}
