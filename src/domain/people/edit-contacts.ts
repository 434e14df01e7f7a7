import { type Edits, wished } from '../editing.ts';
import type { QueuePolicy } from '../operation.ts';
import { rowKey } from '../register/policies.ts';
import type { EmailAddress, PhoneNumber } from './contacts.ts';
import { person, type Person } from './entities.ts';
import { settledPerson } from './settled-person.ts';

export const editContactsName = 'people.editContacts';
export const mayEditContacts = 'person.editContacts';

/** The fields of a member that a group leader may change. */
export const contactFields = [
  'phoneNumbers',
  'emailAddresses',
  'address',
] as const satisfies (keyof Person)[];
export interface Contacts {
  phoneNumbers: PhoneNumber[];
  emailAddresses: EmailAddress[];
  address: string | null;
}

/** Input of a change of contacts, as it is captured. */
export interface EditContactsInput {
  id: string;
  edits: Edits<Contacts>;
}

export const editContactsPolicy: QueuePolicy<EditContactsInput> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  orderingKey: ({ id }) => rowKey({ entity: person }, id),
  optimisticPatches: ({ id, edits }) => [
    {
      entity: person.name,
      id,
      from: id,
      change: (row: Person) => settledPerson(wished(row, edits)),
    },
  ],
  describe: () => 'A change of phone, e-mail or address',
};
