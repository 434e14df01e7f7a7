import * as calls from '../../../src/domain/demo/mailbox/operations.ts';
import { undoDeletion } from '../../../src/domain/demo/undo.ts';
import { type DemoCall, Having, instant, ListOf, newId } from './demo-call.ts';

const first = 'aaaaaaaa-0000-4000-8000-000000000001';
const nobodys = '11111111-2222-4333-8444-555555555555';
const written = '22222222-2222-4333-8444-555555555555';
const churches = {
  id: 'bbbbbbbb-0000-4000-8000-000000000001',
  title: 'Churches',
  slug: 'churches',
  color: 'pink',
};
const place = (id: string, title: string) => ({ id, title, slug: id, color: null });

const venue = {
  id: first,
  type: 'mail',
  from: { avatar: null, contact: 'Thabo Nkosi <thabo.nkosi@example.org>' },
  to: 'Naledi Mokoena <naledi.mokoena@example.org>',
  cc: [],
  bcc: [],
  date: instant,
  subject: 'Khayelitsha venue on Sunday',
  content: /^<p>Molo Naledi,<\/p>/,
  attachments: [],
  starred: true,
  important: true,
  unread: true,
  folder: 'inbox',
  labels: [churches.id],
  ccCount: 0,
  bccCount: 0,
};

function pages(totalResults: number, currentPage: number, startIndex: number, endIndex: number) {
  const lastPage = Math.ceil(totalResults / 10);
  return { totalResults, resultsPerPage: 10, currentPage, lastPage, startIndex, endIndex };
}

const letter = {
  to: 'sipho@example.org',
  cc: ['Fatima <fatima@example.org>'],
  bcc: [],
  subject: 'Chairs',
  content: '<p>Twelve more.</p>',
  attachments: [{ type: 'image/png', name: 'Hall.png', size: 96_240, preview: null }],
};

