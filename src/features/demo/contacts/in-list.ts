import type { Contact, StoredContact } from '#domain/demo/contacts/entities.ts';
import { underLetters } from '../../../demo/people/under-letters.ts';
import type { LongGroup } from '../../../ui/long-list/long-list.tsx';

/** Texts that the search of the list looks in. */
export function searchedText(contact: Contact): string {
  const { name, title, company, emails, phoneNumbers } = contact;
  const numbers = phoneNumbers.flatMap(({ phoneNumber }) => [
    phoneNumber,
    phoneNumber.replaceAll(/\D/g, ''),
  ]);
  const texts = [name, title, company, ...emails.map(({ email }) => email), ...numbers];
  return texts.join('\n');
}

/** Contacts in their order under the letters of their names; above them the new ones. */
export function byLetter(contacts: readonly StoredContact[]): LongGroup<StoredContact>[] {
  return underLetters(contacts, ({ onTop }) => (onTop === null ? null : 'New'));
}
