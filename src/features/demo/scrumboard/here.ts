import type { Card } from '#domain/demo/scrumboard/entities.ts';
import * as operations from '#domain/demo/scrumboard/operations.ts';
import {
  allBoards,
  boardWith,
  cardWith,
  everyCard,
  labelsOn,
  listsOn,
  wholeBoardWith,
} from '#store/demo/scrumboard/queries.ts';
import { callDemo } from '../../../api/demo.ts';
import { keptOnDemo } from '../../../api/live-queries/kept-on-demo.ts';
import { deleteRow } from '../../../demo/delete-row.ts';
import type { TagCalls } from '../../../demo/tags/tag-calls.ts';
import type { RowEdits, Saving } from '../../../demo/use-row-edits.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const boardsHere = keptOnDemo(allBoards);
export const wholeBoardHere = keptOnDemo(wholeBoardWith);
export const boardHere = keptOnDemo(boardWith);
export const listsHere = keptOnDemo(listsOn);
export const labelsHere = keptOnDemo(labelsOn);
export const everyCardHere = keptOnDemo(everyCard);
export const cardHere = keptOnDemo(cardWith);

/** Calls about the labels of one board. */
export function callsOfLabels(boardId: string): TagCalls {
  return {
    add: (title) => callDemo(operations.addLabel, { label: { boardId, title } }),
    rename: (id, title) => callDemo(operations.changeLabel, { id, label: { title } }),
    remove: ({ id, title }) => deleteRow(operations.deleteLabel, { id, name: title }),
  };
}

export type CardEdits = RowEdits<Card>;

export const savingCard: Saving<Card, typeof operations.changeCard> = {
  operation: operations.changeCard,
  input: (id, card) => ({ id, card }),
  delayMs: 300,
};
