import type { StoredContact } from '#domain/demo/contacts/entities.ts';
import type { Tag } from '#domain/demo/tag.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import { dealt, landscapes, peopleNames, personAt } from '../people.ts';
import { seedId } from '../seed-id.ts';

const remarks = [
  'Works nights in the first week of the month. Ask about the clinic visits.',
  'Speaks isiXhosa, Afrikaans and English. Can translate on short notice.',
  'Has a bakkie, and lends it for the chairs.',
  'Call after five. Mornings are for the children.',
  'Plays the keyboard, and knows who tunes a piano.',
];

const tags: readonly Tag[] = (
  ['Choir', 'Family', 'Leaders', 'Medical', 'Suppliers', 'Volunteers', 'Youth'] as const
).map((title, at) => ({ id: seedId('b', at + 1), title }));

/** Three of twenty have no picture: their letter stands for them. */
const withoutPicture = new Set([3, 9, 16]);

function contactOf(_: string, at: number): StoredContact {
  const { name, face, details } = personAt(at);
  return {
    id: seedId('a', at + 1),
    avatar: withoutPicture.has(at % 20) ? null : face,
    background: dealt(landscapes, at, 3),
    name,
    ...details,
    notes: at % 3 === 1 ? dealt(remarks, at) : null,
    tags: [dealt(tags, at, 3).id],
    onTop: null,
  };
}

/** 80 contacts, each with one of 7 tags. */
export function seedContacts(demo: DemoDatabase): Promise<unknown> {
  return Promise.all([
    demo.contactTag.bulkAdd(tags),
    demo.contact.bulkAdd(peopleNames.map(contactOf)),
  ]);
}
