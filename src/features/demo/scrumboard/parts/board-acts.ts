import { createContext } from 'react';
import type { Card, ListWithCards } from '#domain/demo/scrumboard/entities.ts';
import type { CardPlace } from '../moving.ts';

/** Acts of the parts of a board. */
export interface BoardActs {
  /** Puts a card at a place among those that are shown. */
  move(id: string, place: CardPlace): void;
  moveList(id: string, at: number): void;
  /** Asks for the list that a card goes to. */
  askWhere(card: Card): void;
  remove(card: Card): void;
  removeList(list: ListWithCards): void;
  /** False when that failed. */
  addCard(listId: string, title: string): Promise<boolean>;
  addList(title: string): Promise<boolean>;
  renameList(id: string, title: string): void;
}

const nothing = () => undefined;
const notDone = () => Promise.resolve(false);

/** Of the board round a part. */
export const ActsHere = createContext<BoardActs>({
  move: nothing,
  moveList: nothing,
  askWhere: nothing,
  remove: nothing,
  removeList: nothing,
  addCard: notDone,
  addList: notDone,
  renameList: nothing,
});
