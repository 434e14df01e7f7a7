import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { StoredContact } from '#domain/demo/contacts/entities.ts';
import { ownContact } from '#domain/demo/mailbox/addresses.ts';
import type { Mail } from '#domain/demo/mailbox/entities.ts';
import { keepAsking } from '../../keep-asking.ts';
import { openDemo } from '../database.ts';
import { allAddressees } from './addressees.ts';

const demo = openDemo();
let made = 0;

beforeEach(async () => {
  await Promise.all([demo.mail.clear(), demo.contact.clear()]);
});

const sipho = 'Sipho Mthembu <sipho@example.org>';
const fatima = 'Fatima Adams <fatima@example.org>';

function mail(date: string, part: Partial<Mail> & { sender?: string }): Mail {
  const { sender = ownContact, ...rest } = part;
  made += 1;
  return {
    id: `m${made}`,
    type: 'mail',
    from: { avatar: null, contact: sender },
    to: ownContact,
    cc: [],
    bcc: [],
    date: `2026-11-${date}T09:00:00.000Z`,
    subject: '',
    content: '',
    attachments: [],
    starred: false,
    important: false,
    unread: false,
    folder: 'inbox',
    labels: [],
    ...rest,
  };
}

function person(name: string, ...emails: string[]): StoredContact {
  const none = { title: null, company: null, birthday: null, address: null, notes: null };
  return {
    ...none,
    id: name,
    avatar: null,
    background: null,
    name,
    emails: emails.map((email) => ({ email, label: '' })),
    phoneNumbers: [],
    tags: [],
    onTop: null,
  };
}

const names = async () => (await allAddressees(demo)).map(({ name, address }) => name || address);

test('those of the most mails come first, of as many those of the newest, then the people of Contacts', async () => {
  await demo.mail.bulkAdd([
    mail('01', { sender: fatima }),
    mail('02', { folder: 'sent', to: sipho, cc: ['lerato@example.org'] }),
    mail('03', { folder: 'sent', to: `"Zulu, Nomsa" <nomsa@example.org>; ${sipho}` }),
  ]);
  await demo.contact.bulkAdd([
    person('Zodwa Hlophe', 'zodwa@example.org', 'zodwa@work.example.com'),
    person('Abel Mokgadi', 'abel@example.org'),
    person('Gift Chauke'),
    person('Half Typed', 'half@'),
  ]);
  expect(await allAddressees(demo)).toEqual([
    { name: 'Sipho Mthembu', address: 'sipho@example.org' },
    { name: 'Zulu, Nomsa', address: 'nomsa@example.org' },
    { name: '', address: 'lerato@example.org' },
    { name: 'Fatima Adams', address: 'fatima@example.org' },
    { name: 'Abel Mokgadi', address: 'abel@example.org' },
    { name: 'Zodwa Hlophe', address: 'zodwa@example.org' },
    { name: 'Zodwa Hlophe', address: 'zodwa@work.example.com' },
  ]);
});

test('one address is one person, by the newest name; Contacts name an address that has none', async () => {
  await demo.mail.bulkAdd([
    mail('05', { sender: 'S. Mthembu <Sipho@example.org>' }),
    mail('09', { folder: 'sent', to: sipho }),
    mail('12', { folder: 'trash', sender: 'sipho@EXAMPLE.org' }),
    mail('13', { sender: 'lerato@example.org' }),
  ]);
  await demo.contact.add(person('Lerato Dlamini', 'Lerato@example.org'));
  expect(await names()).toEqual(['Sipho Mthembu', 'Lerato Dlamini']);
});

test('neither oneself, nor spam, nor drafts, nor what is no address', async () => {
  await demo.mail.bulkAdd([
    mail('01', { folder: 'spam', sender: 'Lucky Draw <offers@example.com>' }),
    mail('02', { folder: 'drafts', to: 'fatima@example.or' }),
    mail('03', { folder: 'sent', to: 'the elders', cc: [fatima] }),
  ]);
  expect(await names()).toEqual(['Fatima Adams']);
});

const watch = (ask: () => Promise<number>, tell: (many: number) => void) =>
  keepAsking({ ask, tell, rest: () => 0 });

test('a draft that is saved asks nothing again, a mail that is sent does', async () => {
  await demo.mail.add(mail('01', { sender: fatima }));
  const told: number[] = [];
  const watched = watch(
    async () => (await allAddressees(demo)).length,
    (many) => told.push(many),
  );
  let drafts = 0;
  const beside = watch(
    () => demo.mail.where('[folder+date]').between(['drafts', ''], ['drafts', '~']).count(),
    (many) => (drafts = many),
  );
  await expect.poll(() => told).toEqual([1]);
  const draft = mail('02', { folder: 'drafts', to: sipho });
  await demo.mail.put(draft);
  // One who asks for drafts has heard of it.
  await expect.poll(() => drafts).toBe(1);
  expect(told).toEqual([1]);
  await demo.mail.put({ ...draft, folder: 'sent' });
  await expect.poll(() => told).toEqual([1, 2]);
  watched.unsubscribe();
  beside.unsubscribe();
});

test('5 000 mails of 900 people are 900 addressees', async () => {
  const some = ['inbox', 'sent', 'trash'] as const;
  await demo.mail.bulkAdd(
    Array.from({ length: 5000 }, (_, at) =>
      mail('01', {
        folder: some[at % 3] ?? 'inbox',
        sender: `Person ${at % 900} <p${at % 900}@example.org>`,
      }),
    ),
  );
  expect(await names()).toHaveLength(900);
});
