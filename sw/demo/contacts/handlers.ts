import { newName, type StoredContact } from '#domain/demo/contacts/entities.ts';
import * as operations from '#domain/demo/contacts/operations.ts';
import { countries } from '#domain/demo/contacts/countries.ts';
import { must } from '#domain/must.ts';
import {
  allContacts,
  allContactTags,
  contactsNamed,
  contactWith,
} from '#store/demo/contacts/queries.ts';
import { handle } from '../demo-app.ts';
import { rowsOf } from '../rows.ts';
import { tagsOf } from '../tags.ts';

const contacts = rowsOf((demo) => demo.contact);
const tags = tagsOf(
  (demo) => demo.contactTag,
  (demo) => demo.contact,
  'tags',
);

const blank: Omit<StoredContact, 'id' | 'onTop'> = {
  avatar: null,
  background: null,
  name: newName,
  emails: [],
  phoneNumbers: [],
  title: null,
  company: null,
  birthday: null,
  address: null,
  notes: null,
  tags: [],
};

/** S7-045. */
const add = handle(operations.addContact, (demo) =>
  demo.transaction('rw', demo.contact, async () => {
    const highest = await demo.contact.orderBy('onTop').last();
    const onTop = (highest?.onTop ?? 0) + 1;
    const { id } = await contacts.add(demo, { ...blank, onTop });
    return must(await contactWith(demo, id), 'the new contact');
  }),
);

/** Once it was saved, it stands where its name belongs. */
const change = handle(operations.changeContact, async (demo, { id, contact }) => {
  await contacts.change(demo, id, { ...contact, onTop: null });
  return contactWith(demo, id);
});

const saveAvatar = handle(operations.saveAvatar, async (demo, { id, avatar }) => {
  await contacts.change(demo, id, { avatar });
  return contactWith(demo, id);
});

export const contactsHandlers = [
  handle(operations.listTags, allContactTags),
  handle(operations.addTag, (demo, { tag }) => tags.add(demo, tag)),
  handle(operations.changeTag, (demo, { id, tag }) => tags.change(demo, id, tag)),
  handle(operations.deleteTag, tags.remove),
  handle(operations.listContacts, allContacts),
  handle(operations.searchContacts, (demo, { query }) => contactsNamed(demo, query)),
  handle(operations.readContact, (demo, { id }) => contactWith(demo, id)),
  add,
  change,
  handle(operations.deleteContact, contacts.remove),
  saveAvatar,
  handle(operations.listCountries, () => Promise.resolve([...countries])),
];
