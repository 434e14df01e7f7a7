import { expect, test } from 'vitest';
import type { Card, WholeBoard } from '#domain/demo/scrumboard/entities.ts';
import { positionStep as step } from '#domain/demo/scrumboard/positions.ts';
import { afterKey, dragWords, isSamePlace, pickedUp } from './drag/drag-steps.ts';
import { foundOn } from './found-cards.ts';
import { cardMoved, listMoved, placeAmongAll } from './moving.ts';

const boardId = 'board';

function cardOf(listId: string, id: string, at: number): Card {
  return {
    id,
    boardId,
    listId,
    position: (at + 1) * step,
    title: `Card ${id}`,
    description: null,
    labels: [],
    dueDate: null,
    coverImage: null,
    members: id === 'c' ? ['m1'] : [],
    tasks: [],
  };
}

const lists = ['ab', 'c', ''].map((ids, at) => ({
  id: `list${at}`,
  boardId,
  position: (at + 1) * step,
  title: `List ${at}`,
  cards: [...ids].map((id, place) => cardOf(`list${at}`, id, place)),
}));
const board: WholeBoard = {
  id: boardId,
  title: 'Plans',
  description: '',
  icon: 'board',
  lastActivity: '2026-11-22T00:00:00.000Z',
  members: [],
  labels: [],
  lists,
};

const idsOf = (one: WholeBoard) => one.lists.map(({ cards }) => cards.map(({ id }) => id).join(''));

test('a card moves within its list, to another one, and into an empty one; only it changes', () => {
  const within = cardMoved(board, 'a', { listId: 'list0', at: 1 });
  expect(within && idsOf(within.board)).toEqual(['ba', 'c', '']);
  expect(within?.changed).toMatchObject([{ id: 'a', position: 3 * step }]);
  const across = cardMoved(board, 'b', { listId: 'list1', at: 0 });
  expect(across && idsOf(across.board)).toEqual(['a', 'bc', '']);
  expect(across?.changed).toMatchObject([{ id: 'b', listId: 'list1', position: step / 2 }]);
  const empty = cardMoved(board, 'c', { listId: 'list2', at: 0 });
  expect(empty && idsOf(empty.board)).toEqual(['ab', '', 'c']);
});

test('what is where it is, or nowhere, does not move', () => {
  expect(cardMoved(board, 'a', { listId: 'list0', at: 0 })).toBeNull();
  expect(cardMoved(board, 'never', { listId: 'list0', at: 0 })).toBeNull();
  expect(cardMoved(board, 'a', { listId: 'never', at: 0 })).toBeNull();
  expect(listMoved(board, 'list1', 1)).toBeNull();
  expect(listMoved(board, 'list1', 3)).toBeNull();
});

test('lists move among themselves', () => {
  const moved = listMoved(board, 'list2', 0);
  expect(moved?.board.lists.map(({ id }) => id)).toEqual(['list2', 'list0', 'list1']);
  expect(moved?.changed).toMatchObject([{ id: 'list2', position: step / 2 }]);
});

test('a search looks in titles and members, and a card that is put among what it shows keeps those beside it', () => {
  const shown = foundOn(board, 'CARD B');
  expect(idsOf(shown)).toEqual(['b', '', '']);
  expect(idsOf(foundOn(board, 'naledi'))).toEqual(['', 'c', '']);
  expect(placeAmongAll(board, shown, 'c', { listId: 'list0', at: 0 })).toEqual({
    listId: 'list0',
    at: 1,
  });
  expect(placeAmongAll(board, shown, 'c', { listId: 'list0', at: 1 })).toEqual({
    listId: 'list0',
    at: 2,
  });
});

test('issue 15: 5 000 cards are searched in at most 50 ms', () => {
  const cards = Array.from({ length: 5000 }, (_, at) => cardOf('list0', `more${at}`, at));
  const list = { id: 'list0', boardId, position: step, title: 'Long', cards };
  const many = { ...board, lists: [list] };
  foundOn(many, 'first');
  const begun = performance.now();
  expect(foundOn(many, 'more4999').lists[0]?.cards).toHaveLength(1);
  expect(performance.now() - begun).toBeLessThan(50);
});

test('B42 the arrow keys move a card up and down and from list to list, and a list among the lists', () => {
  const card = pickedUp(lists, 'b', 'keys');
  if (card?.of !== 'card') throw new Error('No card');
  expect(card.place).toEqual({ listId: 'list0', at: 1 });
  expect(afterKey(card, 'ArrowDown', lists)).toMatchObject({ place: { at: 1 } });
  expect(afterKey(card, 'ArrowUp', lists)).toMatchObject({ place: { listId: 'list0', at: 0 } });
  const right = afterKey(card, 'ArrowRight', lists);
  expect(right).toMatchObject({ place: { listId: 'list1', at: 1 } });
  expect(right && isSamePlace(card, right)).toBe(false);
  expect(right && dragWords(right, lists)).toEqual({
    name: 'Card b',
    place: 'place 2 of 2 in List 1',
  });
  expect(afterKey(card, 'ArrowLeft', lists)).toMatchObject({ place: { listId: 'list0' } });
  expect(afterKey(card, 'KeyA', lists)).toBeNull();
  const list = pickedUp(lists, 'list0', 'keys');
  if (list?.of !== 'list') throw new Error('No list');
  expect(afterKey(list, 'ArrowLeft', lists)).toMatchObject({ at: 0 });
  expect(afterKey(list, 'ArrowRight', lists)).toMatchObject({ at: 1 });
  expect(dragWords(list, lists)).toEqual({ name: 'List 0', place: 'place 1 of 3' });
  expect(isSamePlace(list, card)).toBe(false);
  expect(pickedUp(lists, 'never', 'keys')).toBeNull();
});
