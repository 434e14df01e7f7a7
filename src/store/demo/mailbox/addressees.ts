import { Dexie } from 'dexie';
import type { StoredContact } from '#domain/demo/contacts/entities.ts';
import { type Addressee, addresseeOf, writtenAs } from '#domain/demo/mailbox/addressee.ts';
import { contactsIn, isAddress, isOwn } from '#domain/demo/mailbox/addresses.ts';
import type { FolderId, Mail } from '#domain/demo/mailbox/entities.ts';
import type { DemoDatabase } from '../database.ts';

/**
 * Folders with mails from and to people. Nobody writes to the senders of spam; a draft is saved while its addresses are
 * being typed, and half an address must not come back as a suggestion, nor each save ask the store again.
 */
const answered: readonly FolderId[] = ['inbox', 'sent', 'trash'];

interface Known extends Addressee {
  /** Mails from and to them. */
  times: number;
  /** Of the newest of those; '' without one. */
  date: string;
}

type Book = Map<string, Known>;

/** Whether it is read again as this one, wherever it is written. */
function isSafe(addressee: Addressee): boolean {
  const written = writtenAs(addressee);
  return isAddress(addressee.address) && contactsIn(written).length === 1 && !isOwn(written);
}

function note(book: Book, contact: string, date: string): void {
  const { name, address } = addresseeOf(contact);
  const key = address.toLowerCase();
  const known = book.get(key) ?? { name: '', address, times: 0, date: '' };
  known.times += 1;
  // The newest name is the one that they use now.
  if (name !== '' && (known.name === '' || date >= known.date)) known.name = name;
  if (date > known.date) known.date = date;
  book.set(key, known);
}

function noteMail(book: Book, { from, to, cc, date }: Mail): void {
  for (const contact of [from.contact, ...contactsIn(to), ...cc]) note(book, contact, date);
}

function addPerson(book: Book, { name, emails }: StoredContact): void {
  for (const { email } of emails) {
    const address = email.trim();
    const known = book.get(address.toLowerCase());
    if (known && known.name === '') known.name = name.trim();
    if (!known) {
      book.set(address.toLowerCase(), { name: name.trim(), address, times: 0, date: '' });
    }
  }
}

const byUse = (one: Known, other: Known) =>
  other.times - one.times ||
  other.date.localeCompare(one.date) ||
  one.name.localeCompare(other.name, 'en');

/**
 * Everybody whom one could write to: first those of the most mails, of as many those of the newest, last the people of
 * Contacts without a mail.
 */
export async function allAddressees(demo: DemoDatabase): Promise<Addressee[]> {
  const inFolder = (folder: FolderId) =>
    demo.mail
      .where('[folder+date]')
      .between([folder, Dexie.minKey], [folder, Dexie.maxKey])
      .toArray();
  const [people, ...folders] = await Promise.all([
    demo.contact.orderBy('name').toArray(),
    ...answered.map(inFolder),
  ]);
  const book: Book = new Map();
  for (const mail of folders.flat()) noteMail(book, mail);
  for (const person of people) addPerson(book, person);
  return [...book.values()]
    .filter(isSafe)
    .toSorted(byUse)
    .map(({ name, address }) => ({ name, address }));
}