export const mailboxCalls: readonly DemoCall[] = [
  { ids: 'S7-073', call: calls.readSettings, input: {}, answer: { messageLayout: 'beside' } },
  {
    ids: 'S7-074',
    call: calls.changeSettings,
    input: { settings: { messageLayout: 'alone' } },
    answer: { messageLayout: 'alone' },
  },
  {
    ids: 'S7-075 S3-031 S9-026 S9-027 S9-028',
    call: calls.listFolders,
    input: {},
    answer: [
      { ...place('inbox', 'Inbox'), count: 27 },
      { ...place('sent', 'Sent'), count: 0 },
      { ...place('drafts', 'Drafts'), count: 7 },
      { ...place('spam', 'Spam'), count: 13 },
      { ...place('trash', 'Trash'), count: 0 },
    ],
  },
  {
    ids: 'S7-076 S3-031',
    call: calls.listFilters,
    input: {},
    answer: [place('starred', 'Starred'), place('important', 'Important')],
  },
  { ids: 'S7-077 S3-031', call: calls.listLabels, input: {}, answer: new ListOf(6, churches) },
  {
    ids: 'S7-081 S7-083 S9-025',
    call: calls.listMails,
    input: { folder: 'inbox' },
    answer: { mails: new ListOf(10, venue), pagination: pages(45, 1, 0, 9) },
  },
  {
    ids: 'S7-081 S7-083',
    call: calls.listMails,
    input: { folder: 'inbox', page: '5' },
    answer: {
      mails: new ListOf(5, new Having({ folder: 'inbox' })),
      pagination: pages(45, 5, 40, 44),
    },
  },
  {
    ids: 'S7-081',
    call: calls.listMails,
    input: { folder: 'inbox', page: '6' },
    answer: { mails: null, pagination: pages(45, 6, 50, 44) },
  },
  {
    ids: 'S7-081',
    call: calls.listMails,
    input: { filter: 'starred', page: '1' },
    answer: new Having({ pagination: pages(56, 1, 0, 9) }),
  },
  {
    ids: 'S7-081',
    call: calls.listMails,
    input: { filter: 'important', page: '5' },
    answer: new Having({ pagination: pages(47, 5, 40, 46) }),
  },
  {
    ids: 'S7-081',
    call: calls.listMails,
    input: { label: 'churches', page: '1' },
    answer: new Having({ mails: new ListOf(10, venue) }),
  },
  {
    ids: 'S7-081',
    call: calls.listMails,
    input: { label: 'no-such-label' },
    answer: { mails: [], pagination: { ...pages(0, 1, 0, -1), lastPage: 1 } },
  },
  { ids: 'S7-084 S3-030', call: calls.readMail, input: { id: first }, answer: venue },
  { ids: 'S7-084', call: calls.readMail, input: { id: nobodys }, answer: null },
  {
    ids: 'S7-085',
    call: calls.changeMail,
    input: { id: first, mail: { unread: false, starred: false } },
    answer: { ...venue, unread: false, starred: false },
  },
  {
    ids: 'S7-085 S9-028',
    call: calls.listFolders,
    input: {},
    answer: new ListOf(5, new Having({ id: 'inbox', count: 26 })),
  },
  {
    ids: 'S7-085',
    call: calls.changeMail,
    input: { id: nobodys, mail: { unread: false } },
    answer: null,
  },
  {
    ids: 'S7-078',
    call: calls.addLabel,
    input: { label: { title: 'Choir practice', color: 'teal' } },
    answer: { id: newId, title: 'Choir practice', slug: 'choir-practice', color: 'teal' },
  },
  {
    ids: 'S7-079',
    call: calls.changeLabel,
    input: { id: churches.id, label: { title: 'Choir practice!', color: 'red' } },
    answer: { ...churches, title: 'Choir practice!', slug: 'choir-practice-1', color: 'red' },
  },
  {
    ids: 'S7-079',
    call: calls.changeLabel,
    input: { id: nobodys, label: { color: 'red' } },
    answer: null,
  },
  { ids: 'S7-080 S4-032', call: calls.deleteLabel, input: { id: churches.id }, answer: true },
  {
    ids: 'S7-080 S4-032',
    call: calls.readMail,
    input: { id: first },
    answer: new Having({ labels: [] }),
  },
  { ids: 'S7-080 S4-032', call: undoDeletion, input: { id: churches.id }, answer: true },
  {
    ids: 'S7-080 S4-032',
    call: calls.readMail,
    input: { id: first },
    answer: new Having({ labels: [churches.id] }),
  },
  {
    ids: 'issue 15: a draft',
    call: calls.writeMail,
    input: { id: written, mail: { ...letter, isSent: false } },
    answer: new Having({ id: written, ...letter, folder: 'drafts', unread: false, ccCount: 1 }),
  },
  {
    ids: 'issue 15: sent',
    call: calls.writeMail,
    input: { id: written, mail: { ...letter, subject: 'More chairs', isSent: true } },
    answer: new Having({ id: written, subject: 'More chairs', folder: 'sent' }),
  },
  {
    ids: 'issue 15: sent is sent',
    call: calls.writeMail,
    input: { id: written, mail: { ...letter, isSent: false } },
    answer: new Having({ id: written, subject: 'More chairs', folder: 'sent' }),
  },
  {
    ids: 'issue 15: the newest stands first',
    call: calls.listMails,
    input: { folder: 'sent' },
    answer: new Having({ mails: new ListOf(10, new Having({ id: written })) }),
  },
  {
    ids: 'issue 15: a file for a mail',
    call: calls.attachFile,
    input: {
      file: { name: 'Hello.txt', type: 'text/plain', content: 'data:text/plain;base64,aGVsbG8=' },
    },
    answer: { type: 'text/plain', name: 'Hello.txt', size: 5, preview: null, contentId: newId },
  },
  { ids: 'issue 15', call: calls.deleteMail, input: { id: written }, answer: true },
  { ids: 'issue 15', call: calls.readMail, input: { id: written }, answer: null },
  { ids: 'issue 15', call: undoDeletion, input: { id: written }, answer: true },
  {
    ids: 'issue 15',
    call: calls.readMail,
    input: { id: written },
    answer: new Having({ id: written, folder: 'sent' }),
  },
];
