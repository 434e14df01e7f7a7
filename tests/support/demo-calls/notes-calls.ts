import * as calls from '../../../src/domain/demo/notes/operations.ts';
import { undoDeletion } from '../../../src/domain/demo/undo.ts';
import { type DemoCall, Having, instant, ListOf, newId } from './demo-call.ts';

const first = 'aaaaaaaa-0000-4000-8000-000000000001';
const service = { id: 'bbbbbbbb-0000-4000-8000-000000000005', title: 'Service' };
const events = { id: 'bbbbbbbb-0000-4000-8000-000000000001', title: 'Events' };
const nobodys = '11111111-2222-4333-8444-555555555555';

const welcome = {
  id: first,
  title: 'Sunday welcome',
  content: /^Sanibonani/,
  tasks: [],
  image: null,
  reminder: null,
  labels: [service],
  archived: false,
  createdAt: instant,
  updatedAt: null,
};

export const notesCalls: readonly DemoCall[] = [
  {
    ids: 'S7-086',
    call: calls.listTags,
    input: {},
    answer: new ListOf(6, events),
  },
  {
    ids: 'S7-088 S3-032',
    call: calls.listNotes,
    input: {},
    answer: new ListOf(15, welcome, new Having({ title: 'Packing list: camp' })),
  },
  {
    ids: 'S7-090',
    call: calls.changeNote,
    input: { updatedNote: { id: first, title: 'Welcome', labels: [events, service.id] } },
    answer: { ...welcome, title: 'Welcome', labels: [events, service], updatedAt: instant },
  },
  {
    ids: 'S7-090 S4-029',
    call: calls.changeNote,
    input: { updatedNote: { id: first, archived: true } },
    answer: new Having({ id: first, title: 'Welcome', archived: true }),
  },
  {
    ids: 'S7-090',
    call: calls.changeNote,
    input: { updatedNote: { id: nobodys, title: 'Nobody’s' } },
    answer: null,
  },
  {
    ids: 'S7-087',
    call: calls.addNoteTask,
    input: { note: { id: first }, task: 'Practise the greeting' },
    answer: new Having({
      id: first,
      tasks: [{ id: newId, content: 'Practise the greeting', completed: false }],
    }),
  },
  {
    ids: 'S7-087',
    call: calls.addNoteTask,
    input: { note: { id: nobodys }, task: 'Nothing' },
    answer: null,
  },
  {
    ids: 'S7-089',
    call: calls.addNote,
    input: { note: { title: 'Keys', content: 'With Mama Dlamini', labels: [service] } },
    answer: {
      ...welcome,
      id: newId,
      title: 'Keys',
      content: 'With Mama Dlamini',
      labels: [service],
    },
  },
  {
    ids: 'S7-088',
    call: calls.listNotes,
    input: {},
    answer: new ListOf(16, new Having({ title: 'Keys' })),
  },
  { ids: 'S7-091', call: calls.deleteNote, input: { id: first }, answer: true },
  { ids: 'S7-091', call: calls.deleteNote, input: { id: first }, answer: true },
  {
    ids: 'S7-091',
    call: calls.listNotes,
    input: {},
    answer: new ListOf(
      15,
      new Having({ title: 'Keys' }),
      new Having({ title: 'Packing list: camp' }),
    ),
  },
  { ids: 'S7-091', call: undoDeletion, input: { id: first }, answer: true },
  {
    ids: 'S7-091',
    call: calls.listNotes,
    input: {},
    answer: new ListOf(
      16,
      new Having({ title: 'Keys' }),
      new Having({ id: first, title: 'Welcome' }),
    ),
  },
  {
    ids: 'S7-086',
    call: calls.addTag,
    input: { label: { title: 'Music' } },
    answer: { id: newId, title: 'Music' },
  },
  {
    ids: 'S7-086',
    call: calls.changeTag,
    input: { id: service.id, label: { title: 'Sunday' } },
    answer: { id: service.id, title: 'Sunday' },
  },
  {
    ids: 'S7-086',
    call: calls.changeTag,
    input: { id: nobodys, label: { title: 'Nobody’s' } },
    answer: null,
  },
  { ids: 'S7-086 S4-032', call: calls.deleteTag, input: { id: service.id }, answer: true },
  {
    ids: 'S7-086 S4-032',
    call: calls.listNotes,
    input: {},
    answer: new ListOf(
      16,
      new Having({ title: 'Keys', labels: [] }),
      new Having({ id: first, labels: [events] }),
    ),
  },
  { ids: 'S4-032', call: undoDeletion, input: { id: service.id }, answer: true },
  { ids: 'S4-032', call: undoDeletion, input: { id: service.id }, answer: false },
  {
    ids: 'S4-032',
    call: calls.listNotes,
    input: {},
    answer: new ListOf(16, new Having({ labels: [{ id: service.id, title: 'Sunday' }] })),
  },
];
