import type { DBCoreCursor, DBCoreIndex, DBCoreKeyRange, DBCoreTransaction } from 'dexie';
import type { Row } from './row-seal.ts';

/** A row under one of its keys of an index that the disk does not have. */
export interface Entry {
  key: unknown;
  primaryKey: unknown;
  row: Row;
}

export type Order = (one: unknown, other: unknown) => number;

function isWithin(order: Order, key: unknown, range: DBCoreKeyRange): boolean {
  const { lower, lowerOpen, upper, upperOpen } = range;
  if (lower !== undefined && order(key, lower) < (lowerOpen ? 1 : 0)) return false;
  return upper === undefined || order(key, upper) <= (upperOpen ? -1 : 0);
}

function keysOf(index: DBCoreIndex, row: Row): unknown[] {
  const key: unknown = index.extractKey?.(row);
  if (key === undefined || key === null) return [];
  return index.multiEntry && Array.isArray(key) ? [...new Set(key as unknown[])] : [key];
}

/** Entries that an index of these rows would have: a person’s name stands in no index of a sealed device. */
export function entriesOf(
  rows: readonly Row[],
  {
    index,
    primary,
    range,
    order,
  }: { index: DBCoreIndex; primary: DBCoreIndex; range: DBCoreKeyRange; order: Order },
): Entry[] {
  const entries = rows.flatMap((row) => {
    const primaryKey: unknown = primary.extractKey?.(row);
    return keysOf(index, row).map((key) => ({ key, primaryKey, row }));
  });
  return entries
    .filter(({ key }) => isWithin(order, key, range))
    .toSorted((one, other) => order(one.key, other.key) || order(one.primaryKey, other.primaryKey));
}

/** Walks entries as a cursor of the browser would. */
export function cursorOver(
  entries: readonly Entry[],
  trans: DBCoreTransaction,
  isAt: (entry: Entry, key: unknown, primaryKey?: unknown) => boolean,
): DBCoreCursor | null {
  if (entries.length === 0) return null;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const walk: { at: number; state: 'stands' | 'moves' | 'stopped' } = { at: 0, state: 'moves' };
  const here = () => entries[walk.at];
  const moveTo = (next: number) => {
    walk.at = next < 0 ? entries.length : next;
    walk.state = 'moves';
  };
  const following = (fits: (entry: Entry) => boolean) =>
    entries.findIndex((entry, place) => place > walk.at && fits(entry));
  return {
    trans,
    get key() {
      return here()?.key;
    },
    get primaryKey() {
      return here()?.primaryKey;
    },
    get value() {
      return here()?.row;
    },
    get done() {
      return here() === undefined;
    },
    continue: (key?: unknown) =>
      moveTo(key === undefined ? walk.at + 1 : following((entry) => isAt(entry, key))),
    continuePrimaryKey: (key, primaryKey) =>
      moveTo(following((entry) => isAt(entry, key, primaryKey))),
    advance: (count) => moveTo(walk.at + count),
    start(onNext) {
      try {
        while (walk.state === 'moves' && here() !== undefined) {
          walk.state = 'stands';
          onNext();
        }
        if (walk.state !== 'stopped') resolve(undefined);
      } catch (error) {
        reject(error);
      }
      return promise;
    },
    stop(value) {
      walk.state = 'stopped';
      resolve(value);
    },
    next: () => Promise.reject(new Error('A cursor over hidden entries is walked from its start')),
    fail: reject,
  };
}
