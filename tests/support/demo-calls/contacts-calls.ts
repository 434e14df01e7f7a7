import * as calls from '../../../src/domain/demo/contacts/operations.ts';
import { undoDeletion } from '../../../src/domain/demo/undo.ts';
import { type DemoCall, Having, ListOf, localDay, newId } from './demo-call.ts';

const first = 'aaaaaaaa-0000-4000-8000-000000000001';
const second = 'aaaaaaaa-0000-4000-8000-000000000002';
const choir = { id: 'bbbbbbbb-0000-4000-8000-000000000001', title: 'Choir' };
const nobodys = '11111111-2222-4333-8444-555555555555';
const pixel = 'data:image/png;base64,iVBORw0KGgo=';

const aaliyah = {
  id: first,
  avatar: /^data:image\/svg/,
  background: /^data:image\/svg/,
  name: 'Aaliyah Adams',
  emails: [
    { email: 'aaliyah.adams@example.org', label: 'Home' },
    { email: 'aaliyah@work.example.com', label: 'Work' },
  ],
  phoneNumbers: [
    { country: 'za', phoneNumber: '71 555 0100', label: 'Mobile' },
    { country: 'za', phoneNumber: '11 555 0100', label: 'Work' },
  ],
  title: 'Nurse',
  company: 'Groote Schuur Hospital',
  birthday: localDay,
  address: /^4 Harare Square/,
  notes: null,
  tags: [choir.id],
};

const blank = {
  id: newId,
  avatar: null,
  background: null,
  name: 'New Contact',
  emails: [],
  phoneNumbers: [],
  title: null,
  company: null,
  birthday: null,
  address: null,
  notes: null,
  tags: [],
};

export const contactsCalls: readonly DemoCall[] = [
  { ids: 'S7-049 S3-021', call: calls.listTags, input: {}, answer: new ListOf(7, choir) },
  {
    ids: 'S7-048 S3-022',
    call: calls.listCountries,
    input: {},
    answer: new ListOf(
      235,
      { id: 'af', iso: 'af', name: 'Afghanistan', code: '+93', flagImagePos: '0 0px' },
      { id: 'al', iso: 'al', name: 'Albania', code: '+355', flagImagePos: '0 -24px' },
    ),
  },
  {
    ids: 'S7-042 S3-020',
    call: calls.listContacts,
    input: {},
    answer: new ListOf(80, aaliyah, new Having({ id: second, name: 'Abel Mokgadi' })),
  },
  {
    ids: 'S7-043',
    call: calls.searchContacts,
    input: { query: 'ADAMS' },
    answer: [aaliyah, new Having({ name: 'Fatima Adams' })],
  },
  {
    ids: 'S7-043',
    call: calls.searchContacts,
    input: { query: '' },
    answer: new ListOf(80, aaliyah),
  },
  { ids: 'S7-043', call: calls.searchContacts, input: { query: 'nobody at all' }, answer: [] },
  { ids: 'S7-044', call: calls.readContact, input: { id: first }, answer: aaliyah },
  { ids: 'S7-044', call: calls.readContact, input: { id: nobodys }, answer: null },
  {
    ids: 'S7-046',
    call: calls.changeContact,
    input: { id: first, contact: { title: 'Midwife', emails: [], birthday: null } },
    answer: { ...aaliyah, title: 'Midwife', emails: [], birthday: null },
  },
  {
    ids: 'S7-046',
    call: calls.changeContact,
    input: { id: nobodys, contact: { title: 'Nobody’s' } },
    answer: null,
  },
  {
    ids: 'S7-053',
    call: calls.saveAvatar,
    input: { id: first, avatar: pixel },
    answer: new Having({ id: first, avatar: pixel, title: 'Midwife' }),
  },
  {
    ids: 'S7-053',
    call: calls.saveAvatar,
    input: { id: nobodys, avatar: pixel },
    answer: null,
  },
  { ids: 'S7-045', call: calls.addContact, input: {}, answer: blank },
  {
    ids: 'S7-045 S7-042',
    call: calls.listContacts,
    input: {},
    answer: new ListOf(81, blank, new Having({ id: first })),
  },
  { ids: 'S7-047', call: calls.deleteContact, input: { id: first }, answer: true },
  { ids: 'S7-047', call: calls.deleteContact, input: { id: first }, answer: true },
  { ids: 'S7-047', call: calls.readContact, input: { id: first }, answer: null },
  { ids: 'S7-047', call: undoDeletion, input: { id: first }, answer: true },
  {
    ids: 'S7-047',
    call: calls.readContact,
    input: { id: first },
    answer: new Having({ id: first, avatar: pixel, tags: [choir.id] }),
  },
  {
    ids: 'S7-050',
    call: calls.addTag,
    input: { tag: { title: 'Ushers' } },
    answer: { id: newId, title: 'Ushers' },
  },
  {
    ids: 'S7-051',
    call: calls.changeTag,
    input: { id: choir.id, tag: { title: 'Singers' } },
    answer: { id: choir.id, title: 'Singers' },
  },
  {
    ids: 'S7-051',
    call: calls.changeTag,
    input: { id: nobodys, tag: { title: 'Nobody’s' } },
    answer: null,
  },
  { ids: 'S7-052 S4-032', call: calls.deleteTag, input: { id: choir.id }, answer: true },
  {
    ids: 'S7-052 S4-032',
    call: calls.readContact,
    input: { id: first },
    answer: new Having({ tags: [] }),
  },
  { ids: 'S7-052 S4-032', call: undoDeletion, input: { id: choir.id }, answer: true },
  {
    ids: 'S7-052 S4-032',
    call: calls.readContact,
    input: { id: first },
    answer: new Having({ tags: [choir.id] }),
  },
];
