import type { DomainFeature } from '../../domain-feature.ts';
import {
  addContact,
  addTag,
  changeContact,
  changeTag,
  deleteContact,
  deleteTag,
  listContacts,
  listCountries,
  listTags,
  readContact,
  saveAvatar,
  searchContacts,
} from './operations.ts';

export const feature: DomainFeature = {
  operations: [
    listTags,
    addTag,
    changeTag,
    deleteTag,
    listContacts,
    searchContacts,
    readContact,
    addContact,
    changeContact,
    deleteContact,
    saveAvatar,
    listCountries,
  ],
};
