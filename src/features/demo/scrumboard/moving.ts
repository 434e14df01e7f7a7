import type {
  BoardList,
  Card,
  ListWithCards,
  WholeBoard,
} from '#domain/demo/scrumboard/entities.ts';
import { placedAt } from '#domain/demo/scrumboard/positions.ts';

/** Where a card is put: its place among the other cards of a list, from 0. */
export interface CardPlace {
  listId: string;
  at: number;
}

const without = <Row extends { id: string }>(rows: readonly Row[], id: string) =>
  rows.filter((one) => one.id !== id);

export const withCards = (list: ListWithCards, cards: Card[]): ListWithCards => ({
  ...list,
  cards,
});

/** Puts a row among others, with what that changes of them. */
function put<Row extends { id: string; position: number }>(
  others: readonly Row[],
  row: Row,
  at: number,
): { rows: Row[]; changed: readonly Row[] } {
  const changed = placedAt(others, row, at);
  const after = new Map(changed.map((one) => [one.id, one]));
  return { rows: others.toSpliced(at, 0, row).map((one) => after.get(one.id) ?? one), changed };
}

export function cardOn(board: WholeBoard, id: string): Card | undefined {
  for (const { cards } of board.lists) {
    const found = cards.find((card) => card.id === id);
    if (found) return found;
  }
  return undefined;
}

/** The board once a card is at another place, and the cards that changed by that; null where it is there already. */
export function cardMoved(
  board: WholeBoard,
  id: string,
  { listId, at }: CardPlace,
): { board: WholeBoard; changed: readonly Card[] } | null {
  const card = cardOn(board, id);
  const goal = board.lists.find((list) => list.id === listId);
  if (!card || !goal || goal.cards[at]?.id === id) return null;
  const { rows, changed } = put(without(goal.cards, id), { ...card, listId }, at);
  const cardsOf = (list: ListWithCards) => {
    if (list.id === listId) return rows;
    return list.id === card.listId ? without(list.cards, id) : list.cards;
  };
  const lists = board.lists.map((list) => withCards(list, cardsOf(list)));
  return { board: { ...board, lists }, changed };
}

/** The same of a list among the lists. */
export function listMoved(
  board: WholeBoard,
  id: string,
  at: number,
): { board: WholeBoard; changed: readonly BoardList[] } | null {
  const list = board.lists.find((one) => one.id === id);
  if (!list || !board.lists[at] || board.lists[at].id === id) return null;
  const { rows, changed } = put(without(board.lists, id), list, at);
  return { board: { ...board, lists: rows }, changed };
}

/** The place among all cards of a list, of a place among those that a search shows of it. */
export function placeAmongAll(
  all: WholeBoard,
  shown: WholeBoard,
  id: string,
  { listId, at }: CardPlace,
): CardPlace {
  const othersOf = ({ lists }: WholeBoard) =>
    without(lists.find((list) => list.id === listId)?.cards ?? [], id);
  const [cards, seen] = [othersOf(all), othersOf(shown)];
  const placeOf = (card: Card) => cards.findIndex((one) => one.id === card.id);
  const [before, after] = [seen[at - 1], seen[at]];
  if (after) return { listId, at: placeOf(after) };
  return { listId, at: before ? placeOf(before) + 1 : cards.length };
}
