import * as calls from '../../../src/domain/demo/scrumboard/operations.ts';
import { positionStep as step } from '../../../src/domain/demo/scrumboard/positions.ts';
import { undoDeletion } from '../../../src/domain/demo/undo.ts';
import { type DemoCall, Having, instant, ListOf, localDay, newId } from './demo-call.ts';

const idOf = (kind: string, number: number) =>
  `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;
const boardId = idOf('a', 1);
const [todo, doing] = [idOf('b', 1), idOf('b', 2)];
const [first, second] = [idOf('c', 1), idOf('c', 2)];
const third = idOf('c', 3);
const events = { id: idOf('d', 2), boardId, title: 'Events' };
const outreach = { id: idOf('d', 4), boardId, title: 'Outreach' };
const nobodys = '11111111-2222-4333-8444-555555555555';

const planning = {
  id: boardId,
  title: 'Ministry planning',
  description: /^What the ministries/,
  icon: 'board',
  lastActivity: instant,
  members: new ListOf(3, { id: 'm1', name: 'Naledi Mokoena', avatar: null }),
};
const todoList = { id: todo, boardId, position: step, title: 'To do' };
const drive = {
  id: first,
  boardId,
  listId: todo,
  position: step,
  title: 'Christmas food drive',
  description: 'Deliver 300 parcels in Soweto.',
  labels: [outreach],
  dueDate: localDay,
  coverImage: null,
  members: ['m2', 'm4'],
  tasks: new ListOf(6, { id: newId, content: 'Ask the shops', completed: true }),
};

const onLists: readonly DemoCall[] = [
  {
    ids: 'S7-094 S9-029',
    call: calls.addList,
    input: { list: { boardId, title: 'Later' } },
    answer: { id: newId, boardId, position: 5 * step, title: 'Later' },
  },
  {
    ids: 'S7-094',
    call: calls.changeList,
    input: { list: { id: todo, title: 'To plan' } },
    answer: { ...todoList, title: 'To plan' },
  },
  {
    ids: 'S7-094',
    call: calls.changeList,
    input: { list: { id: nobodys, title: 'Nobody’s' } },
    answer: null,
  },
  {
    ids: 'S7-095',
    call: calls.changeLists,
    input: {
      lists: [
        { id: todo, position: 2 * step, title: 'To do' },
        { id: doing, position: step },
        { id: nobodys, position: 1 },
      ],
    },
    answer: [
      { ...todoList, position: 2 * step },
      { id: doing, boardId, position: step, title: 'In progress' },
    ],
  },
  { ids: 'S7-096', call: calls.deleteList, input: { id: todo }, answer: true },
  { ids: 'S7-096', call: calls.deleteList, input: { id: todo }, answer: true },
  {
    ids: 'S7-096',
    call: calls.changeCard,
    input: { id: first, card: { title: 'Gone with its list' } },
    answer: null,
  },
  { ids: 'S7-096', call: undoDeletion, input: { id: todo }, answer: true },
  {
    ids: 'S7-093 S7-096',
    call: calls.readBoard,
    input: { id: boardId },
    answer: new Having({
      lists: new ListOf(
        5,
        new Having({ id: doing }),
        new Having({ id: todo, cards: new ListOf(4, drive) }),
      ),
    }),
  },
];

const onCards: readonly DemoCall[] = [
  {
    ids: 'S7-097 S9-029',
    call: calls.addCard,
    input: { card: { listId: doing, title: 'Keys', labels: [events.id] } },
    answer: {
      id: newId,
      boardId,
      listId: doing,
      position: 3 * step,
      title: 'Keys',
      description: null,
      labels: [events],
      dueDate: null,
      coverImage: null,
      members: [],
      tasks: [],
    },
  },
  {
    ids: 'S7-098',
    call: calls.changeCard,
    input: {
      id: first,
      card: { title: 'Food drive', labels: [events, outreach.id], dueDate: null },
    },
    answer: { ...drive, title: 'Food drive', labels: [events, outreach], dueDate: null },
  },
  {
    ids: 'S7-098',
    call: calls.changeCard,
    input: { id: nobodys, card: { title: 'Nobody’s' } },
    answer: null,
  },
  {
    ids: 'S7-099 S4-033',
    call: calls.changeCards,
    input: {
      cards: [
        { id: second, listId: doing, position: 5 },
        { id: nobodys, position: 1 },
        { id: third, position: 7 },
      ],
    },
    answer: [
      new Having({ id: second, listId: doing, position: 5 }),
      new Having({ id: third, listId: todo, position: 7 }),
    ],
  },
  {
    ids: 'S7-101',
    call: calls.orderCards,
    input: { cards: [{ id: third }, { id: nobodys }, { id: first }] },
    answer: [new Having({ id: third, position: 0 }), new Having({ id: first, position: 2 })],
  },
  { ids: 'S7-100', call: calls.deleteCard, input: { id: second }, answer: true },
  { ids: 'S7-100', call: calls.deleteCard, input: { id: second }, answer: true },
  { ids: 'S7-100', call: undoDeletion, input: { id: second }, answer: true },
  {
    ids: 'S7-098',
    call: calls.changeCard,
    input: { id: second, card: {} },
    answer: new Having({ id: second, listId: doing, position: 5 }),
  },
];

const onLabels: readonly DemoCall[] = [
  {
    ids: 'S7-102 S3-036',
    call: calls.listLabels,
    input: { boardId },
    answer: new ListOf(5, new Having({ title: 'Discipleship' }), events),
  },
  { ids: 'S7-102', call: calls.listLabels, input: { boardId: nobodys }, answer: [] },
  {
    ids: 'S7-103',
    call: calls.addLabel,
    input: { label: { boardId, title: 'Music' } },
    answer: { id: newId, boardId, title: 'Music' },
  },
  {
    ids: 'S7-103',
    call: calls.changeLabel,
    input: { id: outreach.id, label: { title: 'In town' } },
    answer: { ...outreach, title: 'In town' },
  },
  {
    ids: 'S7-103',
    call: calls.changeLabel,
    input: { id: nobodys, label: { title: 'Nobody’s' } },
    answer: null,
  },
  { ids: 'S7-103 S4-032', call: calls.deleteLabel, input: { id: outreach.id }, answer: true },
  {
    ids: 'S7-103 S4-032',
    call: calls.changeCard,
    input: { id: first, card: {} },
    answer: new Having({ labels: [events] }),
  },
  { ids: 'S4-032', call: undoDeletion, input: { id: outreach.id }, answer: true },
  {
    ids: 'S4-032',
    call: calls.changeCard,
    input: { id: first, card: {} },
    answer: new Having({ labels: [events, { ...outreach, title: 'In town' }] }),
  },
];

export const scrumboardCalls: readonly DemoCall[] = [
  {
    ids: 'S7-092 S3-033',
    call: calls.listBoards,
    input: {},
    answer: new ListOf(3, planning, new Having({ members: new ListOf(8) })),
  },
  {
    ids: 'S7-093 S3-034 S3-035',
    call: calls.readBoard,
    input: { id: boardId },
    answer: {
      ...planning,
      lists: new ListOf(4, { ...todoList, cards: new ListOf(4, drive) }),
      labels: new ListOf(5),
    },
  },
  { ids: 'S7-093', call: calls.readBoard, input: { id: nobodys }, answer: null },
  ...onLists,
  ...onCards,
  ...onLabels,
  {
    ids: 'S7-040',
    call: calls.addBoard,
    input: { board: { title: 'Choir', members: ['m2'] } },
    answer: {
      id: newId,
      title: 'Choir',
      description: '',
      icon: 'board',
      lastActivity: instant,
      members: [{ id: 'm2', name: 'Thabo Nkosi', avatar: null }],
    },
  },
  {
    ids: 'S7-040',
    call: calls.changeBoard,
    input: { id: boardId, board: { title: 'Plans', icon: 'people' } },
    answer: { ...planning, title: 'Plans', icon: 'people' },
  },
  {
    ids: 'S7-040',
    call: calls.changeBoard,
    input: { id: nobodys, board: { title: 'Nobody’s' } },
    answer: null,
  },
  { ids: 'S7-040', call: calls.deleteBoard, input: { id: boardId }, answer: true },
  { ids: 'S7-092', call: calls.readBoard, input: { id: boardId }, answer: null },
  { ids: 'S7-102', call: calls.listLabels, input: { boardId }, answer: [] },
  { ids: 'S7-040', call: undoDeletion, input: { id: boardId }, answer: true },
  {
    ids: 'S7-093',
    call: calls.readBoard,
    input: { id: boardId },
    answer: new Having({ title: 'Plans', lists: new ListOf(5), labels: new ListOf(6) }),
  },
];
