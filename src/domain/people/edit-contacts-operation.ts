import * as z from 'zod/mini';
import { fieldEdit } from '../edit-schema.ts';
import { defineOperation } from '../operation.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import { emailAddresses, phoneNumbers } from './contacts.ts';
import {
  contactFields,
  editContactsName,
  editContactsPolicy,
  mayEditContacts,
} from './edit-contacts.ts';

const allowed: ReadonlySet<string> = new Set(contactFields);

/** Another field is refused with a sentence, not left out: its author would take it for saved. */
const edits = z
  .looseObject({
    phoneNumbers: fieldEdit(phoneNumbers, z.unknown()),
    emailAddresses: fieldEdit(emailAddresses, z.unknown()),
    address: fieldEdit(z.nullable(line(0, 200)), z.unknown()),
  })
  .check(
    z.refine(
      (said) => Object.keys(said).every((field) => allowed.has(field)),
      'You can change the phone, the e-mail and the address here. Ask your church office for the rest',
    ),
  );

/** Changes how a person is reached, and nothing else of them. */
export const editContactsOperation = defineOperation({
  name: editContactsName,
  method: 'PATCH',
  path: '/api/v1/people/{id}/contacts',
  status: 202,
  input: z.object({ id: uuid, edits }),
  output: z.object({ id: uuid }),
  may: mayEditContacts,
  // Only a look-up tells the person's church and groups: the handler asks again with them.
  subject: () => ({ kind: 'anywhere' }),
  offline: editContactsPolicy,
  summary: 'Change the phone numbers, e-mail addresses and address of a person, field by field',
});
