import { randomInt, randomUUID } from 'node:crypto';

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Old id -> new id. */
export type NewIds = ReadonlyMap<string, string>;

/** New ids in the order of the old ones: what is sorted by them, such as the members of a chat, stays sorted. */
export function newIdsFor(ids: readonly string[]): NewIds {
  const made = ids.map(() => randomUUID()).toSorted();
  return new Map(ids.toSorted().map((id, at) => [id, made[at] ?? id]));
}

/** Hexadecimal digits by which ids that are made are told apart from a given one, and how many numbers they write. */
const headLength = 8;
const heads = 16 ** headLength;

function idWithin(from: number, below: number): string {
  const head = randomInt(from, below).toString(16).padStart(headLength, '0');
  return head + randomUUID().slice(headLength);
}

function pairs(was: readonly string[], is: readonly string[]): [string, string][] {
  return was.map((id, at) => [id, is[at] ?? id]);
}

/** The same where one of the ids becomes one that is given: the others keep their side of it. */
export function newIdsAround(ids: readonly string[], given: { was: string; is: string }): NewIds {
  const head = Number.parseInt(given.is.slice(0, headLength), 16);
  const before = ids.filter((id) => id < given.was).toSorted();
  const after = ids.filter((id) => id > given.was).toSorted();
  const smaller = before.map(() => idWithin(0, head)).toSorted();
  const larger = after.map(() => idWithin(head + 1, heads)).toSorted();
  return new Map([...pairs(before, smaller), [given.was, given.is], ...pairs(after, larger)]);
}

/** Back from the new ids to the old ones. */
export function oldIds(ids: NewIds): NewIds {
  return new Map([...ids].map(([was, is]) => [is, was]));
}

/**
 * A row as JSON with other ids, wherever they stand: in columns, in scopes, in addresses, in values within values. An id is
 * never part of anything else, and JSON writes it as it is.
 */
export function withNewIds(line: string, ids: NewIds): string {
  return ids.size === 0 ? line : line.replaceAll(anyId, (id) => ids.get(id) ?? id);
}
