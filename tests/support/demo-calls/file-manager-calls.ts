import * as calls from '../../../src/domain/demo/file-manager/operations.ts';
import { undoDeletion } from '../../../src/domain/demo/undo.ts';
import { type DemoCall, Having, instant, ListOf, newId } from './demo-call.ts';

const idOf = (number: number) => `aaaaaaaa-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
const events = idOf(1);
const carols = idOf(4);
const programme = idOf(5);
const nobodys = '11111111-2222-4333-8444-555555555555';

const folder = {
  id: events,
  folderId: null,
  name: 'Events',
  createdBy: 'Naledi Mokoena',
  createdAt: instant,
  modifiedAt: instant,
  size: 415_000,
  type: 'folder',
  contents: '2 files',
  description: /^What each event/,
};

const uploaded = {
  id: newId,
  folderId: events,
  name: 'Choir',
  createdBy: 'You',
  createdAt: instant,
  modifiedAt: instant,
  size: 5,
  type: 'TXT',
  contents: null,
  description: null,
};

const file = {
  folderId: events,
  name: 'Choir',
  type: 'TXT',
  content: 'data:text/plain;base64,aGVsbG8=',
};

export const fileManagerCalls: readonly DemoCall[] = [
  {
    ids: 'S7-068 S7-069 S3-027',
    call: calls.listFolder,
    input: { folderId: null },
    answer: {
      folders: [folder, new Having({ name: 'Finance' }), new Having({ name: 'Photos' })],
      files: new ListOf(13, new Having({ name: 'Baptism names', type: 'XLS', size: 96_000 })),
      path: [],
    },
  },
  {
    ids: 'S7-068',
    call: calls.listFolder,
    input: {},
    answer: new Having({ folders: new ListOf(3, folder), path: [] }),
  },
  {
    ids: 'S7-068',
    call: calls.listFolder,
    input: { folderId: carols },
    answer: {
      folders: [],
      files: [new Having({ id: programme, folderId: carols })],
      path: [folder, new Having({ id: carols })],
    },
  },
  {
    ids: 'S7-068',
    call: calls.listFolder,
    input: { folderId: nobodys },
    answer: { folders: [], files: [], path: [] },
  },
  { ids: 'issue 15', call: calls.uploadFile, input: { file }, answer: uploaded },
  {
    ids: 'issue 15',
    call: calls.uploadFile,
    input: { file: { ...file, name: 'choir' } },
    answer: { ...uploaded, name: 'choir (2)' },
  },
  {
    ids: 'issue 15',
    call: calls.addFolder,
    input: { folder: { folderId: null, name: ' Events ' } },
    answer: {
      ...uploaded,
      folderId: null,
      name: 'Events (2)',
      size: 0,
      type: 'folder',
      contents: '0 files',
    },
  },
  {
    ids: 'issue 15',
    call: calls.changeFile,
    input: { id: programme, item: { name: 'Programme', description: 'Hymns' } },
    answer: new Having({ id: programme, name: 'Programme', description: 'Hymns', type: 'DOC' }),
  },
  {
    ids: 'issue 15',
    call: calls.changeFile,
    input: { id: nobodys, item: { name: 'Nobody’s' } },
    answer: null,
  },
  {
    ids: 'issue 15: moved to the top',
    call: calls.changeFile,
    input: { id: programme, item: { folderId: null } },
    answer: new Having({ id: programme, folderId: null, name: 'Programme' }),
  },
  {
    ids: 'issue 15: and back',
    call: calls.changeFile,
    input: { id: programme, item: { folderId: carols, name: 'Programme' } },
    answer: new Having({ id: programme, folderId: carols, name: 'Programme' }),
  },
  { ids: 'issue 15', call: calls.deleteFile, input: { id: events }, answer: true },
  { ids: 'issue 15', call: calls.deleteFile, input: { id: events }, answer: true },
  {
    ids: 'issue 15',
    call: calls.listFolder,
    input: { folderId: carols },
    answer: { folders: [], files: [], path: [] },
  },
  { ids: 'issue 15', call: undoDeletion, input: { id: events }, answer: true },
  {
    ids: 'issue 15',
    call: calls.listFolder,
    input: { folderId: carols },
    answer: new Having({ files: [new Having({ name: 'Programme' })], path: new ListOf(2) }),
  },
];
