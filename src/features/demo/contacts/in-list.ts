import type { Contact, StoredContact } from '#domain/demo/contacts/entities.ts';
import { folded } from '#domain/values/name-words.ts';
import type { LongGroup } from '../../../ui/long-list/long-list.tsx';

/** What the search of the list looks in. */
export function searchedText(contact: Contact): string {
  const { name, title, company, emails, phoneNumbers } = contact;
  const numbers = phoneNumbers.flatMap(({ phoneNumber }) => [
    phoneNumber,
    phoneNumber.replaceAll(/\D/g, ''),
  ]);
  const texts = [name, title, company, ...emails.map(({ email }) => email), ...numbers];
  return folded(texts.join('\n'));
}

/** What stands above a contact: its letter, and '#' where it begins with none. */
function headingOf({ name, onTop }: StoredContact): string {
  if (onTop !== null) return 'New';
  const [first = ''] = folded(name.trim());
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
}

/** Contacts in their order under the letters of their names. */
export function byLetter(contacts: readonly StoredContact[]): LongGroup<StoredContact>[] {
  const groups: { heading: string; rows: StoredContact[] }[] = [];
  for (const contact of contacts) {
    const heading = headingOf(contact);
    const last = groups.at(-1);
    if (last?.heading === heading) last.rows.push(contact);
    else groups.push({ heading, rows: [contact] });
  }
  return groups;
}
