import type { Contact, StoredContact } from '#domain/demo/contacts/entities.ts';
import type { Tag } from '#domain/demo/tag.ts';
import { folded } from '#domain/values/name-words.ts';
import type { DemoDatabase } from '../database.ts';

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export function allContactTags(demo: DemoDatabase): Promise<Tag[]> {
  return demo.contactTag.orderBy('title').toArray();
}

/** By their names; above them those that were never saved, the last one first. */
export async function contactsInOrder(demo: DemoDatabase): Promise<StoredContact[]> {
  // Nearly in order already by the index: few names are left to compare.
  const contacts = await demo.contact.orderBy('name').toArray();
  return contacts.toSorted(
    (a, b) => (b.onTop ?? 0) - (a.onTop ?? 0) || names.compare(a.name, b.name),
  );
}

function asAnswered(stored: StoredContact): Contact {
  const { onTop: _, ...contact } = stored;
  return contact;
}

export async function allContacts(demo: DemoDatabase): Promise<Contact[]> {
  return (await contactsInOrder(demo)).map(asAnswered);
}

/** S7-043. */
export async function contactsNamed(demo: DemoDatabase, query: string): Promise<Contact[]> {
  const words = folded(query.trim());
  return (await allContacts(demo)).filter(({ name }) => folded(name).includes(words));
}

export async function contactWith(demo: DemoDatabase, id: string): Promise<Contact | null> {
  const contact = await demo.contact.get(id);
  return contact ? asAnswered(contact) : null;
}
