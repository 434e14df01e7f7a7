import type { Table } from 'dexie';
import { isErased } from '#domain/rows/is-erased.ts';
import type { Cache } from './cache.ts';

interface AnswersAbout {
  /** Under the ids of the rows. */
  answers: Table;
  /** Whether nothing of the row may be kept any more. */
  isOver(row: object): boolean;
}

/** Entity -> answers about its rows: they go with the row. */
export function answersAbout(cache: Cache): Readonly<Record<string, AnswersAbout>> {
  return { person: { answers: cache.connectionHistory, isOver: isErased } };
}
