import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { byId, onDevice } from '../demo-operation.ts';
import { picture } from '../picture.ts';
import { tagOperations } from '../tag-operations.ts';
import { contact, country } from './entities.ts';

const base = '/api/apps/contacts';

export const { listTags, addTag, changeTag, deleteTag } = tagOperations('contacts', {
  word: 'tag',
  list: `${base}/tags`,
  one: `${base}/tag`,
});

export const listContacts = defineOperation({
  ...onDevice,
  name: 'demo.contacts.all',
  method: 'GET',
  path: `${base}/all`,
  input: z.object({}),
  output: z.array(contact),
  summary: 'All contacts by their names; above them those that were added and never saved since',
});

export const searchContacts = defineOperation({
  ...onDevice,
  name: 'demo.contacts.search',
  method: 'GET',
  path: `${base}/search`,
  input: z.object({ query: z._default(z.string(), '') }),
  output: z.array(contact),
  summary: 'Contacts whose name holds the words; all of them without words',
});

export const readContact = defineOperation({
  ...onDevice,
  name: 'demo.contacts.get',
  method: 'GET',
  path: `${base}/contact`,
  input: byId,
  output: z.nullable(contact),
  summary: 'One contact; null when there is none with this id',
});

export const addContact = defineOperation({
  ...onDevice,
  name: 'demo.contacts.add',
  method: 'POST',
  path: `${base}/contact`,
  input: z.object({}),
  output: contact,
  summary: 'Adds ‘New Contact’, on top',
});

export const changeContact = defineOperation({
  ...onDevice,
  name: 'demo.contacts.change',
  method: 'PATCH',
  path: `${base}/contact`,
  input: z.object({ id: z.string(), contact: z.partial(z.omit(contact, { id: true })) }),
  output: z.nullable(contact),
  summary: 'Changes what is named of a contact; null when there is none with this id',
});

export const deleteContact = defineOperation({
  ...onDevice,
  name: 'demo.contacts.delete',
  method: 'DELETE',
  path: `${base}/contact`,
  input: byId,
  output: z.literal(true),
  summary: 'Deletes a contact',
});

export const saveAvatar = defineOperation({
  ...onDevice,
  name: 'demo.contacts.avatar',
  method: 'POST',
  path: `${base}/avatar`,
  input: z.object({ id: z.string(), avatar: picture }),
  output: z.nullable(contact),
  summary:
    'Keeps a picture of a contact as its data: address; null when there is none with this id',
});

export const listCountries = defineOperation({
  ...onDevice,
  name: 'demo.contacts.countries',
  method: 'GET',
  path: `${base}/countries`,
  input: z.object({}),
  output: z.array(country),
  summary: 'Countries by name, with what one dials for them',
});
