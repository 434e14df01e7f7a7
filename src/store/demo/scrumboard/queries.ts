import { type Member, members } from '#domain/demo/members.ts';
import type {
  Board,
  BoardLabel,
  BoardList,
  Card,
  StoredBoard,
  StoredCard,
  WholeBoard,
} from '#domain/demo/scrumboard/entities.ts';
import type { DemoDatabase } from '../database.ts';

const withoutPicture = (member: Member) => ({ ...member, avatar: null });

function withMembers(board: StoredBoard): Board {
  const chosen = members.filter(({ id }) => board.members.includes(id));
  return { ...board, members: chosen.map(withoutPicture) };
}

/** The one that was changed last first. */
export async function allBoards(demo: DemoDatabase): Promise<Board[]> {
  return (await demo.board.orderBy('lastActivity').reverse().toArray()).map(withMembers);
}

export async function boardWith(demo: DemoDatabase, id: string): Promise<Board | null> {
  const board = await demo.board.get(id);
  return board ? withMembers(board) : null;
}

export async function labelsOn(demo: DemoDatabase, boardId: string): Promise<BoardLabel[]> {
  return demo.boardLabel.where({ boardId }).sortBy('title');
}

export function listsOn(demo: DemoDatabase, boardId: string): Promise<BoardList[]> {
  return demo.boardList.where({ boardId }).sortBy('position');
}

/** Cards of a list in their order. */
export function cardsIn(demo: DemoDatabase, listId: string): Promise<StoredCard[]> {
  return demo.boardCard.where({ listId }).sortBy('position');
}

function withLabels(card: StoredCard, labels: readonly BoardLabel[]): Card {
  return { ...card, labels: labels.filter(({ id }) => card.labels.includes(id)) };
}

/** Those of them that there are. */
export async function cardsWith(demo: DemoDatabase, ids: readonly string[]): Promise<Card[]> {
  const found = await demo.boardCard.bulkGet([...ids]);
  const cards = found.filter((card) => card !== undefined);
  const boardIds = [...new Set(cards.map(({ boardId }) => boardId))];
  const labels = await demo.boardLabel.where('boardId').anyOf(boardIds).sortBy('title');
  return cards.map((card) => withLabels(card, labels));
}

export async function cardWith(demo: DemoDatabase, id: string): Promise<Card | null> {
  const [card] = await cardsWith(demo, [id]);
  return card ?? null;
}

/** The cards of all boards. */
export async function everyCard(demo: DemoDatabase): Promise<Card[]> {
  const [cards, labels] = await Promise.all([demo.boardCard.toArray(), demo.boardLabel.toArray()]);
  return cards.map((card) => withLabels(card, labels));
}

/** All of a board, each part in its order. */
export async function wholeBoardWith(demo: DemoDatabase, id: string): Promise<WholeBoard | null> {
  const [board, lists, cards, labels] = await Promise.all([
    boardWith(demo, id),
    listsOn(demo, id),
    demo.boardCard.where({ boardId: id }).sortBy('position'),
    labelsOn(demo, id),
  ]);
  if (!board) return null;
  const inLists = Map.groupBy(cards, ({ listId }) => listId);
  const cardsOf = (listId: string) => inLists.get(listId) ?? [];
  return {
    ...board,
    lists: lists.map((list) =>
      Object.assign(list, { cards: cardsOf(list.id).map((card) => withLabels(card, labels)) }),
    ),
    labels,
  };
}
