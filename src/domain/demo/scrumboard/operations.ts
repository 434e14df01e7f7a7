import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { byId, onDevice } from '../demo-operation.ts';
import { tag } from '../tag.ts';
import { rowId } from '../text.ts';
import { board, boardLabel, boardList, card, wholeBoard } from './entities.ts';

const base = '/api/apps/scrumboard';

const boardFields = z.extend(z.pick(board, { title: true, description: true, icon: true }), {
  /** By their ids. */
  members: z.array(rowId),
});

export const listBoards = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.boards',
  method: 'GET',
  path: `${base}/boards`,
  input: z.object({}),
  output: z.array(board),
  summary: 'All boards, the one that was changed last first',
});

export const readBoard = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.board',
  method: 'GET',
  path: `${base}/board`,
  input: byId,
  output: z.nullable(wholeBoard),
  summary: 'A board with its lists, cards and labels; null when there is none with this id',
});

export const addBoard = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.add.board',
  method: 'POST',
  path: `${base}/board`,
  input: z.object({ board: z.extend(z.partial(boardFields), { title: board.shape.title }) }),
  output: board,
  summary: 'Adds a board',
});

export const changeBoard = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.change.board',
  method: 'PATCH',
  path: `${base}/board`,
  input: z.object({ id: z.string(), board: z.partial(boardFields) }),
  output: z.nullable(board),
  summary: 'Changes what is named of a board; null when there is none with this id',
});

export const deleteBoard = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.delete.board',
  method: 'DELETE',
  path: `${base}/board`,
  input: byId,
  output: z.literal(true),
  summary: 'Deletes a board with everything on it',
});

const listChange = z.extend(z.partial(z.pick(boardList, { title: true, position: true })), {
  id: z.string(),
});

export const addList = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.add.list',
  method: 'POST',
  path: `${base}/board/list`,
  input: z.object({ list: z.pick(boardList, { boardId: true, title: true }) }),
  output: boardList,
  summary: 'Adds a list behind the others of its board',
});

export const changeList = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.change.list',
  method: 'PATCH',
  path: `${base}/board/list`,
  input: z.object({ list: listChange }),
  output: z.nullable(boardList),
  summary: 'Changes what is named of a list; null when there is none with this id',
});

export const changeLists = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.change.lists',
  method: 'PATCH',
  path: `${base}/board/lists`,
  input: z.object({ lists: z.array(listChange) }),
  output: z.array(boardList),
  summary: 'Changes several lists at once, as when they are moved; answers those that there are',
});

export const deleteList = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.delete.list',
  method: 'DELETE',
  path: `${base}/board/list`,
  input: byId,
  output: z.literal(true),
  summary: 'Deletes a list and its cards',
});

const cardFields = z.extend(z.omit(card, { id: true, boardId: true }), {
  /** Whole, as the calls answer them, or by their ids. */
  labels: z.array(z.union([rowId, boardLabel])),
});

export const addCard = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.add.card',
  method: 'PUT',
  path: `${base}/board/card`,
  input: z.object({
    card: z.extend(z.partial(z.omit(cardFields, { position: true })), {
      listId: rowId,
      title: card.shape.title,
    }),
  }),
  output: card,
  summary: 'Adds a card at the end of its list; a field that is not named is empty',
});

export const changeCard = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.change.card',
  method: 'PATCH',
  path: `${base}/board/card`,
  input: z.object({ id: z.string(), card: z.partial(cardFields) }),
  output: z.nullable(card),
  summary: 'Changes what is named of a card; null when there is none with this id',
});

export const changeCards = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.change.cards',
  method: 'PATCH',
  path: `${base}/board/cards`,
  input: z.object({ cards: z.array(z.extend(z.partial(cardFields), { id: z.string() })) }),
  output: z.array(card),
  summary: 'Changes several cards at once, as when they are moved; answers those that there are',
});

export const orderCards = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.positions',
  method: 'PATCH',
  path: `${base}/board/card/positions`,
  input: z.object({ cards: z.array(byId) }),
  output: z.array(card),
  summary: 'Gives each of these cards its place among them as its position, from 0',
});

export const deleteCard = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.delete.card',
  method: 'DELETE',
  path: `${base}/board/card`,
  input: byId,
  output: z.literal(true),
  summary: 'Deletes a card',
});

export const listLabels = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.labels',
  method: 'GET',
  path: `${base}/board/labels`,
  input: z.object({ boardId: z.string() }),
  output: z.array(boardLabel),
  summary: 'The labels of a board',
});

export const addLabel = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.add.label',
  method: 'PUT',
  path: `${base}/board/label`,
  input: z.object({ label: z.omit(boardLabel, { id: true }) }),
  output: boardLabel,
  summary: 'Adds a label',
});

export const changeLabel = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.change.label',
  method: 'PATCH',
  path: `${base}/board/label`,
  input: z.object({ id: z.string(), label: z.pick(tag, { title: true }) }),
  output: z.nullable(boardLabel),
  summary: 'Renames a label; null when there is none with this id',
});

export const deleteLabel = defineOperation({
  ...onDevice,
  name: 'demo.scrumboard.delete.label',
  method: 'DELETE',
  path: `${base}/board/label`,
  input: byId,
  output: z.literal(true),
  summary: 'Deletes a label, also from all cards that have it',
});
