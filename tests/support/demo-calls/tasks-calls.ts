import * as calls from '../../../src/domain/demo/tasks/operations.ts';
import { undoDeletion } from '../../../src/domain/demo/undo.ts';
import { type DemoCall, Having, ListOf, localDay, newId } from './demo-call.ts';

const section = 'aaaaaaaa-0000-4000-8000-000000000001';
const cards = 'aaaaaaaa-0000-4000-8000-000000000002';
const welcome = { id: 'bbbbbbbb-0000-4000-8000-000000000006', title: 'Welcome' };
const nobodys = '11111111-2222-4333-8444-555555555555';

const printCards = {
  id: cards,
  type: 'task',
  title: 'Print the welcome cards',
  notes: null,
  completed: true,
  dueDate: localDay,
  priority: 1,
  tags: [welcome.id],
  assignedTo: /^m\d+$/,
  subTasks: [],
  order: 1,
};
const blank = {
  id: newId,
  title: '',
  notes: null,
  completed: false,
  dueDate: null,
  priority: 1,
  tags: [],
  assignedTo: null,
  subTasks: [],
  order: 0,
};

export const tasksCalls: readonly DemoCall[] = [
  {
    ids: 'S7-104',
    call: calls.listTags,
    input: {},
    answer: new ListOf(6, new Having({ title: 'Events' })),
  },
  {
    ids: 'S7-108 S3-037',
    call: calls.listTasks,
    input: {},
    answer: new ListOf(30, new Having({ id: section, type: 'section' }), printCards),
  },
  { ids: 'S7-111', call: calls.readTask, input: { id: cards }, answer: printCards },
  { ids: 'S7-111', call: calls.readTask, input: { id: nobodys }, answer: null },
  {
    ids: 'S7-109',
    call: calls.searchTasks,
    input: { query: 'WELCOME' },
    answer: [{ ...printCards, title: 'Print the <mark>welcome</mark> cards' }],
  },
  { ids: 'S7-109 S5-011', call: calls.searchTasks, input: { query: '' }, answer: [] },
  {
    ids: 'S7-113 S4-030',
    call: calls.changeTask,
    input: { id: cards, task: { completed: false, priority: 2 } },
    answer: { ...printCards, completed: false, priority: 2 },
  },
  {
    ids: 'S7-113',
    call: calls.changeTask,
    input: { id: nobodys, task: { completed: true } },
    answer: null,
  },
  {
    ids: 'S7-110',
    call: calls.orderTasks,
    input: { tasks: [{ id: cards }] },
    answer: new ListOf(
      30,
      new Having({ id: cards, order: 0 }),
      new Having({ id: section, order: 1 }),
    ),
  },
  { ids: 'S7-114', call: calls.deleteTask, input: { id: cards }, answer: true },
  { ids: 'S7-114', call: calls.readTask, input: { id: cards }, answer: null },
  { ids: 'S7-114', call: undoDeletion, input: { id: cards }, answer: true },
  {
    ids: 'S7-114',
    call: calls.readTask,
    input: { id: cards },
    answer: new Having({ id: cards, order: 0 }),
  },
  {
    ids: 'S7-112 S9-031',
    call: calls.addTask,
    input: { type: 'task' },
    answer: { ...blank, type: 'task' },
  },
  {
    ids: 'S7-112',
    call: calls.addTask,
    input: { type: 'section' },
    answer: { ...blank, type: 'section' },
  },
  {
    ids: 'S7-108 S7-112',
    call: calls.listTasks,
    input: {},
    answer: new ListOf(
      32,
      new Having({ type: 'section', order: 0 }),
      new Having({ type: 'task', order: 1 }),
      new Having({ id: cards, order: 2 }),
    ),
  },
  {
    ids: 'S7-105',
    call: calls.addTag,
    input: { tag: { title: 'Music' } },
    answer: { id: newId, title: 'Music' },
  },
  {
    ids: 'S7-106',
    call: calls.changeTag,
    input: { id: welcome.id, tag: { title: 'Door' } },
    answer: { id: welcome.id, title: 'Door' },
  },
  { ids: 'S7-107 S4-032', call: calls.deleteTag, input: { id: welcome.id }, answer: true },
  {
    ids: 'S7-107 S4-032',
    call: calls.readTask,
    input: { id: cards },
    answer: new Having({ tags: [] }),
  },
];
