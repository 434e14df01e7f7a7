import { defineRegister, type Register } from '../register/register.ts';
import { type PastoralNote, pastoralNote } from './entities.ts';
import { noteBlank, noteErrors, noteFields } from './note-fields.ts';
import { ofPerson } from './of-person.ts';

/** Confidential notes about people. A merge moves them to the kept person, and leaves them in their church. */
export const pastoralNotes: Register<PastoralNote> = defineRegister<PastoralNote>({
  ...ofPerson,
  name: 'pastoralNotes',
  words: { one: 'confidential note', many: 'confidential notes' },
  path: '/api/v1/pastoralnotes',
  entity: pastoralNote,
  may: { view: 'pastoralNote.view', write: 'pastoralNote.edit' },
  facet: 'pastoral',
  search: ['personId', 'note'],
  blank: noteBlank,
  fields: noteFields(2000, 'Only those who read confidential notes of this church read it.'),
  check: noteErrors,
});
